import { createHmac, hash } from 'node:crypto';

import { useHashing } from '@boxcars/engine';

import { quickMac } from './quick-mac.ts';

/** Hashes with the machine's own code: a checksum of every entry and the luck of every draw come from it. */
export function hashNatively(): void {
  useHashing({ hash: (text) => hash('sha256', text, 'hex'), mac });
}

/** Nearly all texts are the names of draws, which are short: there the machine's own code takes longer to set up than to run. */
function mac(key: Uint8Array, text: string): Uint8Array {
  return quickMac(key, text) ?? createHmac('sha256', key).update(text).digest();
}
