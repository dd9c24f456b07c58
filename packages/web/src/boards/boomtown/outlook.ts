import type { EventName, MineName, View } from '@boxcars/games/boomtown';

import { expectedOf, feesOn } from './forecast.ts';
import { feeFor, mayorWith, townOf } from './posts.ts';

/** What opening a mine would mean for a seat, or for anyone (null). */
export interface Outlook {
  /** To whom the fee goes; null where there is nothing to pay. */
  readonly mayor: number | null;
  readonly fee: number;
  /** Less than the fee where one hasn't that much (BT-B1). */
  readonly paid: number;
  readonly perRound: number;
  /** What the Saloons of others take of each yield. */
  readonly saloons: number;
  readonly makesMayor: boolean;
}

export function outlookOf(view: View, mine: MineName, seat: number | null): Outlook {
  const { mayor } = townOf(view, mine.town);
  const fee = feeFor(view, mine.town, seat);
  return {
    mayor: fee === 0 ? null : mayor,
    fee,
    paid: seat === null ? fee : Math.min(fee, view.players[seat]?.gold ?? 0),
    perRound: expectedOf(view, mine, seat),
    saloons: feesOn(view, mine.town, seat).reduce((sum, { takes }) => sum + takes, 0),
    makesMayor: seat !== null && mayor !== seat && mayorWith(view, mine.town, seat, null) === seat,
  };
}

/** Whether an event that needs something on the table would find it, once this seat took it. */
export function hasUse(view: View, seat: number, event: EventName): boolean {
  const own = view.players[seat];
  if (own === undefined) return true;
  const others = view.players.filter((_, other) => other !== seat);
  switch (event) {
    case 'governor':
      return view.towns.some(({ mayor, governor }) => mayor === seat && !governor);
    case 'new-vein':
      return own.mines.length > 0;
    case 'saloon-girls':
      return own.saloons.some(({ girls }) => !girls);
    case 'expropriation':
      return own.mines.some(({ town }) => others.some(({ mines }) => mines.some((mine) => mine.town === town)));
    case 'dynamite':
      return others.some(({ mines, saloons }) => mines.length + saloons.length > 0);
    case 'card-shark':
    case 'holdup':
    case 'mustang':
    case 'saloon':
    case 'stagecoach-robbery':
    case 'telegraph':
      return true;
  }
}
