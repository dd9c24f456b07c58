import type { PlaceName, View } from '@boxcars/games/dice-town';
import { useRef } from 'preact/hooks';

import type { TownShown } from './props.ts';

export type Winners = { readonly [P in PlaceName]?: number };

/**
 * Who was seen to win the places settled in this round. The dice tell it too, but not whom the Sheriff chose among
 * equals; whoever comes late sees all of those.
 */
export function useWinners({ round, place, winner }: View, shown: TownShown | null): Winners {
  const seen = useRef<{ round: number; winners: Winners }>({ round, winners: {} });
  if (seen.current.round !== round) seen.current = { round, winners: {} };
  const event = shown?.event;
  if (event?.type === 'place-won') remember(seen.current, event.place, event.seat);
  else if (place !== null && winner !== null) remember(seen.current, place, winner);
  return seen.current.winners;
}

function remember(seen: { winners: Winners }, place: PlaceName, seat: number): void {
  if (seen.winners[place] !== seat) seen.winners = { ...seen.winners, [place]: seat };
}
