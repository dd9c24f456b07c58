/** A guest. */
export interface PeopleRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
}

export const KEY_KINDS = ['cookie', 'program', 'carry'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** What lets someone in: the hash of a token, and whose it is. */
export interface KeysRow {
  readonly hash: string;
  readonly id: string;
  readonly person: string;
  readonly kind: KeyKind;
  readonly label: string;
  readonly created_at: number;
  readonly expires_at: number | null;
}

/** A table: what is searched for in columns, all of it in `data`. */
export interface TablesRow {
  readonly id: string;
  readonly game: string;
  readonly state: string;
  readonly access: string;
  readonly changed_at: number;
  readonly data: string;
  /** How often it was written. */
  readonly revision: number;
}

/** Who sits, or sat, at which table. */
export interface SeatingsRow {
  readonly table_id: string;
  readonly person: string;
}

/** What a match that goes on holds outside its journal, and when someone has to look at it. */
export interface PlaysRow {
  readonly match: string;
  readonly wake_at: number | null;
  readonly data: string;
  /** How often it was written. */
  readonly revision: number;
}

/** A line of a journal. Never changed, never removed; in SQLite the latest ones are in `line_groups`, or in logs beside the file, for a while. */
export interface EntriesRow {
  readonly match: string;
  readonly number: number;
  /** The line of this number; in SQLite also some that follow it, each after a line feed. */
  readonly line: string;
}

/** Lines that were committed together, as one text, until each is among the entries. */
export interface LineGroupsRow {
  readonly number: number;
  readonly lines: string;
}

/** The frozen replay of a match that is over. */
export interface ReplaysRow {
  readonly match: string;
  readonly data: string;
}

export interface ChatRow {
  readonly table_id: string;
  readonly number: number;
  readonly person: string;
  readonly data: string;
  /** The speaker's client's own id for it; null for lines from before these were kept. */
  readonly input: string | null;
}

export interface BlocksRow {
  readonly person: string;
  readonly blocked: string;
  readonly name: string;
}

export interface Schema {
  readonly people: PeopleRow;
  readonly keys: KeysRow;
  readonly tables: TablesRow;
  readonly seatings: SeatingsRow;
  readonly plays: PlaysRow;
  readonly entries: EntriesRow;
  readonly line_groups: LineGroupsRow;
  readonly replays: ReplaysRow;
  readonly chat: ChatRow;
  readonly blocks: BlocksRow;
}
