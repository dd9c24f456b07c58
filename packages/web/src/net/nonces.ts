import { hashOfHex } from '@boxcars/protocol';

import type { NoncePromise } from './api.ts';
import { newSeed } from './seed.ts';

function keyOf(table: string): string {
  return `boxcars.nonce.${table}`;
}

/** A new share of the luck, for sitting down. */
export function promiseNonce(isMail: boolean): NoncePromise {
  const nonce = newSeed();
  return {
    given: isMail ? { nonce } : { nonceHash: hashOfHex(nonce) },
    keep: (table) => localStorage.setItem(keyOf(table), nonce),
  };
}

/** The nonce promised to a table from this device, or null. */
export function nonceOf(table: string): string | null {
  return localStorage.getItem(keyOf(table));
}

/** A new promise after a start was called off; the value is its hash. */
export function promiseAgain(table: string): string {
  const nonce = newSeed();
  localStorage.setItem(keyOf(table), nonce);
  return hashOfHex(nonce);
}
