import { eventFor, EventLog, FastChance, PUBLIC, type Json, type Viewer } from '@boxcars/engine';
import { diceTower, type Event, type State, type View } from '@boxcars/games/dice-tower';
import { expect, test } from 'vitest';

import { board } from '../../../src/boards/dice-tower/index.tsx';
import { after } from '../../../src/boards/dice-tower/news.ts';

/** Easy cards with every action: whatever can happen happens soon. */
const EASY: Json = [
  { combination: 'trio', points: 1, action: 'steal', copies: 9 },
  { combination: 'trio', points: 2, action: 'swap', copies: 9 },
  { combination: 'full', points: 3, action: 'group-swap', copies: 9 },
  { combination: 'three-pairs', points: 1, action: 'again', copies: 9 },
  { combination: 'four', points: 5, copies: 9 },
];

/** Parts of a turn that no event tells: what is asked after a card was won. */
const UNTOLD = ['choose', 'won', 'give'];

/** What events tell of a view. */
function told(view: View): unknown {
  return {
    phase: UNTOLD.includes(view.phase) ? null : view.phase,
    turn: view.turn,
    seat: view.seat,
    rolls: view.rolls,
    rollsLeft: view.rollsLeft,
    dice: view.dice,
    canTurn: view.canTurn,
    stacks: UNTOLD.includes(view.phase) || view.phase === 'over' ? view.stacks.map(({ card }) => card) : view.stacks,
    held: view.seats.map(({ held, points, mayEnd }) => [held, points, points === null && mayEnd]),
    swap: view.swap?.with,
    endedBy: view.endedBy,
  };
}

function randomAnswer(state: State, chance: FastChance): void {
  const legal: Parameters<typeof diceTower.legalActions>[2] = [];
  const count = diceTower.legalActions(state, state.seat, legal);
  const log = new EventLog<Event>();
  const viewers: Viewer[] = [PUBLIC, ...Array.from({ length: state.seats }, (_, seat) => seat)];
  const before = viewers.map((viewer) => diceTower.view(state, viewer));
  const answers = [];
  answers[state.seat] = legal[chance.below(count)];
  const { won } = state;
  diceTower.apply(state, answers, chance, log);
  for (const [i, viewer] of viewers.entries()) {
    const events = log.entries.map((entry) => eventFor(entry, viewer));
    const shown = events.reduce(after, before[i] as View);
    // Dice left after a card are back in the tower only once a turn starts.
    if (won === state.won || state.phase === 'start') expect(told(shown)).toEqual(told(diceTower.view(state, viewer)));
    for (const event of events) expect(board.pace?.(event)).toBeGreaterThanOrEqual(0);
  }
}

test.each([2, 3, 4])('with %i players the events lead from view to view, for everyone', (seats) => {
  for (let seed = 1; seed <= 6; seed++) {
    const chance = new FastChance(seed);
    const state = diceTower.setup(seats, { deck: EASY }, chance);
    while (diceTower.window(state) !== null) randomAnswer(state, chance);
  }
});

test('cards fly from where they lay to where they go, and a stolen one shows its back', () => {
  const card = { combination: 'trio', colours: [], points: 2, action: null } as const;
  const view = diceTower.view(diceTower.setup(2, { deck: null }, new FastChance(1)), 0);
  expect(board.motions?.({ type: 'card-won', seat: 1, stack: 2, card, held: 1 }, view)).toEqual([
    { motion: 'fly', thing: 'card', from: 'stack:2', to: 'hand:1', label: '2' },
  ]);
  expect(board.motions?.({ type: 'card-stolen', seat: 0, from: 1, card }, view)).toEqual([
    { motion: 'fly', thing: 'back', from: 'hand:1', to: 'hand:0' },
  ]);
});
