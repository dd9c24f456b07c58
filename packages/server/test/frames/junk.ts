import { FastChance } from '@boxcars/engine';

/** What someone who means harm knows: a table they look at, and one where they sit. */
export interface Target {
  readonly watched: string;
  readonly own: string;
  readonly question: string;
}

const TYPES = ['hello', 'watch', 'unwatch', 'promise', 'nonce', 'answer', 'undo', 'order', 'chat', 'ping', 'x'];
const ODD: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  '',
  'x'.repeat(300),
  '\u0000',
  '\u202e',
  [],
  {},
  true,
  [[[[]]]],
  { type: 'pass' },
  { __proto__: null, constructor: 1 },
  'A'.repeat(22),
];
const FIELDS = [
  'table',
  'question',
  'input',
  'action',
  'lock',
  'key',
  'after',
  'nonce',
  'hash',
  'kind',
  'order',
  'text',
];

/** Endless nonsense: the same for the same seed. */
export class Junk {
  private readonly chance: FastChance;
  private readonly target: Target;

  constructor(seed: number, target: Target) {
    this.chance = new FastChance(seed);
    this.target = target;
  }

  below(n: number): number {
    return this.chance.below(n);
  }

  /** A text frame: no JSON, some JSON, a message with wrong fields, or a right one at the wrong time. */
  frame(): string {
    switch (this.below(9)) {
      case 0:
        return this.noise(this.below(200));
      case 1:
        return JSON.stringify(this.odd());
      case 2:
        return JSON.stringify(this.message()).slice(0, this.below(120));
      case 3:
        return '['.repeat(1 + this.below(8000));
      case 4:
        return `{"t":"answer","__proto__":{"t":"hello"},"table":"${this.target.own}"}`;
      case 5:
        return JSON.stringify({ ...this.message(), text: 'x'.repeat(16_000 + this.below(2000)) });
      case 6:
        return this.deep(1 + this.below(7900));
      default:
        return JSON.stringify(this.message());
    }
  }

  /** An order or an answer that is right in all but its depth. */
  private deep(levels: number): string {
    const { own, question } = this.target;
    const lists = listsWithin(levels);
    return this.below(2) === 0
      ? `{"t":"order","table":"${own}","input":"j","kind":"place-bet","order":{"answers":[${lists}]}}`
      : `{"t":"answer","table":"${own}","question":"${question}","input":"j","action":${lists}}`;
  }

  /** A message of ours with any of its fields right, wrong or missing. */
  private message(): { [name: string]: unknown } {
    const message: { [name: string]: unknown } = { t: this.pick(TYPES) };
    const { watched, own, question } = this.target;
    const right: { readonly [name: string]: unknown } = {
      table: this.pick([watched, own, 'B'.repeat(22)]),
      question,
      input: `j${this.below(1000)}`,
      action: this.odd(),
      kind: 'place-bet',
      hash: 'ab'.repeat(32),
      nonce: 'cd'.repeat(32),
      order: { answers: [this.odd()] },
      after: this.below(1_000_000),
      n: 1,
      protocol: this.below(3),
    };
    for (const field of [...FIELDS, 'n', 'protocol']) {
      const whim = this.below(6);
      if (whim < 3 && Object.hasOwn(right, field)) message[field] = right[field];
      else if (whim === 3) message[field] = this.odd();
    }
    return message;
  }

  /** A body for a route, and what it says it is. */
  body(): { readonly type: string; readonly text: string } {
    const type = this.pick([
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      '',
    ]);
    const whim = this.below(13);
    if (whim === 0) return { type, text: 'x'.repeat(200_000) };
    if (whim === 12) return { type: 'application/json', text: deepTable(1 + this.below(60_000)) };
    if (whim < 4) return { type, text: this.noise(this.below(400)) };
    const text = JSON.stringify({
      ...this.message(),
      game: this.odd(),
      seats: this.odd(),
      seat: this.odd(),
      name: this.odd(),
    });
    return { type: 'application/json', text: whim < 7 ? text.slice(0, this.below(text.length)) : text };
  }

  /** Bytes for a bare connection: a half-sent request, a broken frame, or noise. */
  bytes(handshake: string): readonly Buffer[] {
    const upgrade = Buffer.from(handshake);
    switch (this.below(9)) {
      case 0:
        return [Buffer.from(this.noise(300))];
      case 1:
        return [upgrade.subarray(0, this.below(upgrade.length))];
      case 2:
        return [
          Buffer.from(
            'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"na',
          ),
        ];
      case 3:
        // A frame that says it is larger than any.
        return [upgrade, Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4])];
      case 4:
        // Not masked, as a client's must be.
        return [upgrade, Buffer.from([0x81, 0x05, 0x68, 0x65, 0x6c, 0x6c, 0x6f])];
      case 5:
        // Reserved bits and an unknown kind.
        return [upgrade, Buffer.from([0xff, 0x80 | this.below(100), 1, 2, 3, 4])];
      case 6:
        // The first half of a message that never goes on.
        return [upgrade, Buffer.from([0x01, 0x83, 0, 0, 0, 0, 0x7b, 0x22, 0x74])];
      case 7:
        // No text in any encoding.
        return [upgrade, Buffer.from([0x81, 0x84, 0, 0, 0, 0, 0xff, 0xfe, 0xc0, 0xaf])];
      default:
        return [upgrade, Buffer.from(Array.from({ length: this.below(100) }, () => this.below(256)))];
    }
  }

  private odd(): unknown {
    return this.pick(ODD);
  }

  private noise(length: number): string {
    return String.fromCharCode(...Array.from({ length }, () => this.below(this.below(2) === 0 ? 128 : 0xd7ff)));
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }
}

function listsWithin(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

/** A table with a deck that is nothing but lists within lists. */
function deepTable(levels: number): string {
  return `{"game":"winners-circle","seats":[],"options":{"horses":${listsWithin(levels)}}}`;
}
