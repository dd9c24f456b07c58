import type { JournalHeader, Refusal, Viewer } from '@boxcars/engine';
import type { FrozenReplay, TableInfo } from '@boxcars/protocol';

import { ask } from '../net/api.ts';
import { findTable } from '../net/local/shelf.ts';
import { tableInfoOf } from '../net/local/table-info.ts';
import { filmIn, type Studies } from '../study/ask.ts';
import { ofDevice } from '../study/studied.ts';
import type { Reel } from '../study/study.ts';

/** A match that can be watched again: who sat there, and what each of them saw. */
export interface ReplaySource {
  readonly info: TableInfo;
  film(viewer: Viewer): Promise<Studies<Reel>>;
}

type Loaded = { readonly ok: true; readonly value: ReplaySource } | { readonly ok: false; readonly refusal: Refusal };

/** A match on the server, frozen when it ended: no rules are needed to watch it. */
export async function serverReplay(table: string): Promise<Loaded> {
  const [info, frozen] = await Promise.all([
    ask<{ readonly table: TableInfo }>('GET', `/tables/${table}`),
    ask<FrozenReplay>('GET', `/tables/${table}/replay`),
  ]);
  if (!info.ok) return info;
  if (!frozen.ok) return frozen;
  const { public: open, seats, outcome } = frozen.value;
  const film = (viewer: Viewer): Promise<Studies<Reel>> =>
    Promise.resolve({ ok: true, value: { film: seats[viewer] ?? open, outcome } });
  return { ok: true, value: { info: info.value.table, film } };
}

/** A match that was played on this device. */
export async function deviceReplay(table: string): Promise<Loaded> {
  const kept = await findTable(table);
  if (kept === null) return { ok: false, refusal: { code: 'no-such-table' } };
  const { chairs, options, createdAt, lines, header } = kept;
  const { commitment, version } = JSON.parse(header) as JournalHeader;
  const state = {
    options,
    coach: 'off' as const,
    commitment: typeof commitment === 'string' ? commitment : '',
    createdAt,
    entries: lines.length,
    outcome: null,
  };
  const found = await ofDevice(table, 1);
  return {
    ok: true,
    value: {
      info: tableInfoOf(table, { id: kept.game, version }, chairs, state),
      film: (viewer) => filmIn(found, viewer),
    },
  };
}
