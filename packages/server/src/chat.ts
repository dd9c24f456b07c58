import { accept, refuse, type Result } from '@boxcars/engine';
import type { ChatInfo, ChatLine, ClientMessage } from '@boxcars/protocol';

import type { House } from './house.ts';
import { countCharacters } from './names.ts';
import { seatOf, type TableRecord } from './record.ts';
import { isConflict } from './store/conflict.ts';
import type { ChatRow } from './store/schema.ts';
import type { Table } from './table.ts';

const LONGEST_LINE = 500;
/** In UTF-16 units: a reader may see very many of them as one character. */
const MOST_UNITS = 2000;
const MOST_LINES = 100;
const MOST_TRIES = 20;

/** Everything that could change how the text around it looks, or can't be seen at all; line feeds stay. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

interface Speaker {
  readonly id: string;
  readonly name: string;
}

/** What someone wants to say, under their client's own id. */
type Saying = Pick<Extract<ClientMessage, { readonly t: 'chat' }>, 'input' | 'text'>;

/** A line that is durable, and whether it was that before. */
interface Written {
  readonly line: ChatLine;
  readonly isNew: boolean;
}

/** The talk at tables: plain text, in measure. */
export class Chat {
  private readonly house: House;
  /** When each person may speak next, if they have spoken a lot lately. */
  private readonly budgets = new Map<string, number>();
  /** The number of each table's latest line, as far as this server has given it out. */
  private readonly numbers = new Map<string, number>();
  /** What is about to be said: sent again meanwhile, it is the same. */
  private readonly onTheWay = new Map<string, Promise<Result<ChatLine>>>();

  constructor(house: House) {
    this.house = house;
  }

  /** Says something at a table, once however often it is sent: durable, then told to all who have not blocked the speaker. */
  say(table: Table, speaker: Speaker, saying: Saying): Promise<Result<ChatLine>> {
    const key = `${table.id} ${speaker.id} ${saying.input}`;
    const before = this.onTheWay.get(key);
    if (before !== undefined) return before;
    const said = this.sayOnce(table, speaker, saying).finally(() => this.onTheWay.delete(key));
    this.onTheWay.set(key, said);
    return said;
  }

  private async sayOnce(table: Table, speaker: Speaker, saying: Saying): Promise<Result<ChatLine>> {
    const before = await this.saidBefore(table.id, speaker.id, saying.input);
    if (before !== null) return accept(before);
    const text = this.judge(table, speaker, saying.text);
    if (!text.ok) return text;
    const at = this.house.clock.now();
    const deaf = await this.deafTo(speaker.id);
    const said = { at, who: speaker.name, seat: seatOf(table.record, speaker.id), text: text.value };
    const { line, isNew } = await this.write(table.id, speaker.id, saying.input, said);
    if (!isNew) return accept(line);
    tellLine(table, line, deaf);
    this.house.nodes?.said(table.id, line.n);
    return accept(line);
  }

  /** What is shown of a text, if its speaker may say it here and now. */
  private judge({ record }: Table, speaker: Speaker, given: string): Result<string> {
    if (record.muted.includes(speaker.id)) return refuse('muted');
    if (seatOf(record, speaker.id) === null && isQuiet(record.state)) return refuse('onlookers-silent');
    const text = given.normalize('NFC').replaceAll('\n', ' ').replaceAll(NOT_SHOWN, '').trim();
    if (text === '') return refuse('chat-empty');
    if (text.length > MOST_UNITS || countCharacters(text) > LONGEST_LINE) {
      return refuse('chat-too-long', { max: LONGEST_LINE });
    }
    return this.mayGoOn(speaker.id) ? accept(text) : refuse('chat-too-fast');
  }

  /** Tells those who are here what was said on another node. */
  async passOn(table: Table, number: number): Promise<void> {
    const row = await this.rowOf(table.id, number);
    if (row !== undefined) tellLine(table, JSON.parse(row.data) as ChatLine, await this.deafTo(row.person));
  }

