import { FastChance, KeyedChance, Match, type AnyGame, type Entry } from '@boxcars/engine';
import { findGame, games } from '@boxcars/games';
import { expect, it } from 'vitest';

import { Telling } from '../src/telling.ts';
import { textIn } from './frame-text.ts';
import { Checker, only } from './messages/checker.ts';
import { checkMatch } from './messages/sitting.ts';
import { newFolder } from './running.ts';

it.each(Object.values(games))(
  '$id: every message of a match is the one that its reader’s knowledge alone gives',
  async (game) => {
    const found = await checkMatch({ game, people: 3, samples: 1, seed: 5, most: 120, data: newFolder() });
    expect(found.wrong).toEqual([]);
    expect(found.leaks).toEqual([]);
    expect(found.counts.rebuilt).toBeGreaterThan(2 * found.entries);
    expect(found.counts.refusals).toBeGreaterThan(0);
  },
  120_000,
);

/** What the checker finds in the messages that `viewer` is sent of some moves of Dice Town, by these rules. */
function checked(game: AnyGame, viewer: number, reader = viewer): Checker {
  const seed = new Uint8Array(32).fill(7);
  const seats = ['a', 'b', 'c'].map((name) => ({ name, kind: 'person' as const }));
  const started = Match.start(game, { seats, chance: new KeyedChance(seed), at: 0, closeWhenAllAnswered: true });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const telling = new Telling('t', match);
  telling.sync(viewer, [], { closesAt: null, clocks: null }, {});
  const frames: string[] = [];
  const entries: Entry[] = [match.last];
  const chance = new FastChance(3);
  while (entries.length < 40 && match.open !== null) {
    const { id, window } = match.open;
    for (const seat of window.seats) {
      const action = chance.pick(match.legal(seat).map((_, i) => i));
      match.answer({ seat, question: id, action: match.legal(seat)[action], at: 0, by: 'hand' });
    }
    entries.push(match.last);
    const told = telling.entry(only(viewer, true), { closesAt: null, clocks: null }).get(viewer, true);
    frames.push(textIn(told ?? ''));
  }
  const journal = { header: match.header, entries };
  const checker = new Checker({ game, journal, table: 't', seed, reactionTime: null, samples: 3 });
  checker.check({ viewer: reader, events: true, frames, inputsSent: new Map() });
  return checker;
}

it('finds fault with what another seat was sent, and with views that hold a secret', () => {
  const diceTown = findGame('dice-town');
  if (diceTown === undefined) throw new Error('no such game');
  const leaky: AnyGame = {
    ...diceTown,
    view: (state, viewer) => ({ ...(diceTown.view(state, viewer) as object), all: JSON.stringify(state).length }),
  };
  const gossip: AnyGame = {
    ...diceTown,
    view: (state, viewer) => ({ ...(diceTown.view(state, viewer) as object), next: diceTown.view(state, 1) as object }),
  };
  expect(checked(diceTown, 0).wrong).toEqual([]);
  expect(checked(diceTown, 1, 0).wrong.length).toBeGreaterThan(0);
  expect(checked(leaky, 0).wrong.length).toBeGreaterThan(0);
  expect(checked(gossip, 0).wrong.length).toBeGreaterThan(0);
});
