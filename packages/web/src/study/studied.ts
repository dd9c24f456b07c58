import type { Refusal } from '@boxcars/engine';
import { matchSeed, type MatchFile } from '@boxcars/protocol';

import { ask } from '../net/api.ts';
import { findTable } from '../net/local/shelf.ts';

/** A match to be looked at: its journal, and what its luck was made of. */
export interface Studied {
  readonly game: string;
  readonly header: string;
  readonly lines: readonly string[];
  readonly luck: { readonly seed: string } | MatchFile;
}

export type Found = { readonly ok: true; readonly value: Studied } | { readonly ok: false; readonly refusal: Refusal };

/** A match that runs or ran on this device. What was just played may take a moment to be kept. */
export async function ofDevice(table: string, entries: number): Promise<Found> {
  for (let i = 0; i < 10; i++) {
    const kept = await findTable(table);
    if (kept !== null && kept.lines.length >= entries) {
      const { game, header, lines, seed } = kept;
      return { ok: true, value: { game, header, lines, luck: { seed } } };
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { ok: false, refusal: { code: 'no-such-table' } };
}

/** A match that is over on the server, as it gives it to those who may have it. */
export async function ofServer(table: string): Promise<Found> {
  const given = await ask<MatchFile>('GET', `/tables/${table}/match`);
  if (!given.ok) return given;
  const [header = '', ...rest] = given.value.journal.trimEnd().split('\n');
  const lines = rest.slice(0, -1);
  return { ok: true, value: { game: given.value.proof.game, header, lines, luck: given.value } };
}

/** The seed all luck of the match came from, hex. */
export function seedOf({ luck }: Studied): string {
  if ('seed' in luck) return luck.seed;
  return Array.from(matchSeed(luck.proof), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
