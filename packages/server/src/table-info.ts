import type { SeatInfo, TableInfo } from '@boxcars/protocol';

import { seatOf, type SeatRecord, type TableRecord } from './record.ts';

/** Who is at a table right now. */
export interface Presence {
  isConnected(person: string): boolean;
  readonly onlookers: number;
}

export const NOBODY_THERE: Presence = { isConnected: () => false, onlookers: 0 };

/** A table as one reader may know it, built by naming fields. */
export function tableInfo(record: TableRecord, reader: string | null, presence: Presence): TableInfo {
  const you = seatOf(record, reader);
  const { settings } = record;
  return {
    id: record.id,
    state: record.state,
    game: settings.game,
    version: record.version,
    options: settings.options,
    access: settings.access,
    spectators: settings.spectators,
    clock: settings.clock,
    reactionSeconds: settings.reactionSeconds,
    coach: settings.coach,
    seats: record.seats.map((chair) => seatInfo(record, chair, reader, presence)),
    you,
    onlookers: presence.onlookers,
    key: you === null ? null : record.key,
    commitment: record.commitment,
    startsBy: record.startsBy,
    failedStarts: record.failedStarts,
    createdAt: record.createdAt,
    entries: record.entries,
    outcome: record.outcome,
    rematch: you === null ? null : record.rematch,
    wishes: { callOff: [...record.wishes.callOff], pause: [...record.wishes.pause] },
  };
}

function seatInfo(record: TableRecord, chair: SeatRecord, reader: string | null, presence: Presence): SeatInfo {
  switch (chair.kind) {
    case 'empty':
      return { kind: 'empty' };
    case 'bot':
      return { kind: 'bot', name: chair.name, level: chair.level };
    case 'person':
      return {
        kind: 'person',
        name: chair.name,
        isHost: chair.person !== null && chair.person === record.host,
        isYou: chair.person !== null && chair.person === reader,
        connected: chair.person !== null && presence.isConnected(chair.person),
        bot: chair.bot,
        promised: chair.promise !== null,
        muted: chair.person !== null && record.muted.includes(chair.person),
      };
  }
}
