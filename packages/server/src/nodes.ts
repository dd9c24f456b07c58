import type { Chat } from './chat.ts';
import type { Hall } from './hall.ts';
import type { House } from './house.ts';
import { newId } from './random.ts';
import type { Bus } from './store/store.ts';
import type { Table } from './table.ts';

/** How often a node says who is at its tables, and how long that is believed of one that is silent. */
const HEARTBEAT = 20_000;
const BELIEVED = 60_000;
/** Ids that are told of in one piece of news. */
const MOST_IDS = 200;

/** What one node tells the others: where it has written, who is at a table there, and who, or which key of theirs, is no more. */
type News =
  | { readonly from: string; readonly wrote: readonly string[] }
  | { readonly from: string; readonly table: string; readonly here: readonly string[] }
  | { readonly from: string; readonly table: string; readonly asks: true }
  | { readonly from: string; readonly table: string; readonly line: number }
  | { readonly from: string; readonly gone: string; readonly key: string | null };

/** What the news are about. */
interface Place {
  readonly hall: Hall;
  readonly chat: Chat;
  /** Closes the sockets of someone who is no more, or those that came in by a key that is no more. */
  closeOf(person: string, key?: string): void;
}

/**
 * The other servers on the same database. None owns a match: whoever writes an entry's number first has made the move, and
 * the others catch up when they hear of it.
 */
export class Nodes {
  readonly id: string;
  private readonly house: Omit<House, 'nodes'>;
  private readonly bus: Bus;
  private place: Place | null = null;
  private stopBeat: (() => void) | null = null;

  constructor(house: Omit<House, 'nodes'>, bus: Bus) {
    this.house = house;
    this.bus = bus;
    this.id = newId(house.random);
  }

  /** Begins to listen, for as long as the server runs. */
  async begin(place: Place): Promise<void> {
    this.place = place;
    await this.bus.listen((news) => this.hear(news));
    this.arm();
  }

  async close(): Promise<void> {
    this.stopBeat?.();
    this.place = null;
    await this.bus.close();
  }

  /** Something of these tables is in the store now. */
  wrote(tables: readonly string[]): void {
    for (let i = 0; i < tables.length; i += MOST_IDS) {
      this.tell({ from: this.id, wrote: tables.slice(i, i + MOST_IDS) });
    }
  }

  /** Who is at a table here has changed. */
  present(table: Table): void {
    this.tell({ from: this.id, table: table.id, here: table.people() });
  }

  /** A table came into memory: who is there elsewhere? */
  ask(table: string): void {
    this.tell({ from: this.id, table, asks: true });
  }

  said(table: string, line: number): void {
    this.tell({ from: this.id, table, line });
  }

  /** Someone is no more, or a key of theirs: its id, which opens nothing. */
  forgot(person: string, key: string | null = null): void {
    this.tell({ from: this.id, gone: person, key });
  }

  private tell(news: News): void {
    this.bus.tell(JSON.stringify(news));
  }

  private hear(text: string | null): void {
    const { place } = this;
    if (place === null) return;
    if (text === null) {
      for (const table of place.hall.all()) place.hall.refresh(table.id);
      return;
    }
    const news = JSON.parse(text) as News;
    if (news.from === this.id) return;
    if ('wrote' in news) for (const table of news.wrote) place.hall.refresh(table);
    else if ('gone' in news) place.closeOf(news.gone, news.key ?? undefined);
    else if ('line' in news) void this.passOn(place, news.table, news.line);
    else if ('asks' in news) this.answer(place, news.table);
    else {
      const until = this.house.clock.now() + BELIEVED;
      place.hall.inMemory(news.table)?.hearOf(news.from, news.here, until);
    }
  }

  private answer({ hall }: Place, table: string): void {
    const known = hall.inMemory(table);
    if (known !== undefined && known.people().length > 0) this.present(known);
  }

  private async passOn({ hall, chat }: Place, id: string, line: number): Promise<void> {
    const table = hall.inMemory(id);
    if (table === undefined) return;
    await chat.passOn(table, line).catch((error: unknown) => {
      this.house.log.error({ err: error, table: id }, 'chat-failed');
    });
  }

  private arm(): void {
    this.stopBeat = this.house.clock.setTimer(this.house.clock.now() + HEARTBEAT, () => {
      for (const table of this.place?.hall.all() ?? []) {
        if (table.people().length > 0) this.present(table);
        table.forgetSilent();
      }
      if (this.place !== null) this.arm();
    });
  }
}
