import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 as matches need it: of a text, and keyed. */
export interface Hashing {
  /** The hash of a text as 64 hexadecimal digits. */
  readonly hash: (text: string) => string;
  /** The 32 bytes of HMAC-SHA-256. */
  readonly mac: (key: Uint8Array, text: string) => Uint8Array;
}

/** The same everywhere, browsers included. */
const portable: Hashing = {
  hash: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  mac: (key, text) => hmac(sha256, key, utf8ToBytes(text)),
};

let hashing = portable;

const SAMPLES = ['', 'race-roll 1 2', 'ő č 🎲', 'x'.repeat(1000)] as const;

/** Lets a host put its machine's own hashing in place: several times as fast, and refused unless it gives the same. */
export function useHashing(other: Hashing): void {
  const key = Uint8Array.from({ length: 32 }, (_, i) => 7 * i);
  for (const text of SAMPLES) {
    const isSame = other.hash(text) === portable.hash(text);
    if (!isSame || bytesToHex(Uint8Array.from(other.mac(key, text))) !== bytesToHex(portable.mac(key, text))) {
      throw new Error('this is not SHA-256');
    }
  }
  hashing = other;
}

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function hashText(text: string): string {
  return hashing.hash(text);
}

/** HMAC-SHA-256 of a text. */
export function macOf(key: Uint8Array, text: string): Uint8Array {
  return hashing.mac(key, text);
}
