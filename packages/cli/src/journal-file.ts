import { createHash } from 'node:crypto';

import { readJournal, type AnyGame, type Journal, type JournalHeader, type Json, type Refusal } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import { line, refusalLine } from '@boxcars/text';

import { badInput, BadInput } from './bad-input.ts';
import { readTextFile } from './files.ts';

/** A journal as far as it can be read, the game it is of, and what is wrong with the rest. */
export interface OpenedJournal {
  readonly game: AnyGame;
  readonly journal: Journal;
  readonly problem: Refusal | null;
}

/** Opens a journal that a person named. What isn't one at all, or is one of rules we don't have, is bad input. */
export function openJournal(path: string): OpenedJournal {
  const read = readJournal(readTextFile(path));
  const problem = read.ok ? null : read.refusal;
  if (read.readable === null) throw badJournal('', path, problem ?? { code: 'not-a-journal' });
  const { game: id, version } = read.readable.header;
  const game = findGame(id, version);
  if (game !== undefined) return { game, journal: read.readable, problem };
  const known = findGame(id);
  if (known === undefined) throw badInput('cli.journal-of-unknown-game', { file: path, game: id });
  throw badInput('cli.journal-of-other-rules', { file: path, game: id, given: version, version: known.version });
}

/** Bad input: a journal that can't be trusted. */
export function badJournal(game: string, path: string, refusal: Refusal): BadInput {
  return new BadInput(line('cli.journal-broken', { file: path, reason: refusalLine(game, refusal) }), game);
}

/** What `play` writes into a journal's header as its commitment: enough to go on exactly as it would have. */
export interface TerminalGame {
  /** The word its luck is made of. */
  readonly seed: string;
  /** The name of the bot in each seat; null where a person sits. */
  readonly bots: readonly Json[];
}

/** The commitment of a game in the terminal. */
export function commitTo(game: TerminalGame): Json {
  return { terminal: { seed: game.seed, bots: game.bots } };
}

/** What `play` wrote into a header; undefined in a journal from elsewhere. */
export function terminalGameIn({ commitment }: JournalHeader): TerminalGame | undefined {
  const { terminal } = (commitment ?? {}) as {
    readonly terminal?: { readonly seed?: unknown; readonly bots?: unknown };
  };
  const { seed, bots } = terminal ?? {};
  return typeof seed === 'string' && Array.isArray(bots) ? { seed, bots } : undefined;
}

/** The seed that a word stands for. */
export function seedOf(word: string): Uint8Array {
  return createHash('sha256').update(word).digest();
}
