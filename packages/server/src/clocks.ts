import { isUndo, type Entry, type Seat, type UndoEntry } from '@boxcars/engine';
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
  if (isUndo(entry)) return chargeUndo(setting, play, entry);
  for (const answer of entry.answers) {
    if (answer.by === 'hand') play.misses[answer.seat] = 0;
    if (setting.kind !== 'live' || play.left === null || answer.by === 'bot' || play.closesAt !== null) continue;
    const rest = Math.max((play.left[answer.seat] ?? 0) - (answer.at - play.openedAt), 0) + setting.increment * SECOND;
    play.left[answer.seat] = answer.by === 'fallback' ? Math.max(rest, LEAST_TIME) : rest;
  }
}

/** Taking a choice back costs its time, and the increment that the choice had brought: nobody gains time by it. */
function chargeUndo(setting: ClockSetting, play: PlayRecord, { seat, at }: UndoEntry): void {
  if (setting.kind !== 'live' || play.left === null) return;
  const cost = at - play.openedAt + setting.increment * SECOND;
  play.left[seat] = Math.max((play.left[seat] ?? 0) - cost, 0);
}

/** How present someone is. */
export interface Absence {
  /** Since when they are not connected; null if they are. */
  readonly lostAt: number | null;
  /** When they were first lost while the open question stood, also if they have come back since; null if never. */
  readonly graceFrom: number | null;
  /** Whether anyone else is there to wait for them. */
  readonly isWaitedFor: () => boolean;
}

/** When a seat's time for the open question runs out, or null if it never does. */
export function deadlineOf(
  setting: ClockSetting,
  play: PlayRecord,
  seat: Seat,
  { lostAt, graceFrom, isWaitedFor }: Absence,
  limits: Limits,
): number | null {
  switch (setting.kind) {
    case 'none':
      if (!isWaitedFor()) return null;
      return lostAt === null ? play.openedAt + limits.stillness : Math.max(lostAt, play.openedAt) + limits.absence;
    case 'mail':
      return play.openedAt + setting.hours * HOUR;
    case 'live': {
      const end = play.openedAt + (play.left?.[seat] ?? 0);
      return graceFrom === null ? end : Math.max(end, graceFrom + limits.grace);
    }
  }
}
