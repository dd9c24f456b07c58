import * as z from 'zod/mini';

import { COACH_SETTINGS, TABLE_STATES } from './table.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const name = z.string().check(z.minLength(1), z.maxLength(200));
const seat = z.int().check(z.gte(0), z.lt(8));
/** The number of a line of chat: it stands for whoever said it. */
const line = z.int().check(z.gte(1));

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().check(z.gte(5), z.lte(36_000)),
    increment: z.int().check(z.gte(0), z.lte(600)),
  }),
  z.strictObject({ kind: z.literal('mail'), hours: z.int().check(z.gte(1), z.lte(720)) }),
]);

/** A chair as the host asks for it: free for people, or a bot's. */
const chair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().check(z.maxLength(20)) }),
]);

/** What the routes of `/api` take, by operation. */
export const requests = {
  setName: z.strictObject({ name }),
  useCarry: z.strictObject({ key }),
  createToken: z.strictObject({ label: name, days: z.optional(z.int().check(z.gte(1), z.lte(366))) }),
  listTables: z.strictObject({
    game: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
    state: z.optional(z.enum(TABLE_STATES)),
    free: z.optional(z.enum(['yes', 'no'])),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  /** The creator sits on chair 0; `seats` are the others. By mail the nonce itself goes with sitting down. */
  createTable: z.strictObject({
    game: z.string().check(z.maxLength(40)),
    options: z.optional(z.record(z.string(), z.unknown())),
    seats: z.array(chair).check(z.maxLength(7)),
    access: z.optional(z.enum(['public', 'link'])),
    spectators: z.optional(z.boolean()),
    clock: z.optional(clock),
    reactionSeconds: z.optional(z.int().check(z.gte(2), z.lte(10))),
    coach: z.optional(z.enum(COACH_SETTINGS)),
    nonceHash: z.optional(hash),
    nonce: z.optional(hash),
  }),
  lookAtTable: z.strictObject({ key: z.optional(key) }),
  join: z.strictObject({
    seat: z.optional(seat),
    key: z.optional(key),
    nonceHash: z.optional(hash),
    nonce: z.optional(hash),
  }),
  setSeat: z.strictObject({ seat, chair }),
  atSeat: z.strictObject({ seat }),
  /** `without` goes on although someone's nonce is missing; the proof says so. */
  start: z.strictObject({ without: z.optional(z.boolean()) }),
  wish: z.strictObject({ wish: z.boolean() }),
  /** Whoever sits on a seat, or has said a line: also someone who only looks on. */
  mute: z.union([z.strictObject({ seat, mute: z.boolean() }), z.strictObject({ line, mute: z.boolean() })]),
  block: z.union([z.strictObject({ seat, key: z.optional(key) }), z.strictObject({ line, key: z.optional(key) })]),
  takeOver: z.strictObject({ key }),
  rematch: z.strictObject({ nonceHash: z.optional(hash), nonce: z.optional(hash) }),
  nothing: z.optional(z.nullable(z.strictObject({}))),
  readEntries: z.strictObject({
    key: z.optional(key),
    after: z.optional(z.coerce.number().check(z.int(), z.gte(-1))),
  }),
} as const;

/** What an operation takes, once read. */
export type Request<Name extends keyof typeof requests> = z.infer<(typeof requests)[Name]>;
