import { hash } from 'node:crypto';

import { useHashing } from '@boxcars/engine';

/** Bytes that SHA-256 works on at a time. */
const BLOCK = 64;

/** A key as HMAC puts it before the text, and before the hash of that. */
interface Pads {
  readonly inner: Buffer;
  readonly outer: Buffer;
}

const known = new WeakMap<Uint8Array, Pads>();

/** Hashes with the machine's own code: a checksum of every entry and the luck of every draw come from it. */
export function hashNatively(): void {
  useHashing({ hash: (text) => hash('sha256', text, 'hex'), mac });
}

/** HMAC by its definition: the machine's own takes longer to set up than to run. */
function mac(key: Uint8Array, text: string): Uint8Array {
  const { inner, outer } = padsOf(key);
  const first = hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer');
  return hash('sha256', Buffer.concat([outer, first]), 'buffer');
}

function padsOf(key: Uint8Array): Pads {
  const made = known.get(key);
  if (made !== undefined) return made;
  if (key.length > BLOCK) throw new RangeError('a key longer than a block');
  const padded = Buffer.alloc(BLOCK);
  padded.set(key);
  const pads = { inner: padded.map((byte) => byte ^ 0x36), outer: padded.map((byte) => byte ^ 0x5c) } as Pads;
  known.set(key, pads);
  return pads;
}
