import { isBotName } from '@boxcars/bots';
import { accept, readOptions, refuse, type AnyGame, type Json, type Result } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import type { Request, TableSettings } from '@boxcars/protocol';

import { botName } from './names.ts';
import type { SeatRecord } from './record.ts';

/** What a new table is made of, checked by the game itself. */
export interface CheckedSettings {
  readonly game: AnyGame;
  readonly settings: TableSettings;
  /** All chairs but the creator's. */
  readonly others: readonly SeatRecord[];
}

/** Longer than any deck people write; shorter than what fills a disk. */
const LONGEST_OPTIONS = 64_000;

/** Reads what someone asks for: the game, its options and decks, the chairs. */
export function checkSettings(asked: Request<'createTable'>): Result<CheckedSettings> {
  const game = findGame(asked.game);
  if (game === undefined) return refuse('unknown-game', { game: asked.game });
  const seats = asked.seats.length + 1;
  const { min, max } = game.seats;
  if (seats < min || seats > max) return refuse('wrong-number-of-seats', { seats, min, max });
  const options = checkOptions(game, seats, asked.options);
  if (!options.ok) return options;
  const others: SeatRecord[] = [];
  for (const [index, chair] of asked.seats.entries()) {
    const made = makeChair(chair, index + 1);
    if (!made.ok) return made;
    others.push(made.value);
  }
  const settings: TableSettings = {
    game: game.id,
    options: options.value,
    access: asked.access ?? 'public',
    spectators: asked.spectators ?? true,
    clock: asked.clock ?? { kind: 'none' },
    reactionSeconds: asked.reactionSeconds ?? 3,
    coach: asked.coach ?? 'off',
  };
  return accept({ game, settings, others });
}

/** A chair as the host asks for it. */
export function makeChair(chair: Request<'setSeat'>['chair'], seat: number): Result<SeatRecord> {
  if (chair.kind === 'empty') return accept({ kind: 'empty' });
  if (!isBotName(chair.level)) return refuse('unknown-bot', { level: chair.level });
  return accept({ kind: 'bot', name: botName(seat), level: chair.level });
}

function checkOptions(game: AnyGame, seats: number, given: unknown): Result<{ readonly [name: string]: Json }> {
  if (JSON.stringify(given ?? {}).length > LONGEST_OPTIONS) return refuse('options-too-long', { max: LONGEST_OPTIONS });
  const options = readOptions(game.options, given);
  if (!options.ok) return options;
  const problem = game.checkOptions(options.value, seats);
  return problem === null ? options : { ok: false, refusal: problem };
}
