import { createRequire } from 'node:module';

import type { Game, MoveFn, PhaseConfig } from 'boardgame.io' with { 'resolution-mode': 'require' };

import { BET_VALUES, DIE_SYMBOLS, HORSE_NUMBERS } from './tables.ts';

// The package has no exports for import, only folders for require.
type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' } });
type CoreModule = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' } });
const require = createRequire(import.meta.url);
export const { Client } = require('boardgame.io/client') as ClientModule;
const { INVALID_MOVE } = require('boardgame.io/core') as CoreModule;

/** Winner's Circle as boardgame.io's documentation would have it: two phases, moves, a turn order, its random plugin. */
export interface G {
  race: number;
  deck: number[];
  gates: number[];
  places: number[];
  faceUp: boolean[];
  finished: number[];
  pace: number | null;
  symbol: number;
  firstBettor: number;
  money: number[];
  /** By seat: the token at each gate, or null. */
  bets: (number | null)[][];
}

const GATES = 7;
const TRACK = 36;
const TOKENS: readonly number[] = [1, 1, 2];
const NO_BETS: readonly null[] = Array.from({ length: GATES }, () => null);

/** The tokens a seat has yet to place. */
function tokensLeft(G: G, seat: number): number[] {
  const left = [...TOKENS];
  for (const token of G.bets[seat] ?? []) {
    if (token !== null) left.splice(left.indexOf(token), 1);
  }
  return left;
}

const placeBet: MoveFn<G> = ({ G, ctx }, gate: number, token: number) => {
  const seat = Number(ctx.currentPlayer);
  const row = G.bets[seat];
  if (row === undefined || row[gate] !== null || !tokensLeft(G, seat).includes(token)) return INVALID_MOVE;
  row[gate] = token;
  return undefined;
};

const moveHorse: MoveFn<G> = ({ G }, gate: number) => {
  if (G.faceUp[gate] !== true) return INVALID_MOVE;
  const from = G.places[gate] ?? 0;
  let to = from + (HORSE_NUMBERS[G.gates[gate] ?? 0]?.[G.symbol] ?? 0);
  const taken = (place: number): boolean =>
    G.places.some((other, i) => i !== gate && other <= TRACK && (other - place) % TRACK === 0);
  while (to <= TRACK && to > from && taken(to)) to -= 1;
  G.places[gate] = to;
  G.faceUp[gate] = false;
  if (to >= 18 && G.pace === null) G.pace = gate;
  if (to > TRACK) G.finished.push(gate);
  if (G.finished.length === 3) payOut(G);
  else if (G.faceUp.every((isUp) => !isUp)) G.faceUp = G.places.map((place) => place <= TRACK);
  return undefined;
};

function payOut(G: G): void {
  const factor = G.race === 3 ? 2 : 1;
  G.finished.forEach((gate, rank) => {
    const bets = G.bets.reduce((sum, row) => sum + (row[gate] ?? 0), 0);
    const value = (BET_VALUES[rank]?.[Math.min(bets, 7)] ?? 0) + (G.pace === gate ? 100 : 0);
    G.bets.forEach((row, seat) => {
      G.money[seat] = (G.money[seat] ?? 0) + factor * value * (row[gate] ?? 0);
    });
  });
  const last = G.places.indexOf(Math.min(...G.places));
  G.bets.forEach((row, seat) => {
    G.money[seat] = Math.max(0, (G.money[seat] ?? 0) - factor * 100 * (row[last] ?? 0));
  });
  G.bets = G.money.map(() => [...NO_BETS]);
}

const bets: PhaseConfig<G> = {
  start: true,
  next: 'race',
  moves: { placeBet },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.firstBettor,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  onBegin: ({ G, random }) => {
    G.race += 1;
    const deck = random.Shuffle(G.deck);
    G.gates = deck.slice(0, GATES);
    G.deck = deck.slice(GATES);
    G.places = G.gates.map((_, gate) => 0 - gate);
    G.faceUp = G.gates.map(() => true);
    G.finished = [];
    G.pace = null;
    const most = Math.max(...G.money);
    const richest = G.money.flatMap((money, seat) => (money === most ? [seat] : []));
    G.firstBettor = richest[random.Die(richest.length) - 1] ?? 0;
  },
  endIf: ({ G }) => G.bets.every((row) => row.filter((token) => token !== null).length === TOKENS.length),
};

const race: PhaseConfig<G> = {
  next: 'bets',
  moves: { moveHorse },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.firstBettor,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: ({ G, random }) => {
      G.symbol = DIE_SYMBOLS[random.D6() - 1] ?? 0;
    },
  },
  endIf: ({ G }) => G.finished.length === 3,
};

export const WinnersCircle: Game<G> = {
  name: 'winners-circle',
  minPlayers: 2,
  maxPlayers: 6,
  setup: ({ ctx }) => ({
    race: 0,
    deck: HORSE_NUMBERS.map((_, horse) => horse),
    gates: [],
    places: [],
    faceUp: [],
    finished: [],
    pace: null,
    symbol: 0,
    firstBettor: 0,
    money: Array.from({ length: ctx.numPlayers }, () => 0),
    bets: Array.from({ length: ctx.numPlayers }, () => [...NO_BETS]),
  }),
  phases: { bets, race },
  endIf: ({ G }) => {
    if (G.race < 3 || G.finished.length < 3) return undefined;
    const most = Math.max(...G.money);
    return { winners: G.money.flatMap((money, seat) => (money === most ? [seat] : [])) };
  },
  ai: {
    enumerate: (G, ctx) => {
      if (ctx.phase === 'race') {
        return G.faceUp.flatMap((isUp, gate) => (isUp ? [{ move: 'moveHorse', args: [gate] }] : []));
      }
      const seat = Number(ctx.currentPlayer);
      const tokens = [...new Set(tokensLeft(G, seat))];
      return (G.bets[seat] ?? []).flatMap((taken, gate) =>
        taken === null ? tokens.map((token) => ({ move: 'placeBet', args: [gate, token] })) : [],
      );
    },
  },
};
