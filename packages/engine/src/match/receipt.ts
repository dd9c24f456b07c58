import type { Seat } from '../seat.ts';
import { entryOf, isUndo, type Entry, type GivenAnswer } from './entry.ts';

/** That an input was taken: it is, or will be, part of `entry`. The same for every time the input is sent. */
export interface Receipt {
  readonly seat: Seat;
  readonly question: string;
  readonly input?: string;
  readonly entry: number;
}

/** What names an input: a client's id, within a seat and a question. */
export interface InputName {
  readonly seat: Seat;
  readonly question: string;
  readonly input?: string | undefined;
}

export function receiptOf({ seat, question, input }: InputName): Receipt {
  const entry = entryOf(question);
  return input === undefined ? { seat, question, entry } : { seat, question, input, entry };
}

/** The receipt of an input that went into this entry, or null. For hosts that keep the entries elsewhere. */
export function receiptIn(entry: Entry, name: InputName): Receipt | null {
  if (entry.question !== name.question || name.input === undefined) return null;
  const given = isUndo(entry) ? [entry] : entry.answers;
  const isIn = given.some(({ seat, inputs }) => seat === name.seat && inputs?.includes(name.input ?? ''));
  return isIn ? receiptOf(name) : null;
}

/** The ids of an answer that takes the place of `before`: a retry of either finds its receipt. */
export function inputsOf(before: GivenAnswer | undefined, input: string | undefined): GivenAnswer['inputs'] {
  const earlier = before?.inputs;
  if (input === undefined) return earlier;
  return earlier === undefined ? [input] : [...earlier, input];
}
