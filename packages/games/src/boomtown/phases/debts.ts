import type { Seat } from '@boxcars/engine';

import type { State } from '../state.ts';

/** [BT-B1] Pays what is owed to another seat, or what there is; the rest lapses. Returns what was paid. */
export function pay(state: State, from: Seat, to: Seat, owed: number): number {
  const paid = Math.min(owed, state.gold[from] as number);
  state.gold[from] = (state.gold[from] as number) - paid;
  state.gold[to] = (state.gold[to] as number) + paid;
  return paid;
}

/** [BT-B1] The same to the bank. */
export function payBank(state: State, from: Seat, owed: number): number {
  const paid = Math.min(owed, state.gold[from] as number);
  state.gold[from] = (state.gold[from] as number) - paid;
  state.bank += paid;
  return paid;
}

/** [BT-C3] The bank always has enough. */
export function receive(state: State, seat: Seat, amount: number): void {
  state.gold[seat] = (state.gold[seat] as number) + amount;
  state.bank -= amount;
}
