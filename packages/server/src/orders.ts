import { accept, refuse, type Action, type Json, type Result, type Seat } from '@boxcars/engine';
import { hasStandingOrder, readStandingOrder } from '@boxcars/games';

import type { AnyMatch } from './any-match.ts';

/** A seat's standing orders: plain answers by kind of question, and the game's own orders by name. */
export type Orders = { readonly [name: string]: unknown };

/** Plain answers in order of preference, of which the first legal one is given. */
interface Answers {
  readonly answers: readonly Json[];
}

const MOST_ANSWERS = 16;
const LONGEST_ORDER = 4000;

/** Reads an order, whatever was sent: one of the game's own by its name, else answers to a kind of question. */
export function readOrder(game: string, name: string, json: unknown): Result<unknown> {
  if (!hasStandingOrder(game, name)) return readAnswers(json);
  if (JSON.stringify(json).length > LONGEST_ORDER) return refuse('order-not-understood');
  return readStandingOrder(game, name, json) === null ? refuse('order-not-understood') : accept(json);
}

function readAnswers(json: unknown): Result<Answers> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('order-not-understood');
  const { answers, ...rest }: { readonly answers?: unknown } = json;
  if (!Array.isArray(answers) || answers.length > MOST_ANSWERS || Object.keys(rest).length > 0) {
    return refuse('order-not-understood');
  }
  if (JSON.stringify(answers).length > LONGEST_ORDER) return refuse('order-not-understood');
  return accept({ answers: answers as Json[] });
}

/** What a seat's orders answer to the open question, or null when they have nothing to say. Plain answers come first. */
export function answerByOrder(match: AnyMatch, seat: Seat, orders: Orders): Action | null {
  const { open, game } = match;
  if (open === null) return null;
  const isLegal = (action: unknown): boolean => match.refusal({ seat, question: open.id, action }) === null;
  const plain = readAnswers(orders[open.window.kind]);
  const found = plain.ok ? plain.value.answers.find(isLegal) : undefined;
  if (found !== undefined) return game.parseAction(found);
  const question = match.question(seat);
  for (const [name, json] of Object.entries(orders)) {
    const order = question === null ? null : readStandingOrder(game.id, name, json);
    const action = order === null || question === null ? null : order(match.view(seat), question);
    if (action !== null && isLegal(action)) return action;
  }
  return null;
}
