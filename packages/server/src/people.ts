import { accept, refuse, type Result } from '@boxcars/engine';

import type { Clock } from './clock.ts';
import { readName } from './names.ts';
import { hashOfToken, newId, newToken, type Random } from './random.ts';
import type { Ledger } from './store/ledger.ts';
import type { KeyKind } from './store/schema.ts';
import type { Store, Write } from './store/store.ts';
import { Turns } from './turns.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Someone who came in by a key of theirs, which may end. */
export interface Visitor extends Person {
  readonly key: string;
  readonly expiresAt: number | null;
  /** Whether the key is one they gave to a program: that plays for them, and is not them. */
  readonly isProgram: boolean;
}

/** A way in that its owner can see and take back. */
export interface KeyInfo {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CARRY_TIME = 15 * MINUTE;
const MOST_KEYS = 20;

/** Guests: who they are, how they prove it, how they leave. Tokens are known to their bearers alone. */
export class People {
  private readonly store: Store;
  private readonly ledger: Ledger;
  private readonly clock: Clock;
  private readonly random: Random;
  private readonly tokenTurns = new Turns();

  constructor(house: { store: Store; ledger: Ledger; clock: Clock; random: Random }) {
    this.store = house.store;
    this.ledger = house.ledger;
    this.clock = house.clock;
    this.random = house.random;
  }

  /** A new guest, and the token for their cookie. */
  async create(given: string): Promise<Result<{ readonly person: Person; readonly token: string }>> {
    const name = readName(given);
    if (!name.ok) return name;
    const person = { id: newId(this.random), name: name.value };
    const { token, write } = this.newKey(person.id, 'cookie', '', null);
    const row = { ...person, created_at: this.clock.now() };
    await this.ledger.write(person.id, [this.store.db.insertInto('people').values(row).compile(), write]);
    return accept({ person, token });
  }

  /** Whose token this is, or null. */
  async identify(token: string): Promise<Visitor | null> {
    const row = await this.store.db
      .selectFrom('keys')
      .innerJoin('people', 'people.id', 'keys.person')
      .select(['people.id', 'people.name', 'keys.id as key', 'keys.kind', 'keys.expires_at'])
      .where('keys.hash', '=', hashOfToken(token))
      .where('keys.kind', '!=', 'carry')
      .executeTakeFirst();
    if (row === undefined || (row.expires_at !== null && row.expires_at <= this.clock.now())) return null;
    return { id: row.id, name: row.name, key: row.key, expiresAt: row.expires_at, isProgram: row.kind === 'program' };
  }

  async rename(person: Person, given: string): Promise<Result<Person>> {
    const name = readName(given);
    if (!name.ok) return name;
    const write = this.store.db.updateTable('people').set({ name: name.value }).where('id', '=', person.id).compile();
    await this.ledger.write(person.id, [write]);
    return accept({ id: person.id, name: name.value });
  }

  /** A key that makes another device the same guest: once, within a quarter of an hour. */
  async makeCarry(person: Person): Promise<{ readonly key: string; readonly expiresAt: number }> {
    const expiresAt = this.clock.now() + CARRY_TIME;
    const { token, write } = this.newKey(person.id, 'carry', '', expiresAt);
    const old = this.store.db.deleteFrom('keys').where('person', '=', person.id).where('kind', '=', 'carry').compile();
    await this.ledger.write(person.id, [old, write]);
    return { key: token, expiresAt };
  }

  /** Uses a carried key up: the guest, and a token of this device's own. */
  async useCarry(key: string): Promise<Result<{ readonly person: Person; readonly token: string }>> {
    const used = await this.store.db
      .deleteFrom('keys')
      .where('hash', '=', hashOfToken(key))
      .where('kind', '=', 'carry')
      .returning(['person', 'expires_at'])
      .executeTakeFirst();
    if (used === undefined || (used.expires_at ?? 0) <= this.clock.now()) return refuse('carry-not-valid');
    const person = await this.store.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', '=', used.person)
      .executeTakeFirst();
    if (person === undefined) return refuse('carry-not-valid');
    const { token, write } = this.newKey(person.id, 'cookie', '', null);
    await this.ledger.write(person.id, [write]);
    return accept({ person, token });
  }

