import { payAuction } from '@boxcars/games/boomtown';

/** What one gets of a bid; `seat` is null for the bank. */
export interface Share {
  readonly seat: number | null;
  readonly amount: number;
}

/** [BT-A4, BT-A5] Who gets what of a winning bid, in the order it is handed on; who gets nothing is left out. */
export function sharesOf(seats: number, winner: number, bid: number): readonly Share[] {
  const purses = { seats, gold: Array.from({ length: seats }, () => 0), bank: 0 };
  payAuction(purses, winner, bid);
  const order = Array.from({ length: seats - 1 }, (_, i) => (winner - 1 - i + seats) % seats);
  const shares: Share[] = order.map((seat) => ({ seat, amount: purses.gold[seat] ?? 0 }));
  return [...shares, { seat: null, amount: purses.bank }].filter(({ amount }) => amount > 0);
}
