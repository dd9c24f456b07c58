import { accept, refuse, type Action, type Json, type Result, type Seat } from '@boxcars/engine';

import type { AnyMatch } from './any-match.ts';

/** A standing order: answers in order of preference, of which the first legal one is given. */
interface Order {
  readonly answers: readonly Json[];
}

const MOST_ANSWERS = 16;
const LONGEST_ORDER = 4000;

/** Reads an order, whatever was sent. */
export function readOrder(json: unknown): Result<Order> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('order-not-understood');
  const { answers, ...rest }: { readonly answers?: unknown } = json;
  if (!Array.isArray(answers) || answers.length > MOST_ANSWERS || Object.keys(rest).length > 0) {
    return refuse('order-not-understood');
  }
  if (JSON.stringify(answers).length > LONGEST_ORDER) return refuse('order-not-understood');
  return accept({ answers: answers as Json[] });
}

/** What the order answers to the open question, or null when it has nothing to say. */
export function answerByOrder(match: AnyMatch, seat: Seat, question: string, json: unknown): Action | null {
  const order = readOrder(json);
  if (!order.ok) return null;
  const found = order.value.answers.find((action) => match.refusal({ seat, question, action }) === null);
  return found === undefined ? null : match.game.parseAction(found);
}
