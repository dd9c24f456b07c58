import { oddsOf, type Action, type MineName, type Town, type View } from '@boxcars/games/boomtown';

import { line, player, type Line, type Translator } from '../../words.ts';
import { expectedOf, ROLLS, saloonTakes } from './forecast.ts';
import { isSameMine } from './news.ts';
import { decimal } from './numbers.ts';
import { feeFor, mayorWith, postsOf, townOf } from './posts.ts';

/** What an answer aimed at a mine, a Saloon or a town would do, as far as it can be told before. */
// long: one case for each kind of action
export function consequencesOf(view: View, action: Action | null, t: Translator): readonly Line[] {
  const { you } = view;
  if (action === null || you === null) return [];
  switch (action.type) {
    case 'expropriate':
      return [...feeLines(view, action.town, you), ...mayorLines(view, action, you)];
    case 'blow-up-mine':
      return mayorLines(view, action, null);
    case 'place-vein': {
      const veins = 1 + (ownerOf(view, action)?.mine.veins ?? 0);
      return [line('board.per-round', { gold: decimal(t, expectedOf(view, action, you, veins)) })];
    }
    case 'place-saloon':
    case 'place-girls': {
      const takes = saloonTakes({ girls: action.type === 'place-girls' });
      return [line('board.per-round', { gold: decimal(t, incomeOf(view, action.town, you, takes)) })];
    }
    case 'place-governor': {
      const mines = postsOf(view).mines[view.towns.indexOf(townOf(view, action.town)) * view.players.length + you] ?? 0;
      return [line('board.governor-costs', { from: mines, to: 2 * mines })];
    }
    case 'pass':
    case 'bid':
    case 'play-mustang':
    case 'keep-mustang':
    case 'take-mine':
    case 'take-event':
    case 'use-held':
    case 'blow-up-saloon':
    case 'hold-up':
    case 'turn-die':
    case 'keep-dice':
      return [];
  }
}

/** BT-E3: the mayor is paid first, unless the table plays without that. */
function feeLines(view: View, town: Town, you: number): readonly Line[] {
  const { mayor } = townOf(view, town);
  const gold = view.expropriationFee ? feeFor(view, town, you) : 0;
  return mayor === null || gold === 0 ? [] : [line('board.fee.to', { gold, seat: player(mayor) })];
}

/** Whether the mayor of the mine's town would be another. */
function mayorLines(view: View, mine: MineName, taker: number | null): readonly Line[] {
  const { mayor } = townOf(view, mine.town);
  const next = mayorWith(view, mine.town, taker, ownerOf(view, mine)?.seat ?? null);
  if (next === mayor) return [];
  const town = line(`name.town.${mine.town}`);
  return [
    next === null ? line('board.then-no-mayor', { town }) : line('board.then-mayor', { town, seat: player(next) }),
  ];
}

function ownerOf(
  view: View,
  name: MineName,
): { readonly seat: number; readonly mine: View['players'][number]['mines'][number] } | null {
  for (const [seat, { mines }] of view.players.entries()) {
    const mine = mines.find((one) => isSameMine(one, name));
    if (mine !== undefined) return { seat, mine };
  }
  return null;
}

/** What a Saloon takes a round, on average, with the mines that others have in its town now. */
function incomeOf({ players }: View, town: Town, keeper: number, takes: number): number {
  const rolls = players
    .flatMap(({ mines }, seat) => (seat === keeper ? [] : mines))
    .filter((mine) => mine.town === town)
    .reduce((sum, { number }) => sum + oddsOf(number), 0);
  return (rolls * takes) / ROLLS;
}
