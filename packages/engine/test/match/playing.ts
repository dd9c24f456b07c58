import {
  EntryList,
  FastChance,
  KeyedChance,
  Match,
  type Chance,
  type Entry,
  type Journal,
  type MatchStart,
  type Receipt,
  type Refusal,
  type Seat,
} from '@boxcars/engine';

import { lanterns, type LanternAction, type LanternEvent, type LanternState, type LanternView } from './lanterns.ts';

export type LanternMatch = Match<
  LanternState,
  LanternAction,
  LanternEvent,
  LanternView,
  { rounds: number; quiet: boolean }
>;
type Start = Partial<MatchStart<LanternAction, LanternEvent>> & { readonly players?: number };

export const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);

/** A started match with the entries it keeps. */
export interface Played {
  readonly match: LanternMatch;
  readonly entries: EntryList<LanternAction, LanternEvent>;
  readonly chance: Chance;
}

/** Starts a match of lanterns; by default for two persons, with keyed luck. */
export function begin({ players = 2, ...start }: Start = {}): Played {
  const entries = new EntryList<LanternAction, LanternEvent>();
  const chance = start.chance ?? new KeyedChance(SEED);
  const seats = Array.from({ length: players }, (_, i) => ({ name: `player ${i}`, kind: 'person' as const }));
  const match = Match.start(lanterns, { seats, at: 1000, entries, ...start, chance });
  if (!match.ok) throw new Error(match.refusal.code);
  return { match: match.value, entries, chance };
}

/** The journal so far. */
export function journalOf({ match, entries }: Played): Journal {
  return { header: match.header, entries: [...entries.all] };
}

/** Answers the open question in a seat's name and expects it to be taken. */
export function say(
  match: LanternMatch,
  seat: Seat,
  text: string,
  more: { input?: string; lock?: boolean } = {},
): Receipt {
  const result = trySaying(match, seat, text, more);
  if ('code' in result) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

/** Answers the open question and gives the receipt or the refusal. */
export function trySaying(
  match: LanternMatch,
  seat: Seat,
  text: string,
  more: { input?: string; lock?: boolean; question?: string } = {},
): Receipt | Refusal {
  const question = match.open?.id ?? 'none';
  const action = lanterns.readAction(text) ?? text;
  const result = match.answer({ seat, question, action, at: 2000 + match.count, by: 'hand', ...more });
  return result.ok ? result.value : result.refusal;
}

/** The code of a refusal, or 'taken'. */
export function codeOf(result: { readonly ok: boolean; readonly refusal?: Refusal }): string {
  return result.refusal?.code ?? 'taken';
}

/** Plays on with random answers, changes, undos and closings, until the numbers run out or the game is over. */
export function playOn(match: LanternMatch, seed: number, steps: number): void {
  const chance = new FastChance(seed);
  for (let step = 0; step < steps; step++) {
    const { open } = match;
    if (open === null) return;
    const seat = open.window.seats[chance.below(open.window.seats.length)] ?? 0;
    const at = 5000 + step;
    const dice = chance.below(10);
    if (dice === 0) match.close(at);
    else if (dice <= 2) match.undo({ seat, at });
    else answerRandomly(match, seat, chance, at);
  }
}

function answerRandomly(match: LanternMatch, seat: Seat, chance: FastChance, at: number): void {
  const legal = match.legal(seat).filter((action) => action.type !== 'crash');
  const action = legal[chance.below(legal.length)];
  const lock = chance.below(3) > 0;
  match.answer({ seat, question: match.open?.id ?? '', input: `i${at}`, action, at, by: 'hand', lock });
}

/** The entry, which must be there. */
export function entryAt(
  entries: EntryList<LanternAction, LanternEvent>,
  number: number,
): Entry<LanternAction, LanternEvent> {
  const entry = entries.at(number);
  if (entry === undefined) throw new Error(`no entry ${number}`);
  return entry;
}
