import { PUBLIC } from '@boxcars/engine';
import { winnersCircle, type State } from '@boxcars/games/winners-circle';

import type { G } from '../winners-circle/boardgame-io.ts';
import { BETTING, OVER, type Reference } from '../winners-circle/reference.ts';
import { HORSE_NUMBERS } from '../winners-circle/tables.ts';

/** All that matters of a game of Winner's Circle, whoever plays it. */
export interface Position {
  readonly phase: 'bets' | 'race' | 'over';
  readonly race: number;
  /** Null when the game is over; the symbol also while bets are placed. */
  readonly turn: number | null;
  readonly symbol: number | null;
  readonly first: number;
  readonly pace: number | null;
  readonly finished: readonly number[];
  readonly money: readonly number[];
  readonly gates: readonly GatePosition[];
}

interface GatePosition {
  readonly numbers: readonly number[];
  readonly place: number;
  readonly faceUp: boolean;
  /** By seat; null where there is no token. */
  readonly tokens: readonly (number | null)[];
}

const SEATS = [0, 1, 2, 3];
const GATES = [0, 1, 2, 3, 4, 5, 6];
const SYMBOLS: readonly string[] = ['head', 'cap', 'saddle', 'shoe'];

/** Ours, as anyone at the table sees it. */
export function ourPosition(state: State): Position {
  const view = winnersCircle.view(state, PUBLIC);
  return {
    phase: view.phase,
    race: view.race,
    turn: view.turn,
    symbol: view.phase === 'race' ? SYMBOLS.indexOf(view.symbol ?? '') : null,
    first: view.firstBettor,
    pace: view.pace,
    finished: [...view.finished],
    money: view.seats.map((seat) => seat.money),
    gates: view.gates.map(({ horse, place, faceUp, bets }) => ({
      numbers: [horse.head, horse.cap, horse.saddle, horse.shoe],
      place,
      faceUp: view.phase !== 'over' && faceUp,
      tokens: SEATS.map((seat) => bets.find((bet) => bet.seat === seat)?.token ?? null),
    })),
  };
}

/** The reference's. */
export function referencePosition(game: Reference): Position {
  const isOver = game.phase === OVER;
  return {
    phase: isOver ? 'over' : game.phase === BETTING ? 'bets' : 'race',
    race: game.race,
    turn: isOver ? null : game.turn,
    symbol: isOver || game.phase === BETTING ? null : game.symbol,
    first: game.first,
    pace: game.pace < 0 ? null : game.pace,
    finished: [...game.finished.subarray(0, game.finishedCount)],
    money: [...game.money],
    gates: GATES.map((gate) => ({
      numbers: HORSE_NUMBERS[game.gates[gate] ?? 0] ?? [],
      place: game.places[gate] ?? 0,
      faceUp: !isOver && (game.faceUp & (1 << gate)) !== 0,
      tokens: SEATS.map((seat) => (isOver ? null : game.tokens[4 * gate + seat] || null)),
    })),
  };
}

/** boardgame.io's. */
export function boardgameIoPosition(G: G, phase: 'bets' | 'race' | 'over', turn: number): Position {
  return {
    phase,
    race: G.race,
    turn: phase === 'over' ? null : turn,
    symbol: phase === 'race' ? G.symbol : null,
    first: G.firstBettor,
    pace: G.pace,
    finished: [...G.finished],
    money: [...G.money],
    gates: GATES.map((gate) => ({
      numbers: HORSE_NUMBERS[G.gates[gate] ?? 0] ?? [],
      place: G.places[gate] ?? 0,
      faceUp: phase !== 'over' && G.faceUp[gate] === true,
      tokens: SEATS.map((seat) => G.bets[seat]?.[gate] ?? null),
    })),
  };
}
