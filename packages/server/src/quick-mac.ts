/** SHA-256 in numbers: words of a block, and of what is hashed so far. */
const WORDS = 16;
const STATE = 8;
const ROUNDS = 64;
const BLOCK = 64;
const DIGEST = 32;

/** The longest text that fits into one block, with the byte that ends it and its length. */
export const LONGEST = 55;

/** The first 32 bits behind the point of a root of each of the first primes. */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Int32Array.from(primes, (prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const FIRST = fractions(STATE, Math.sqrt);
const CONSTANTS = fractions(ROUNDS, Math.cbrt);

/** Room for one block and what is made of it, and for what is hashed. */
const words = new Int32Array(ROUNDS);
const state = new Int32Array(STATE);

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Takes the block that is in `words` into `state`. */
function takeBlock(): void {
  for (let i = WORDS; i < ROUNDS; i++) {
    const early = words[i - 15] as number;
    const late = words[i - 2] as number;
    const x = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const y = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = ((words[i - 16] as number) + x + (words[i - 7] as number) + y) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < ROUNDS; i++) {
    const sum = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const one = (h + sum + (CONSTANTS[i] as number) + (words[i] as number)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

/** What is hashed of a key, as HMAC puts it before the text and before the hash of that: the same for every text. */
interface KeyState {
  readonly inner: Int32Array;
  readonly outer: Int32Array;
}

const known = new WeakMap<Uint8Array, KeyState>();

function stateOf(key: Uint8Array): KeyState {
  const made = known.get(key);
  if (made !== undefined) return made;
  if (key.length > BLOCK) throw new RangeError('a key longer than a block');
  const fresh = { inner: padded(key, 0x36), outer: padded(key, 0x5c) };
  known.set(key, fresh);
  return fresh;
}

function padded(key: Uint8Array, pad: number): Int32Array {
  words.fill(0, 0, WORDS);
  for (let i = 0; i < BLOCK; i++) putByte(i, (key[i] ?? 0) ^ pad);
  state.set(FIRST);
  takeBlock();
  return state.slice();
}

function putByte(at: number, byte: number): void {
  words[at >> 2] = (words[at >> 2] as number) | (byte << (24 - 8 * (at & 3)));
}

/** Ends a block of so many bytes that follow a key's. */
function endBlock(length: number): void {
  putByte(length, 0x80);
  words[WORDS - 1] = 8 * (BLOCK + length);
}

/**
 * HMAC-SHA-256 of a short text: of every roll of dice. The machine's own hashing takes longer to be called than to hash so
 * little, and would hash the key anew. Null for a text that is longer than a block or not of one-byte letters.
 */
export function quickMac(key: Uint8Array, text: string): Uint8Array | null {
  if (text.length > LONGEST) return null;
  const { inner, outer } = stateOf(key);
  words.fill(0, 0, WORDS);
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter > 0x7f) return null;
    putByte(i, letter);
  }
  endBlock(text.length);
  state.set(inner);
  takeBlock();
  words.set(state);
  words.fill(0, STATE, WORDS);
  endBlock(DIGEST);
  state.set(outer);
  takeBlock();
  const bytes = new Uint8Array(DIGEST);
  for (let i = 0; i < DIGEST; i++) bytes[i] = (state[i >> 2] as number) >>> (24 - 8 * (i & 3));
  return bytes;
}
