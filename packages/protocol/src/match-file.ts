import {
  accept,
  isSame,
  readJournal,
  refuse,
  replay,
  verifyDraws,
  type AnyGame,
  type Journal,
  type Result,
} from '@boxcars/engine';
import * as z from 'zod/mini';

import { checkProof, type LuckProof } from './fairness.ts';
import { isTooDeep } from './nesting.ts';

/** A match that is over, as one file: who sat where, what the luck was made of, and the journal's text. */
export interface MatchFile {
  readonly match: 1;
  /** By seat; null for someone who has deleted themselves. */
  readonly names: readonly (string | null)[];
  readonly proof: LuckProof;
  readonly journal: string;
}

const text = z.string();
const matchFile = z.strictObject({
  match: z.literal(1),
  names: z.array(z.nullable(text)),
  proof: z.strictObject({
    serverSeed: text,
    commitment: text,
    table: text,
    game: text,
    version: z.int(),
    options: z.record(text, z.json()),
    shares: z.array(z.nullable(z.strictObject({ hash: text, nonce: z.nullable(text) }))),
  }),
  journal: text,
});

/** Reads a match's file, whatever it is. */
export function readMatchFile(json: unknown): Result<MatchFile> {
  if (isTooDeep(json)) return refuse('not-a-match-file');
  const read = matchFile.safeParse(json);
  return read.success ? accept(read.data as MatchFile) : refuse('not-a-match-file');
}

/** What a check of a match's file found to be true. */
export interface VerifiedMatch {
  readonly journal: Journal;
  readonly seed: Uint8Array;
  readonly draws: number;
}

/**
 * Checks everything that can be checked: the promises, that the journal is whole, that the seed gives each of its
 * draws, and that the match played again makes exactly these. `findGame` gives the rules of a version.
 */
export function verifyMatch(
  file: MatchFile,
  findGame: (id: string, version: number) => AnyGame | undefined,
): Result<VerifiedMatch> {
  const seed = checkProof(file.proof);
  if (!seed.ok) return seed;
  const journal = readJournal(file.journal);
  if (!journal.ok) return journal;
  if (!belongs(file.proof, journal.value)) return refuse('proof-of-another-match');
  const draws = verifyDraws(journal.value, seed.value);
  if (!draws.ok) return draws;
  const { game: id, version } = journal.value.header;
  const game = findGame(id, version);
  if (game === undefined) return refuse('unknown-game', { game: id });
  const played = replay(game, journal.value);
  return played.ok ? accept({ journal: journal.value, seed: seed.value, draws: draws.value }) : played;
}

function belongs(proof: LuckProof, { header }: Journal): boolean {
  return (
    header.commitment === proof.commitment &&
    header.game === proof.game &&
    header.version === proof.version &&
    header.seats.length === proof.shares.length &&
    isSame(header.options, proof.options)
  );
}
