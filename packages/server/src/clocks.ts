import { isUndo, type Entry, type Seat } from '@boxcars/engine';
import type { ClockSetting } from '@boxcars/protocol';

import type { Limits } from './limits.ts';
import type { PlayRecord } from './record.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What a seat has at least for the next answer after its time ran out. */
const LEAST_TIME = 10 * SECOND;

/** The clocks at the start. */
export function startClocks(setting: ClockSetting, seats: number): number[] | null {
  return setting.kind === 'live' ? Array.from({ length: seats }, () => setting.bank * SECOND) : null;
}

/** Takes the time that an entry's answers took off their clocks, and adds the increments. */
export function chargeClocks(setting: ClockSetting, play: PlayRecord, entry: Entry): void {
  if (isUndo(entry)) return;
  for (const answer of entry.answers) {
    if (answer.by === 'hand') play.misses[answer.seat] = 0;
    if (setting.kind !== 'live' || play.left === null || answer.by === 'bot' || play.closesAt !== null) continue;
    const rest = Math.max((play.left[answer.seat] ?? 0) - (answer.at - play.openedAt), 0) + setting.increment * SECOND;
    play.left[answer.seat] = answer.by === 'fallback' ? Math.max(rest, LEAST_TIME) : rest;
  }
}

/** How present someone is: since when they are not connected (null: they are), and whether anyone else waits. */
export interface Absence {
  readonly lostAt: number | null;
  readonly isWaitedFor: boolean;
}

/** When a seat's time for the open question runs out, or null if it never does. */
export function deadlineOf(
  setting: ClockSetting,
  play: PlayRecord,
  seat: Seat,
  { lostAt, isWaitedFor }: Absence,
  limits: Limits,
): number | null {
  switch (setting.kind) {
    case 'none':
      return lostAt === null || !isWaitedFor ? null : Math.max(lostAt, play.openedAt) + limits.absence;
    case 'mail':
      return play.openedAt + setting.hours * HOUR;
    case 'live': {
      const end = play.openedAt + (play.left?.[seat] ?? 0);
      return lostAt === null ? end : Math.max(end, lostAt + limits.grace);
    }
  }
}
