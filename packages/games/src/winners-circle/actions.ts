import { GATES, TOKENS, type Token } from './content.ts';
import type { Gate } from './state.ts';

/** WC-B2: puts a token on the horse of a gate. */
export interface PlaceBet {
  readonly type: 'place-bet';
  readonly gate: Gate;
  readonly token: Token;
}

/** WC-R2: moves the horse of a gate by the rolled symbol. */
export interface MoveHorse {
  readonly type: 'move-horse';
  readonly gate: Gate;
}

export type Action = PlaceBet | MoveHorse;

const ALL_GATES: readonly Gate[] = Array.from({ length: GATES }, (_, gate) => gate);

/** Every bet there is, by TOKENS.length × gate + token. */
export const BETS: readonly PlaceBet[] = ALL_GATES.flatMap((gate) =>
  TOKENS.map((token) => Object.freeze({ type: 'place-bet', gate, token } as const)),
);

/** Every move there is, by gate. */
export const MOVES: readonly MoveHorse[] = ALL_GATES.map((gate) =>
  Object.freeze({ type: 'move-horse', gate } as const),
);

/** How many gates are in a set (one bit a gate), and their moves in gate order from GATES × set on: read at every step. */
export const MOVE_COUNTS: number[] = [];
export const MOVE_LISTS: MoveHorse[] = [];
for (let set = 0; set < 1 << GATES; set++) {
  const moves = MOVES.filter(({ gate }) => (set & (1 << gate)) !== 0);
  MOVE_COUNTS.push(moves.length);
  // Rows are as long as the longest: what stands behind the set's own moves is never read.
  for (const [i, move] of MOVES.entries()) MOVE_LISTS.push(moves[i] ?? move);
}

/** The action that some JSON stands for, or null. */
export function parseAction(json: unknown): Action | null {
  if (typeof json !== 'object' || json === null) return null;
  const given = json as { readonly [field: string]: unknown };
  const fields = Object.keys(given).length;
  if (given['type'] === 'move-horse' && fields === 2) {
    return MOVES.find((move) => move.gate === given['gate']) ?? null;
  }
  if (given['type'] === 'place-bet' && fields === 3) {
    return BETS.find((bet) => bet.gate === given['gate'] && bet.token === given['token']) ?? null;
  }
  return null;
}

/** `bet 2 on 5` puts the 2 on gate 5, `move 3` moves the horse of gate 3: people count gates from 1. */
export function writeAction(action: Action): string {
  switch (action.type) {
    case 'place-bet':
      return `bet ${action.token} on ${action.gate + 1}`;
    case 'move-horse':
      return `move ${action.gate + 1}`;
  }
}

/** Reads what {@link writeAction} writes. */
export function readAction(text: string): Action | null {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return [...BETS, ...MOVES].find((action) => writeAction(action) === words) ?? null;
}
