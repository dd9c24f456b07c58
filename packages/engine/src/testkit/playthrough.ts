import type { Action } from '../action.ts';
import { canonical } from '../canonical.ts';
import { FastChance } from '../chance/fast.ts';
import { KeyedChance } from '../chance/keyed.ts';
import type { AnyGame } from '../game.ts';
import { hashText } from '../hashing.ts';
import type { GameEvent, LoggedEvent } from '../log.ts';
import type { MoveEntry } from '../match/entry.ts';
import { isUndo } from '../match/entry.ts';
import { Match, type OpenQuestion } from '../match/match.ts';
import { PUBLIC, seatsIn } from '../seat.ts';
import { isRecord } from './plain-data.ts';
import type { Settings } from './walk.ts';

/** What is played: a table and the seed of its luck and its answers. */
export interface PlaythroughSetup {
  readonly seats: number;
  readonly options?: Settings;
  readonly seed: number;
}

/** What a playthrough says about itself. `journal` changes whenever the same answers and luck lead elsewhere. */
export interface PlaythroughHead {
  readonly game: string;
  readonly version: number;
  readonly journal: string;
}

type AnyMatch = Match<object, Action, GameEvent, unknown, object>;

/** How many legal answers are written out. */
const MOST_LISTED = 8;
const BOUND = 20_000;

/**
 * A random game as a readable text: every question and its answers, the luck drawn, events in their private and public
 * forms, the public view at both ends and its fingerprint between, the outcome, and a fingerprint of the last state.
 */
export function playthrough(game: AnyGame, setup: PlaythroughSetup): string {
  const match = start(game, setup);
  const lines = [
    `${game.id} version ${game.version}, ${setup.seats} seats, seed ${setup.seed}`,
    `options ${canonical(match.header.options)}`,
    '',
    'setup',
    ...writeEntry(match),
    ...writeView(match.view(PUBLIC)),
  ];
  const choice = new FastChance(setup.seed);
  for (let step = 0; step < BOUND && match.open !== null; step++) {
    lines.push('', ...playQuestion(match, match.open, choice));
  }
  lines.push('', 'end', ...writeView(match.view(PUBLIC)), '');
  lines.push(`outcome ${canonical(match.outcome())}`, `state ${match.hash()}`, `journal ${match.last.sum}`, '');
  return lines.join('\n');
}

/** Reads the first and the last line of a playthrough; null if it is none. */
export function readPlaythrough(text: string): PlaythroughHead | null {
  const [, game, version] = /^(\S+) version (\d+),/.exec(text) ?? [];
  const [, journal] = /^journal ([0-9a-f]{64})$/m.exec(text) ?? [];
  if (game === undefined || version === undefined || journal === undefined) return null;
  return { game, version: Number(version), journal };
}

function start(game: AnyGame, { seats, options, seed }: PlaythroughSetup): AnyMatch {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}`, kind: 'bot' }) as const);
  const bytes = Uint8Array.from(hashText(`playthrough ${seed}`).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );
  const chance = new KeyedChance(bytes);
  const match = Match.start(game, {
    seats: players,
    options: options ?? {},
    chance,
    at: 0,
    closeWhenAllAnswered: true,
  });
  if (!match.ok) throw new Error(`refused: ${JSON.stringify(match.refusal)}`);
  return match.value;
}

function playQuestion(match: AnyMatch, { id, window }: OpenQuestion, choice: FastChance): string[] {
  const lines = [`${id} (${window.mode}) asks ${window.seats.join(' ')}`];
  for (const seat of window.seats) {
    const legal = match.legal(seat);
    const action = legal[choice.below(legal.length)];
    lines.push(`  seat ${seat} may ${writeLegal(match.game, legal)}`);
    if (action === undefined) throw new Error(`seat ${seat} has no answer to ${id}`);
    lines.push(`  seat ${seat} > ${match.game.writeAction(action)}`);
    const taken = match.answer({ seat, question: id, action, at: match.count, by: 'bot', lock: true });
    if (!taken.ok) throw new Error(`refused: ${JSON.stringify(taken.refusal)}`);
  }
  return [...lines, ...writeEntry(match), markOf(match)];
}

function writeLegal(game: AnyGame, legal: readonly Action[]): string {
  const listed = legal.slice(0, MOST_LISTED).map((action) => game.writeAction(action));
  const more = legal.length - listed.length;
  return `[${listed.join(' | ')}${more > 0 ? ` | and ${more} more` : ''}]`;
}

/** The luck and the events of the latest entry. */
function writeEntry(match: AnyMatch): string[] {
  const { last } = match;
  if (isUndo(last)) return [];
  return [...last.draws.map(writeDraw), ...last.events.flatMap(writeEvent)];
}

function writeDraw({ key, value }: MoveEntry['draws'][number]): string {
  return `  luck ${key} = ${JSON.stringify(value)}`;
}

function writeEvent({ to, event, twin, reveals }: LoggedEvent): string[] {
  const declared = reveals === undefined ? '' : ` reveals ${JSON.stringify(reveals)}`;
  if (twin === undefined) return [`  all: ${JSON.stringify(event)}${declared}`];
  return [`  to ${seatsIn(to).join(' ')}: ${JSON.stringify(event)}${declared}`, `  to others: ${JSON.stringify(twin)}`];
}

/** The public view, one line a field. */
function writeView(view: unknown): string[] {
  const fields = isRecord(view) ? Object.entries(view) : [['view', view] as const];
  return fields.map(([name, value]) => `  ${name} ${JSON.stringify(value) ?? 'nothing'}`);
}

/** A short fingerprint of what the public sees: enough to tell that it changed. */
function markOf(match: AnyMatch): string {
  return `  view ${hashText(canonical(match.view(PUBLIC))).slice(0, 8)}`;
}
