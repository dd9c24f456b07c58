/** What the bare server tells everyone at a table after every move. */
export interface Shown {
  readonly moves: number;
  readonly isOver: boolean;
  readonly race: number;
  readonly turn: number;
  readonly symbol: number;
  readonly faceUp: number;
  readonly places: readonly number[];
  readonly money: readonly number[];
  readonly legal: readonly number[];
}
