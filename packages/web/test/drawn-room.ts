import type { Moment, SeatInfo, ServerMessage, TableInfo } from '@boxcars/protocol';
import { sayOf, type Locale } from '@boxcars/text';
import { signal } from '@preact/signals';
import { h, type FunctionComponent } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { vi } from 'vitest';

import { ShowQueue } from '../src/motion/show-queue.ts';
import type { Link } from '../src/net/connection.ts';
import { labelsOf } from '../src/table/labels.ts';
import { RoomContext } from '../src/table/room.ts';
import { Table } from '../src/table/table.ts';
import { siteText, speak } from '../src/text.ts';

type Person = Extract<SeatInfo, { readonly kind: 'person' }>;

export const EMPTY: SeatInfo = { kind: 'empty' };

export function person(name: string, part: Partial<Person> = {}): Person {
  const usual = { isHost: false, isYou: false, connected: true, bot: null, promised: true, muted: false };
  return { kind: 'person', name, ...usual, ...part };
}

/** A table on a server, as one who sits there or looks on is told of it. */
export function tableInfo(seats: readonly SeatInfo[], part: Partial<TableInfo> = {}): TableInfo {
  const you = seats.findIndex((chair) => chair.kind === 'person' && chair.isYou);
  return {
    id: 't',
    state: 'playing',
    game: 'dice-tower',
    version: 1,
    options: {},
    access: 'link',
    spectators: true,
    clock: { kind: 'none' },
    reactionSeconds: 3,
    coach: 'off',
    seats,
    you: you < 0 ? null : you,
    onlookers: 0,
    key: null,
    commitment: '',
    startsBy: null,
    failedStarts: 0,
    createdAt: 0,
    entries: 0,
    outcome: null,
    rematch: null,
    wishes: { callOff: [], pause: [] },
    ...part,
  };
}

/** The table of a page, told what a test tells it, and its parts as they are drawn. */
export class DrawnRoom {
  readonly table: Table;
  private readonly hearing: ((message: ServerMessage) => void)[] = [];

  constructor(clockOffset = 0) {
    const queue = new ShowQueue({
      speed: () => 'off',
      isSeen: () => true,
      wait: () => Promise.resolve(),
      onEvent: () => undefined,
      onEntry: () => undefined,
    });
    this.table = new Table(
      {
        table: 't',
        link: signal<Link>('open'),
        clockOffset,
        listen: (hear) => void this.hearing.push(hear),
        send: () => undefined,
        close: () => undefined,
      },
      queue,
    );
  }

  hear(message: ServerMessage): void {
    for (const hear of this.hearing) hear(message);
  }

  tell(info: TableInfo): void {
    this.hear({ t: 'table', table: info });
  }

  sync(moment: Moment): void {
    this.hear({ t: 'sync', table: 't', seat: 0, view: {}, entries: [], moment, orders: {} });
  }

  async draw(part: FunctionComponent, locale: Locale = 'en'): Promise<string> {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await speak(locale);
    const t = siteText();
    const { table } = this;
    const viewer = table.seat.value ?? -1;
    const labels = labelsOf(table.info.value?.seats ?? [], table.seat.value, t);
    const voice = { t, say: sayOf('dice-tower'), viewer, refusal: () => '' };
    const board = { Board: () => null };
    const room = { table, board, game: 'dice-tower', voice, labels, isLocal: false, replay: null };
    return renderToString(h(RoomContext.Provider, { value: room }, h(part, null)));
  }
}
