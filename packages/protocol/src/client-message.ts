import { accept, refuse, type Result } from '@boxcars/engine';
import * as z from 'zod/mini';

import { isTooDeep, MOST_LEVELS } from './nesting.ts';

/** No message of a client is longer than this, in characters. */
export const MAX_MESSAGE = 16_384;

const ID = '[A-Za-z0-9_-]{1,64}';
const QUESTION = '\\d{1,9}:[a-z-]{1,40}';
const WHOLE_ID = new RegExp(`^${ID}$`);
const id = z.string().check(z.regex(WHOLE_ID));

/** Whether a text has the form of an id: any other names nothing. */
export function isId(text: string): boolean {
  return WHOLE_ID.test(text);
}
const question = z.string().check(z.regex(new RegExp(`^${QUESTION}$`)));

/** First message on a socket: which protocol the client speaks, and its reader's language. */
const hello = z.strictObject({
  t: z.literal('hello'),
  protocol: z.int(),
  locale: z.optional(z.enum(['en', 'hu', 'cs'])),
});

/**
 * Look at a table, as one's seat there or as a spectator. `after` is the last entry the client has. With `events: false` it is
 * told what has changed and what is asked, and not what happened.
 */
const watch = z.strictObject({
  t: z.literal('watch'),
  table: id,
  key: z.optional(id),
  after: z.optional(z.int().check(z.gte(0))),
  events: z.optional(z.boolean()),
});

/** Look away. */
const unwatch = z.strictObject({ t: z.literal('unwatch'), table: id });

/** The nonce whose hash was given on taking the seat, sent once the server asks for it at the start. */
const nonce = z.strictObject({ t: z.literal('nonce'), table: id, nonce: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

/** The hash of a new nonce: on sitting down over HTTP, and here after a start was called off. */
const promise = z.strictObject({
  t: z.literal('promise'),
  table: id,
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** An answer to a question. `input` is the client's own id: sent again, it counts once. */
const answer = z.strictObject({
  t: z.literal('answer'),
  table: id,
  question,
  input: id,
  action: z.unknown(),
  lock: z.optional(z.boolean()),
});

/** Takes the last choice back, while `question` is open. */
const undo = z.strictObject({ t: z.literal('undo'), table: id, question, input: id });

/** Leaves, changes or withdraws (null) a standing order for a kind of question. */
const order = z.strictObject({
  t: z.literal('order'),
  table: id,
  input: id,
  kind: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  order: z.unknown(),
});

/** Says something. How much of it is too much is for the server to judge, which counts characters as readers see them. */
const chat = z.strictObject({ t: z.literal('chat'), table: id, input: id, text: z.string() });

const ping = z.strictObject({ t: z.literal('ping'), n: z.int() });

const clientMessage = z.discriminatedUnion('t', [
  hello,
  watch,
  unwatch,
  promise,
  nonce,
  answer,
  undo,
  order,
  chat,
  ping,
]);

/** What a client sends. */
export type ClientMessage = z.infer<typeof clientMessage>;

/** Reads a frame, whatever it is: never throws. */
export function readClientMessage(frame: string): Result<ClientMessage> {
  if (frame.length > MAX_MESSAGE) return refuse('message-too-long', { max: MAX_MESSAGE });
  const plain = readPlainAnswer(frame);
  if (plain !== null) return accept(plain);
  let json: unknown;
  try {
    json = JSON.parse(frame);
  } catch {
    return refuse('message-not-json');
  }
  if (isTooDeep(json)) return refuse('too-deep', { max: MOST_LEVELS });
  const read = clientMessage.safeParse(json);
  if (read.success) return accept(read.data);
  return refuse('message-not-understood', { at: read.error.issues[0]?.path.join('.') ?? '' });
}

/** In a text no longer than this nothing can be too deep: each level takes two signs. */
const LONGEST_FLAT = 2 * (MOST_LEVELS - 1);

/** An answer as our own clients write it. */
const PLAIN_ANSWER = new RegExp(
  `^\\{"t":"answer","table":"(${ID})","question":"(${QUESTION})","input":"(${ID})","action":(.+)\\}$`,
);

/** Nearly all messages are answers of this form: reading them so takes a fraction of what the general reader takes. */
function readPlainAnswer(frame: string): Extract<ClientMessage, { readonly t: 'answer' }> | null {
  const found = PLAIN_ANSWER.exec(frame);
  if (found === null) return null;
  const [, table = '', asked = '', input = '', action = ''] = found;
  try {
    // Whatever comes after an action, another field for one, makes this no JSON.
    const read: unknown = JSON.parse(action);
    if (action.length > LONGEST_FLAT && isTooDeep(read, MOST_LEVELS - 1)) return null;
    return { t: 'answer', table, question: asked, input, action: read };
  } catch {
    return null;
  }
}
