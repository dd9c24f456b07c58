import type { AnyGame, Json } from '@boxcars/engine';
import { CHECK_NAMES, runConformance } from '@boxcars/engine/testkit';

import { games } from '../src/index.ts';

/** Random games for each check at each table. */
const GAMES = 8;
/** About how many positions of a game the slow checks look at. */
const MOST = 200;

type Settings = { readonly [name: string]: Json };

/** Puts every game through the conformance suite, larger than the tests do. Throws at the first thing found. */
export default function prove(): { title: string; lines: string[]; numbers: { [what: string]: number } } {
  const numbers: { [what: string]: number } = {};
  for (const game of Object.values(games)) {
    for (const { check, table, findings, counts } of runConformance(game, {
      variants: variantsOf(game),
      games: GAMES,
      most: MOST,
    })) {
      const [first] = findings;
      if (first !== undefined) throw new Error(`${game.id}, ${check}, ${table}: ${first.where}: ${first.what}`);
      for (const [what, count] of Object.entries(counts)) {
        const name = `${game.id}: ${check}: ${what}`;
        numbers[name] = (numbers[name] ?? 0) + count;
      }
    }
  }
  const names = Object.keys(games).join(', ');
  const lines = [
    `${GAMES} random games for every check at every table of ${names}: every number of seats with the default settings, and with each switch thrown by itself.`,
    `The checks: ${CHECK_NAMES.join(', ')}. What each promises is in docs/testkit.md.`,
    'Nothing was found. The numbers say how much was looked at.',
  ];
  return { title: 'Every game conforms', lines, numbers };
}

/** The defaults, and each switch thrown by itself. */
function variantsOf(game: AnyGame): Settings[] {
  const switches = Object.entries(game.options).flatMap(([name, spec]) =>
    spec.kind === 'switch' ? [{ [name]: !spec.default }] : [],
  );
  return [{}, ...switches];
}
