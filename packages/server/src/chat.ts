import { accept, refuse, type Result } from '@boxcars/engine';
import type { ChatLine } from '@boxcars/protocol';

import type { House } from './house.ts';
import { countCharacters } from './names.ts';
import { seatOf } from './record.ts';
import { isConflict } from './store/conflict.ts';
import type { Table } from './table.ts';

const LONGEST_LINE = 500;
const MOST_LINES = 100;
const MOST_TRIES = 20;

/** Everything that could change how the text around it looks, or can't be seen at all; line feeds stay. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

interface Speaker {
  readonly id: string;
  readonly name: string;
}

/** The talk at tables: plain text, in measure. */
export class Chat {
  private readonly house: House;
  /** When each person may speak next, if they have spoken a lot lately. */
  private readonly budgets = new Map<string, number>();
  /** The number of each table's latest line, as far as this server has given it out. */
  private readonly numbers = new Map<string, number>();

  constructor(house: House) {
    this.house = house;
  }

  /** Says something at a table: durable, then told to everyone there who has not blocked the speaker. */
  async say(table: Table, speaker: Speaker, given: string): Promise<Result<ChatLine>> {
    const { record } = table;
    if (record.muted.includes(speaker.id)) return refuse('muted');
    const seat = seatOf(record, speaker.id);
    if (seat === null && isQuiet(record.state)) return refuse('onlookers-silent');
    const text = given.normalize('NFC').replaceAll('\n', ' ').replaceAll(NOT_SHOWN, '').trim();
    if (text === '') return refuse('chat-empty');
    if (countCharacters(text) > LONGEST_LINE) return refuse('chat-too-long', { max: LONGEST_LINE });
    if (!this.mayGoOn(speaker.id)) return refuse('chat-too-fast');
    const at = this.house.clock.now();
    const deaf = await this.deafTo(speaker.id);
    const line = await this.write(table.id, speaker.id, { at, who: speaker.name, seat, text });
    tellLine(table, line, deaf);
    this.house.nodes?.said(table.id, line.n);
    return accept(line);
  }

  /** Tells those who are here what was said on another node. */
  async passOn(table: Table, number: number): Promise<void> {
    const row = await this.house.store.db
      .selectFrom('chat')
      .select(['person', 'data'])
      .where('table_id', '=', table.id)
      .where('number', '=', number)
      .executeTakeFirst();
    if (row !== undefined) tellLine(table, JSON.parse(row.data) as ChatLine, await this.deafTo(row.person));
  }

  /** The line with the next number that nobody else has taken. */
  private async write(table: string, person: string, said: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    for (let tries = 0; ; tries++) {
      const line: ChatLine = { n: this.nextNumber(table, await this.lastNumber(table)), ...said };
      const insert = this.house.store.db
        .insertInto('chat')
        .values({ table_id: table, number: line.n, person, data: JSON.stringify(line) })
        .compile();
      try {
        await this.house.ledger.write(`chat ${table}`, [insert]);
        return line;
      } catch (error) {
        if (!isConflict(error) || tries >= MOST_TRIES) throw error;
      }
    }
  }

  /** What was said lately, without those the reader has blocked. */
  async lines(table: string, reader: string | null): Promise<ChatLine[]> {
    const rows = await this.house.store.db
      .selectFrom('chat')
      .select(['person', 'data'])
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(MOST_LINES)
      .execute();
    const blocked = new Set(reader === null ? [] : await this.blockedBy(reader));
    const heard = rows.filter(({ person }) => !blocked.has(person));
    return heard.map(({ data }) => JSON.parse(data) as ChatLine).reverse();
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
