import type { SeatInfo } from '@boxcars/protocol';

import type { SeatLabel } from '../boards/board.ts';
import type { Translator } from '../words.ts';

/** Who sits where, as labels. `t` is the site's: these names stand outside sentences. */
export function labelsOf(seats: readonly SeatInfo[], you: number | null, t: Translator): SeatLabel[] {
  return seats.map((info, seat) => ({
    name: nameOf(info, seat, t),
    isYou: seat === you,
    isBot: info.kind === 'bot',
    colour: seat % 8,
  }));
}

function nameOf(info: SeatInfo, seat: number, t: Translator): string {
  if (info.kind === 'empty') return t('site.seat.empty');
  return info.name ?? t('site.seat.number', { number: seat + 1 });
}
