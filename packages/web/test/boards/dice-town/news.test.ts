import { eventFor, EventLog, FastChance, PUBLIC, type Viewer } from '@boxcars/engine';
import { diceTown, type Action, type Event, type PileView, type State, type View } from '@boxcars/games/dice-town';
import { expect, test } from 'vitest';

import { board } from '../../../src/boards/dice-town/index.tsx';
import { after } from '../../../src/boards/dice-town/news.ts';

const OPTIONS = { brute: 'edition', townHall: 'edition', sheriff: -1, storeCards: null, properties: null } as const;

function counts({ store, properties }: PileView): readonly number[] {
  return [store, properties];
}

/** What events tell of a view; what is known of hidden cards comes with the next view. */
function told(view: View): unknown {
  return {
    round: view.round,
    sheriff: view.sheriff,
    mine: view.mine,
    bank: view.bank,
    stagecoach: view.stagecoach,
    row: view.row,
    storeDeck: view.storeDeck,
    drawn: counts(view.drawn),
    taken: counts(view.taken),
    scores: view.scores,
    champion: view.champion,
    cheats: view.cheats,
    players: view.players.map((player) => ({
      nuggets: player.nuggets,
      dollars: player.dollars,
      kept: player.kept,
      unkept: player.unkept,
      wired: player.wired.toSorted(),
    })),
  };
}

function randomAnswers(state: State, chance: FastChance): void {
  const legal: Action[] = [];
  const answers: Action[] = [];
  const log = new EventLog<Event>();
  const viewers: Viewer[] = [PUBLIC, ...Array.from({ length: state.seats }, (_, seat) => seat)];
  const before = viewers.map((viewer) => diceTown.view(state, viewer));
  for (const seat of diceTown.window(state)?.seats ?? []) {
    answers[seat] = legal[chance.below(diceTown.legalActions(state, seat, legal))] as Action;
  }
  diceTown.apply(state, answers, chance, log);
  for (const [i, viewer] of viewers.entries()) {
    const events = log.entries.map((entry) => eventFor(entry, viewer));
    const shown = events.reduce(after, before[i] as View);
    expect(told(shown)).toEqual(told(diceTown.view(state, viewer)));
    for (const event of events) {
      expect(board.pace?.(event)).toBeGreaterThanOrEqual(0);
      for (const motion of board.motions?.(event, shown) ?? []) expect(motion.motion).toMatch(/^(?:fly|glow|shake)$/);
    }
  }
}

test.each([
  [2, 'hu'],
  [3, 'cs'],
  [5, 'hu'],
] as const)('with %i players (%s) the events lead from view to view, for everyone', (seats, edition) => {
  const chance = new FastChance(seats);
  const state = diceTown.setup(seats, { ...OPTIONS, edition }, chance);
  while (diceTown.window(state) !== null) randomAnswers(state, chance);
  expect(state.step).toBe('over');
});
