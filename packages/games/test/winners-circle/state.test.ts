import { FastChance, peek, RandomPlayer, readOptions, type Json } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { countInHand } from '../../src/winners-circle/bets-left.ts';
import {
  foreseeMove,
  NO_GATE,
  NO_TOKEN,
  spaceOf,
  tokenAt,
  winnersCircle,
  type Action,
  type Options,
  type State,
} from '../../src/winners-circle/index.ts';

const GATES = [0, 1, 2, 3, 4, 5, 6];

/** Plays a random game and looks at every state of it. */
function lookAtEach(seats: number, given: { readonly [name: string]: Json }, look: (state: State) => void): void {
  const options = readOptions(winnersCircle.options, given);
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(17);
  const player = new RandomPlayer(winnersCircle, chance);
  const state = winnersCircle.setup(seats, options.value as unknown as Options, chance);
  do look(state);
  while (player.step(state));
}

describe('a state, all through a game', () => {
  test('[WC-R4] has one horse on a space, and the track knows which', () => {
    lookAtEach(4, {}, ({ places, track }) => {
      const running = GATES.filter((gate) => (places[gate] ?? 0) <= 36);
      const spaces = running.map((gate) => spaceOf(places[gate] ?? 0));
      expect(new Set(spaces).size).toBe(running.length);
      expect(running.map((gate) => track[spaceOf(places[gate] ?? 0)])).toEqual(running);
      expect(track.filter((gate) => gate !== NO_GATE)).toHaveLength(running.length);
    });
  });

  const rounds = Array.from({ length: 21 }, (_, i) => ({ name: `Horse ${i}`, head: 1, cap: 36, saddle: 35, shoe: 2 }));
  test.each([
    ['the own horses', {}],
    ['horses that run a whole round', { horses: rounds }],
    ['a crowded field', { crowdedField: true }],
  ])('[WC-R4] foresees where every move ends: %s', (_, given) => {
    const chance = new FastChance(3);
    let moves = 0;
    lookAtEach(3, given, (state) => {
      if (state.phase !== 'race') return;
      const legal: Action[] = [];
      legal.length = winnersCircle.legalActions(state, state.turn, legal);
      for (const action of legal) {
        const { to } = foreseeMove(state, action.gate);
        const after = winnersCircle.clone(state);
        const answers: Action[] = [];
        answers[state.turn] = action;
        winnersCircle.apply(after, answers, chance);
        if (after.race !== state.race) continue;
        expect(to).toBe(after.places[action.gate]);
        moves += 1;
      }
    });
    expect(moves).toBeGreaterThan(50);
  });

  test.each([{}, { hiddenBets: true }])('[WC-C5] has every token once, in a hand or at a gate: %j', (given) => {
    const all = 'hiddenBets' in given ? [0, 1, 1, 2] : [1, 1, 2];
    lookAtEach(3, given, (state) => {
      for (const [seat, left] of state.betsLeft.entries()) {
        const placed = GATES.map((gate) => tokenAt(state, seat, gate)).filter((token) => token !== NO_TOKEN);
        const inHand = ([0, 1, 2] as const).flatMap((token) =>
          Array.from({ length: countInHand(peek(left), token) }, () => token),
        );
        expect([...placed, ...inHand].toSorted((a, b) => a - b)).toEqual(all);
      }
    });
  });

  test('[WC-G3] has every horse once: in the deck, at a gate or gone', () => {
    lookAtEach(2, { royalTurf: true }, ({ deck, gates, gone }) => {
      expect([...deck, ...gates, ...gone].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, i) => i));
      expect(deck).toEqual(deck.toSorted((a, b) => a - b));
    });
  });

  test('[WC-R3] has a card face up that belongs to a horse still running, while the race is on', () => {
    lookAtEach(6, { crowdedField: true }, ({ phase, faceUp, places }) => {
      if (phase !== 'race') return;
      const up = GATES.filter((gate) => (faceUp & (1 << gate)) !== 0);
      expect(up.length).toBeGreaterThan(0);
      expect(up.filter((gate) => (places[gate] ?? 0) > 36)).toEqual([]);
    });
  });
});
