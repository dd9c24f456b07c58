import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random bytes that nobody can guess. */
export type Random = (bytes: number) => Buffer;

/** The system's secure source. */
export const secureRandom: Random = (bytes) => randomBytes(bytes);

/** A new id that can't be guessed: 128 bits, fit for addresses. */
export function newId(random: Random): string {
  return random(16).toString('base64url');
}

/** A new secret for its bearer: 256 bits. */
export function newToken(random: Random): string {
  return random(32).toString('base64url');
}

/** 32 random bytes in hexadecimal: a seed. */
export function newSeed(random: Random): string {
  return random(32).toString('hex');
}

/** A random number for guesses and delays. */
export function newNumber(random: Random): number {
  return random(6).readUIntBE(0, 6);
}

/** How a token is stored: whoever reads the database can't use it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether two keys are the same, without telling by the time it takes how much of them is. */
export function isSameKey(a: string, b: string): boolean {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && timingSafeEqual(x, y);
}
