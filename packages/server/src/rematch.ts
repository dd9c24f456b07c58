import { accept, refuse, type Result } from '@boxcars/engine';
import type { Request } from '@boxcars/protocol';

import type { Desk } from './connection.ts';
import type { Hall } from './hall.ts';
import type { Person } from './people.ts';
import { seatOf } from './record.ts';
import { sitDown, type Share } from './seating.ts';
import type { Table } from './table.ts';

/** One step to the next match: the first to ask opens a table like this one, the others sit down there. */
export function rematch({ hall }: Desk, old: Table, person: Person, share: Share): Promise<Result<Table>> {
  return hall.rematches.take(old.id, () => openOrJoin(hall, old, person, share));
}

async function openOrJoin(hall: Hall, old: Table, person: Person, share: Share): Promise<Result<Table>> {
  const seat = seatOf(old.record, person.id);
  if (seat === null) return refuse('not-seated');
  const known = old.record.rematch === null ? null : await hall.get(old.record.rematch);
  if (known !== null && known.record.state === 'open') return join(known, person, share);
  const { settings } = old.record;
  const others = old.record.seats.filter((_, other) => other !== seat);
  const asked: Request<'createTable'> = {
    game: settings.game,
    options: settings.options,
    seats: others.map((chair) => (chair.kind === 'bot' ? { kind: 'bot', level: chair.level } : { kind: 'empty' })),
    access: settings.access,
    spectators: settings.spectators,
    clock: settings.clock,
    reactionSeconds: settings.reactionSeconds,
    coach: settings.coach,
    nonceHash: share.nonceHash,
    nonce: share.nonce,
  };
  return hall.create(person, asked, old);
}

function join(table: Table, person: Person, share: Share): Result<Table> {
  if (seatOf(table.record, person.id) !== null) return accept(table);
  const sat = sitDown(table.record, person, { nonceHash: share.nonceHash, nonce: share.nonce });
  if (!sat.ok) return sat;
  table.reseat();
  table.changed();
  return accept(table);
}
