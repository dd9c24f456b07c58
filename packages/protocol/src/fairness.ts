import { accept, canonical, refuse, type Json, type Result } from '@boxcars/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What one seat gave to the luck: the hash of its nonce on sitting down, the nonce at the start. Bots give nothing. */
export interface NonceShare {
  readonly hash: string;
  /** Null where the host went on without it: the proof says so. */
  readonly nonce: string | null;
}

/** Everything the luck of a match is made of. Published when it is over. */
export interface LuckProof {
  /** The server's seed, hex. Its hash was shown before the start. */
  readonly serverSeed: string;
  readonly commitment: string;
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly options: { readonly [name: string]: Json };
  /** By seat; null for a bot. */
  readonly shares: readonly (NonceShare | null)[];
}

const HEX = /^[0-9a-f]{64}$/;

/** The SHA-256 of a hex string of 32 bytes: for a server's seed its commitment, for a nonce its hash. */
export function hashOfHex(hex: string): string {
  if (!HEX.test(hex)) throw new Error('not 32 bytes of hex');
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** The seed of a match: SHA-256 over the server's seed, the table and its settings, and every seat's share. */
export function matchSeed(proof: Omit<LuckProof, 'commitment'>): Uint8Array {
  const { serverSeed, table, game, version, options, shares } = proof;
  return sha256(utf8ToBytes(canonical({ serverSeed, table, game, version, options, shares })));
}

/** Checks that a proof keeps its promises: the commitment and every nonce. The value is the match seed. */
export function checkProof(proof: LuckProof): Result<Uint8Array> {
  if (!HEX.test(proof.serverSeed) || hashOfHex(proof.serverSeed) !== proof.commitment) {
    return refuse('proof-commitment-differs');
  }
  for (const [seat, share] of proof.shares.entries()) {
    if (share === null || share.nonce === null) continue;
    if (!HEX.test(share.nonce) || hashOfHex(share.nonce) !== share.hash) return refuse('proof-nonce-differs', { seat });
  }
  return accept(matchSeed(proof));
}
