import { canonical, FastChance, type Action, type AnyGame, type Seat } from '@boxcars/engine';

import { searchOf, type BotName, type BotSettings } from './levels.ts';
import { minds, type Mind } from './minds.ts';
import { bestOf, mergeTried, Search, type Found } from './search/index.ts';

/**
 * A question that several threads think about together. `state` was resampled for the seat. Equal questions get equal
 * answers, whichever thread does which part; other numbers of parts may come to other answers.
 */
export interface SharedQuestion {
  readonly game: AnyGame;
  readonly level: BotName;
  readonly settings?: BotSettings;
  readonly seat: Seat;
  readonly state: object;
  readonly seed: number;
  readonly parts: number;
}

type AnySearch = ReturnType<typeof searchOf<object, Action>>;

function searchFor(game: string, level: BotName, settings: BotSettings): AnySearch {
  return searchOf(minds[game] as unknown as Mind<object, Action> | undefined, level, settings);
}

/** Whether a level thinks in a way that can be shared: by search alone. */
export function canShare(game: string, level: BotName): boolean {
  return searchFor(game, level, {}) !== null;
}

/** One thread's part of the thinking: the same candidates as all others', in worlds of its own. */
export function thinkPart(question: SharedQuestion, part: number): Found<Action>[] {
  const { game, level, settings = {}, seat, state, seed, parts } = question;
  const found = searchFor(game.id, level, settings);
  if (found === null) throw new Error(`${level} of ${game.id} doesn't share its thoughts`);
  const { guide, budget } = found;
  const search = new Search<object, Action>(game, guide);
  const position = {
    game,
    seat,
    chance: new FastChance(seed),
    imagine: (chance: FastChance) => game.resample(state, seat, chance),
  };
  const iterations = Math.max(2, Math.ceil(budget.iterations / parts));
  return search.think(position, { ...budget, iterations }, [], { part, parts }).tried;
}

/** What all the parts come to. */
export function joinParts(question: SharedQuestion, found: readonly (readonly Found<Action>[])[]): Action {
  const { game, level, settings = {} } = question;
  return bestOf(mergeTried(found, canonical), searchFor(game.id, level, settings)?.guide.doubt ?? 0);
}
