import { accept, refuse, type Result, type Seat } from '@boxcars/engine';

import type { Person } from '../people.ts';
import { personAt } from '../record.ts';
import type { Table } from '../table.ts';
import type { Office } from './route.ts';

type Whom = { readonly seat: Seat } | { readonly line: number };

/** Who is meant: whoever sits on a seat, or has said a line. Readers know neither by an id. */
export async function findSomeone({ chat }: Office, table: Table, whom: Whom): Promise<Result<Person>> {
  if ('line' in whom) {
    const author = await chat.authorOf(table.id, whom.line);
    return author === null ? refuse('nobody-said-that', { line: whom.line }) : accept(author);
  }
  const chair = personAt(table.record, whom.seat);
  if (chair === null || chair.person === null) return refuse('nobody-there', { seat: whom.seat });
  return accept({ id: chair.person, name: chair.name ?? '' });
}
