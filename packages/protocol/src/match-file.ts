import type { LuckProof } from './fairness.ts';

/** A match that is over, as one file: who sat where, what the luck was made of, and the journal's text. */
export interface MatchFile {
  readonly match: 1;
  /** By seat; null for someone who has deleted themselves. */
  readonly names: readonly (string | null)[];
  readonly proof: LuckProof;
  readonly journal: string;
}