  /** The line with the next number that nobody else has taken, unless another node has written it already. */
  private async write(table: string, person: string, input: string, said: Omit<ChatLine, 'n'>): Promise<Written> {
    for (let tries = 0; ; tries++) {
      const line: ChatLine = { n: this.nextNumber(table, await this.lastNumber(table)), ...said };
      const insert = this.house.store.db
        .insertInto('chat')
        .values({ table_id: table, number: line.n, person, input, data: JSON.stringify(line) })
        .compile();
      try {
        await this.house.ledger.write(`chat ${table}`, [insert]);
        return { line, isNew: true };
      } catch (error) {
        if (!isConflict(error) || tries >= MOST_TRIES) throw error;
      }
      const before = await this.saidBefore(table, person, input);
      if (before !== null) return { line: before, isNew: false };
    }
  }

  /** The line that came of an input of this person, if one did. */
  private async saidBefore(table: string, person: string, input: string): Promise<ChatLine | null> {
    const row = await this.house.store.db
      .selectFrom('chat')
      .select('data')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('input', '=', input)
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.data) as ChatLine);
  }

  /** What was said lately, without those the reader has blocked; for the host also which lines are of someone who is muted. */
  async read(table: TableRecord, reader: string | null): Promise<ChatInfo> {
    const rows = await this.house.store.db
      .selectFrom('chat')
      .select(['number', 'person', 'data'])
      .where('table_id', '=', table.id)
      .orderBy('number', 'desc')
      .limit(MOST_LINES)
      .execute();
    const blocked = new Set(reader === null ? [] : await this.blockedBy(reader));
    const heard = rows.filter(({ person }) => !blocked.has(person)).reverse();
    const isHost = reader !== null && reader === table.host;
    const muted = isHost ? heard.filter(({ person }) => table.muted.includes(person)) : [];
    return {
      lines: heard.map(({ data }) => JSON.parse(data) as ChatLine),
      muted: muted.map(({ number }) => number),
    };
  }

  /** Who has said a line, by the name they had then; null if there is no such line. */
  async authorOf(table: string, number: number): Promise<Speaker | null> {
    const row = await this.rowOf(table, number);
    return row === undefined ? null : { id: row.person, name: (JSON.parse(row.data) as ChatLine).who };
  }

  private rowOf(table: string, number: number): Promise<Pick<ChatRow, 'person' | 'data'> | undefined> {
    return this.house.store.db
      .selectFrom('chat')
      .select(['person', 'data'])
      .where('table_id', '=', table)
      .where('number', '=', number)
      .executeTakeFirst();
  }

  private mayGoOn(person: string): boolean {
    const { chatBurst, chatPause } = this.house.limits;
    const now = this.house.clock.now();
    const next = Math.max(this.budgets.get(person) ?? 0, now - chatBurst * chatPause) + chatPause;
    if (next > now) return false;
    this.budgets.set(person, next);
    if (this.budgets.size > 10_000) this.budgets.clear();
    return true;
  }

  private nextNumber(table: string, last: number): number {
    const next = Math.max(last, this.numbers.get(table) ?? 0) + 1;
    if (this.numbers.size > 1000) this.numbers.clear();
    this.numbers.set(table, next);
    return next;
  }

  private async lastNumber(table: string): Promise<number> {
    const row = await this.house.store.db
      .selectFrom('chat')
      .select((e) => e.fn.max('number').as('last'))
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.last ?? 0;
  }

  private async blockedBy(person: string): Promise<string[]> {
    const rows = await this.house.store.db
      .selectFrom('blocks')
      .select('blocked')
      .where('person', '=', person)
      .execute();
    return rows.map(({ blocked }) => blocked);
  }

  private async deafTo(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.house.store.db
      .selectFrom('blocks')
      .select('person')
      .where('blocked', '=', person)
      .execute();
    return new Set(rows.map((row) => row.person));
  }
}

function tellLine(table: Table, line: ChatLine, deaf: ReadonlySet<string>): void {
  const message = JSON.stringify({ t: 'chat', table: table.id, line });
  table.tellAll(message, (watcher) => watcher.person === null || !deaf.has(watcher.person));
}

/** While a match goes on, only those who play speak: onlookers see what one of them may not. */
function isQuiet(state: string): boolean {
  return state === 'playing' || state === 'paused' || state === 'starting';
}