  /** A token for a program of this person. */
  async createToken(
    person: Person,
    label: string,
    days: number,
  ): Promise<Result<KeyInfo & { readonly token: string }>> {
    const read = readName(label);
    return read.ok ? this.tokenTurns.take(person.id, () => this.createNext(person, read.value, days)) : read;
  }

  private async createNext(
    person: Person,
    label: string,
    days: number,
  ): Promise<Result<KeyInfo & { readonly token: string }>> {
    if ((await this.tokens(person)).length >= MOST_KEYS) return refuse('too-many-tokens', { max: MOST_KEYS });
    const expiresAt = this.clock.now() + days * DAY;
    const { token, id, write } = this.newKey(person.id, 'program', label, expiresAt);
    await this.ledger.write(person.id, [write]);
    return accept({ id, label, createdAt: this.clock.now(), expiresAt, token });
  }

  /** The person's tokens for programs; never the tokens themselves. */
  async tokens(person: Person): Promise<KeyInfo[]> {
    const rows = await this.store.db
      .selectFrom('keys')
      .select(['id', 'label', 'created_at', 'expires_at'])
      .where('person', '=', person.id)
      .where('kind', '=', 'program')
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      label: row.label,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }));
  }

  async removeToken(person: Person, id: string): Promise<void> {
    const remove = this.store.db.deleteFrom('keys').where('person', '=', person.id).where('id', '=', id).compile();
    await this.ledger.write(person.id, [remove]);
  }

  /** Forgets this token alone: signing out on one device. */
  async forget(token: string): Promise<void> {
    await this.ledger.write('keys', [
      this.store.db.deleteFrom('keys').where('hash', '=', hashOfToken(token)).compile(),
    ]);
  }

  /** Forgets the person. Their seats are the tables' to clear. */
  async remove(person: Person): Promise<void> {
    const { db } = this.store;
    await this.ledger.write(person.id, [
      db.deleteFrom('keys').where('person', '=', person.id).compile(),
      db.deleteFrom('people').where('id', '=', person.id).compile(),
      db.deleteFrom('blocks').where('person', '=', person.id).compile(),
      db.deleteFrom('blocks').where('blocked', '=', person.id).compile(),
      db.deleteFrom('chat').where('person', '=', person.id).compile(),
      db.deleteFrom('seatings').where('person', '=', person.id).compile(),
    ]);
  }

  async blocksOf(person: string): Promise<{ readonly id: string; readonly name: string }[]> {
    const rows = await this.store.db
      .selectFrom('blocks')
      .select(['blocked', 'name'])
      .where('person', '=', person)
      .execute();
    return rows.map(({ blocked, name }) => ({ id: blocked, name }));
  }

  async setBlock(person: Person, blocked: { readonly id: string; readonly name: string }, on: boolean): Promise<void> {
    const { db } = this.store;
    const key = { person: person.id, blocked: blocked.id };
    const remove = db
      .deleteFrom('blocks')
      .where('person', '=', key.person)
      .where('blocked', '=', key.blocked)
      .compile();
    const insert = db
      .insertInto('blocks')
      .values({ ...key, name: blocked.name })
      .compile();
    await this.ledger.write(person.id, on ? [remove, insert] : [remove]);
  }

  private newKey(
    person: string,
    kind: KeyKind,
    label: string,
    expires: number | null,
  ): { readonly token: string; readonly id: string; readonly write: Write } {
    const token = newToken(this.random);
    const id = newId(this.random);
    const row = {
      hash: hashOfToken(token),
      id,
      person,
      kind,
      label,
      created_at: this.clock.now(),
      expires_at: expires,
    };
    return { token, id, write: this.store.db.insertInto('keys').values(row).compile() };
  }
}
