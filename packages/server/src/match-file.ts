import {
  accept,
  KeyedChance,
  Match,
  readJournalLines,
  refuse,
  writeHeader,
  type Entry,
  type EntryStore,
  type Result,
} from '@boxcars/engine';
import { findGame } from '@boxcars/games';

import type { AnyMatch } from './any-match.ts';
import { headerOf, seedOf } from './ceremony.ts';
import type { House } from './house.ts';
import type { PlayRecord, TableRecord } from './record.ts';
import { linesAfter } from './store/lines.ts';
import type { Write } from './store/store.ts';

/** The lines of a match that have yet to be written. */
export class NewLines implements EntryStore {
  private readonly house: House;
  private readonly match: string;
  private waiting: Write[] = [];

  constructor(house: House, match: string) {
    this.house = house;
    this.match = match;
  }

  append({ entry }: Entry, line: string): void {
    const write = this.house.statements.entry(this.match, entry, line);
    // A list that is made with a line takes a quarter of the room of one that grows.
    if (this.waiting.length === 0) this.waiting = [write];
    else this.waiting.push(write);
  }

  /** Earlier entries are in the store alone. */
  at(): undefined {
    return undefined;
  }

  /** Hands over what waits. */
  take(): Write[] {
    const { waiting } = this;
    this.waiting = [];
    return waiting;
  }
}

/** A match, and the lines of it that have to be written. */
export interface HostedMatch {
  readonly match: AnyMatch;
  readonly lines: NewLines;
}

/** Sets a match up from a table whose seats are frozen. */
export function startMatch(house: House, record: TableRecord): Result<HostedMatch> {
  const { settings, version } = record;
  const game = findGame(settings.game, version);
  if (game === undefined) return refuse('unknown-game', { game: settings.game });
  const lines = new NewLines(house, record.id);
  const header = headerOf(record, game);
  const match = Match.start(game, {
    seats: header.seats,
    options: header.options,
    commitment: record.commitment,
    chance: new KeyedChance(seedOf(record)),
    at: house.clock.now(),
    entries: lines,
  });
  if (!match.ok) return match;
  record.header = match.value.header;
  return accept({ match: match.value, lines });
}

/** Rebuilds a match from its journal. */
export async function loadMatch(
  house: House,
  record: TableRecord,
  play: PlayRecord | null,
): Promise<Result<HostedMatch>> {
  const game = findGame(record.settings.game, record.version);
  if (game === undefined || record.header === null) return refuse('unknown-game', { game: record.settings.game });
  const read = readJournalLines(writeHeader(record.header), await readLines(house, record.id, -1));
  if (!read.ok) return read;
  const lines = new NewLines(house, record.id);
  const match = Match.resume(game, read.value, {
    chance: new KeyedChance(seedOf(record)),
    entries: lines,
    held: play?.held ?? null,
  });
  return match.ok ? accept({ match: match.value, lines }) : match;
}

/** The journal's lines after an entry, all of which have reached the disk. */
export async function readLines(house: House, match: string, after: number, limit?: number): Promise<string[]> {
  await house.ledger.settled(match);
  return linesAfter(house.store, match, after, limit);
}

/** The entries after one. */
export async function readEntries(house: House, match: string, after: number, limit: number): Promise<Entry[]> {
  return (await readLines(house, match, after, limit)).map((line) => JSON.parse(line) as Entry);
}
