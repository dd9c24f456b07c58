import type { AnyGame, JournalHeader, Seat } from '@boxcars/engine';
import { hashOfHex, matchSeed, type LuckProof, type NonceShare } from '@boxcars/protocol';

import { newSeed, type Random } from './random.ts';
import type { TableRecord } from './record.ts';

/** A server's seed for one match, and the hash that promises it. */
export function newCommitment(random: Random): { readonly serverSeed: string; readonly commitment: string } {
  const serverSeed = newSeed(random);
  return { serverSeed, commitment: hashOfHex(serverSeed) };
}

/** The seats whose people have not promised a nonce. */
export function missingPromises(record: TableRecord): Seat[] {
  return record.seats.flatMap((chair, seat) => (chair.kind === 'person' && chair.promise === null ? [seat] : []));
}

/** The seats whose people have promised a nonce and not given it. */
export function missingNonces(record: TableRecord): Seat[] {
  return record.seats.flatMap((chair, seat) =>
    chair.kind === 'person' && chair.promise !== null && chair.nonce === null ? [seat] : [],
  );
}

/**
 * Takes a start back: nothing was dealt. The server makes a new seed, and whoever has shown their nonce promises a
 * new one after seeing its hash: otherwise the server could choose its seed knowing theirs.
 */
export function callOffStart(record: TableRecord, random: Random): void {
  record.state = 'open';
  record.startsBy = null;
  record.failedStarts += 1;
  Object.assign(record, newCommitment(random));
  for (const chair of record.seats) {
    if (chair.kind !== 'person' || chair.nonce === null) continue;
    chair.promise = null;
    chair.nonce = null;
  }
}

/** What the luck of the match is made of. For nobody's eyes before it is over. */
export function proofOf(record: TableRecord): LuckProof {
  const { serverSeed, commitment, id, settings, version } = record;
  const shares = record.seats.map((chair): NonceShare | null =>
    chair.kind === 'person' && chair.promise !== null ? { hash: chair.promise, nonce: chair.nonce } : null,
  );
  return { serverSeed, commitment, table: id, game: settings.game, version, options: settings.options, shares };
}

/** The seed of the match. */
export function seedOf(record: TableRecord): Uint8Array {
  return matchSeed(proofOf(record));
}

/** The journal's first line. Names are kept apart, so that someone can be forgotten without breaking its checksums. */
export function headerOf(record: TableRecord, game: AnyGame): JournalHeader {
  return {
    journal: 1,
    game: game.id,
    version: game.version,
    options: record.settings.options,
    seats: record.seats.map((chair, seat) => ({
      name: `seat-${seat + 1}`,
      kind: chair.kind === 'person' ? 'person' : 'bot',
    })),
    commitment: record.commitment,
  };
}
