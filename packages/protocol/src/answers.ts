import type { Action, GameEvent, Json } from '@boxcars/engine';
import * as z from 'zod/mini';

import type { AdviceInfo } from './coach.ts';
import type { LuckProof } from './fairness.ts';
import type { Film, FrozenReplay } from './replay.ts';
import type { ChatInfo, ChatLine, EntryEvents } from './server-message.ts';
import { COACH_SETTINGS, TABLE_STATES, type ClockSetting, type SeatInfo, type TableInfo } from './table.ts';

/** A schema whose values are a `T`. */
type Of<T> = z.ZodMiniType<T>;

const text = z.string();
const whole = z.int();
const seats = z.array(whole);
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const json = z.unknown() as unknown as Of<Json>;
const options = z.record(text, json);
const action: Of<Action> = z.looseObject({ type: text });
const gameEvent: Of<GameEvent> = z.looseObject({ type: text });

const person = z.strictObject({ id: text, name: text });
const nothing = z.strictObject({});

const keyInfo = { id: text, label: text, createdAt: whole, expiresAt: z.nullable(whole) };

const optionSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('switch'), default: z.boolean() }),
  z.strictObject({ kind: z.literal('choice'), of: z.array(text), default: text }),
  z.strictObject({ kind: z.literal('number'), min: z.number(), max: z.number(), default: z.number() }),
  z.strictObject({ kind: z.literal('deck'), default: z.null() }),
]);

const gameInfo = z.strictObject({
  id: text,
  version: whole,
  seats: z.strictObject({ min: whole, max: whole }),
  options: z.record(text, optionSpec),
});

const clock: Of<ClockSetting> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), bank: whole, increment: whole }),
  z.strictObject({ kind: z.literal('mail'), hours: whole }),
]);

const seatInfo: Of<SeatInfo> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('bot'), name: text, level: text }),
  z.strictObject({
    kind: z.literal('person'),
    name: z.nullable(text),
    isHost: z.boolean(),
    isYou: z.boolean(),
    connected: z.boolean(),
    bot: z.nullable(z.enum(['away', 'resigned'])),
    promised: z.boolean(),
    muted: z.boolean(),
  }),
]);

const outcome = z.strictObject({ points: z.array(z.number()), ranks: z.array(whole), winners: seats });

const tableInfo: Of<TableInfo> = z.strictObject({
  id: text,
  state: z.enum(TABLE_STATES),
  game: text,
  version: whole,
  options,
  access: z.enum(['public', 'link']),
  spectators: z.boolean(),
  clock,
  reactionSeconds: whole,
  coach: z.enum(COACH_SETTINGS),
  seats: z.array(seatInfo),
  you: z.nullable(whole),
  onlookers: whole,
  key: z.nullable(text),
  commitment: hex,
  startsBy: z.nullable(whole),
  failedStarts: whole,
  createdAt: whole,
  entries: whole,
  outcome: z.nullable(outcome),
  rematch: z.nullable(text),
  wishes: z.strictObject({ callOff: seats, pause: seats }),
});

const chatLine: Of<ChatLine> = z.strictObject({ n: whole, at: whole, who: text, seat: z.nullable(whole), text });

const entryFields = { entry: whole, at: whole, events: z.array(gameEvent), undoes: z.exactOptional(whole) };
const entryEvents: Of<EntryEvents> = z.strictObject(entryFields);

const share = z.strictObject({ hash: hex, nonce: z.nullable(hex) });
const luckProof: Of<LuckProof> = z.strictObject({
  serverSeed: hex,
  commitment: hex,
  table: text,
  game: text,
  version: whole,
  options,
  shares: z.array(z.nullable(share)),
});

const drawn = z.union([z.number(), z.array(z.number())]);
const draw = z.strictObject({ entry: whole, key: text, kind: text, range: drawn, value: drawn });

/** Since `changes` has forms of older servers, any list is one. */
const film = z.strictObject({
  first: json,
  steps: z.array(z.strictObject({ ...entryFields, changes: z.array(json) })),
}) as unknown as Of<Film>;

const frozenReplay: Of<FrozenReplay> = z.strictObject({
  replay: z.literal(1),
  game: text,
  version: whole,
  options,
  public: film,
  seats: z.array(z.nullable(film)),
  revealed: z.array(z.array(gameEvent)),
  outcome: z.nullable(outcome),
});

const reason = z.strictObject({
  code: text,
  values: z.record(text, z.union([z.number(), text])),
  sentence: text,
});
const adviceInfo: Of<AdviceInfo> = z.strictObject({
  action,
  label: text,
  worth: z.number(),
  margin: z.number(),
  isExact: z.boolean(),
  reasons: z.array(reason),
});

const oneTable = z.strictObject({ table: tableInfo });
const tables = z.strictObject({ tables: z.array(tableInfo) });
const me = z.strictObject({ me: person });

/** What the answers are made of, by the names they have in the description of the routes. */
export const parts = {
  Person: person,
  Game: gameInfo,
  Clock: clock,
  Seat: seatInfo,
  Outcome: outcome,
  Table: tableInfo,
  ChatLine: chatLine,
  EntryEvents: entryEvents,
  LuckProof: luckProof,
  Film: film,
  Advice: adviceInfo,
  Nothing: nothing,
  Me: me,
  OneTable: oneTable,
  Tables: tables,
} as const;

/** What the routes of `/api` answer when they refuse nothing, by the route's name. */
export const answers = {
  listGames: z.strictObject({ protocol: whole, bots: z.array(text), games: z.array(gameInfo) }),
  readMe: z.strictObject({ me: z.nullable(person) }),
  setMe: me,
  deleteMe: nothing,
  signOut: nothing,
  makeCarry: z.strictObject({ key: text, expiresAt: whole }),
  useCarry: me,
  listMyTables: tables,
  listTokens: z.strictObject({ tokens: z.array(z.strictObject(keyInfo)) }),
  createToken: z.strictObject({ ...keyInfo, token: text }),
  deleteToken: nothing,
  listBlocks: z.strictObject({ blocks: z.array(person) }),
  deleteBlock: nothing,
  block: nothing,
  listTables: tables,
  createTable: oneTable,
  readTable: oneTable,
  join: oneTable,
  leave: oneTable,
  removeSomeone: oneTable,
  setSeat: oneTable,
  start: oneTable,
  resign: oneTable,
  comeBack: oneTable,
  wishCallOff: oneTable,
  wishPause: oneTable,
  goOn: oneTable,
  makeTakeOver: z.strictObject({ key: text }),
  takeOver: oneTable,
  mute: oneTable,
  rematch: oneTable,
  readChat: z.strictObject({ lines: z.array(chatLine), muted: z.array(whole) }) as Of<ChatInfo>,
  readEntries: z.strictObject({ entries: z.array(entryEvents) }),
  downloadMatch: z.strictObject({
    match: z.literal(1),
    names: z.array(z.nullable(text)),
    proof: luckProof,
    journal: text,
  }),
  readDraws: z.strictObject({ proof: luckProof, seed: hex, draws: z.array(draw) }),
  readReplay: frozenReplay,
  readAdvice: z.strictObject({ question: text, advice: z.array(adviceInfo) }),
  readReview: z.strictObject({
    costly: z.array(z.strictObject({ entry: whole, cost: z.number(), made: adviceInfo, better: adviceInfo })),
  }),
} as const;

/** The name of a route. */
export type RouteName = keyof typeof answers;
