import type { JournalHeader, Seat } from '@boxcars/engine';

import type { Level } from '../levels.ts';
import { keepTable } from '../net/local/shelf.ts';
import { newTableName } from '../net/seed.ts';
import { seedOf, type Studied } from './studied.ts';

/** Keeps a table on this device that stands where the match stood before an entry; gives its address. */
export async function branchAt(
  studied: Studied,
  entry: number,
  you: { readonly seat: Seat; readonly name: string; readonly level: Level },
): Promise<string> {
  const { game, header, lines } = studied;
  const { seats, options } = JSON.parse(header) as JournalHeader;
  const table = newTableName();
  const at = Date.now();
  await keepTable({
    table,
    game,
    options,
    chairs: { count: seats.length, you: you.seat, name: you.name, level: you.level },
    coach: 'practice',
    seed: seedOf(studied),
    createdAt: at,
    header,
    lines: lines.slice(0, entry),
    savedAt: at,
    isOver: false,
    orders: {},
  });
  return `/play/${game}?table=${table}`;
}
