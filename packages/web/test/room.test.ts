import type { Moment, SeatClock } from '@boxcars/protocol';
import { h } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';

import { Gone } from '../src/table/gone.tsx';
import { Notices } from '../src/table/notices.tsx';
import { Seats } from '../src/table/seats.tsx';
import { Status } from '../src/table/status.tsx';
import { TableMenu } from '../src/table/table-menu.tsx';
import { DrawnRoom, EMPTY, person, tableInfo } from './drawn-room.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ann = person('Ann', { isYou: true, isHost: true });
const bob = person('Bob');

/** How one lost one's seat, having had seat 1 of an open table and been told this. */
function lossAt(change: Parameters<typeof tableInfo>, isLeaving = false): string | null {
  const { table, ...room } = newGuest();
  table.isLeaving = isLeaving;
  room.tell(...change);
  return table.unseated.value;
}

function newGuest() {
  const room = new DrawnRoom();
  const tell = (...change: Parameters<typeof tableInfo>): void => room.tell(tableInfo(...change));
  tell([person('Ann', { isHost: true }), person('Bob', { isYou: true })], { state: 'open' });
  return { table: room.table, tell };
}

test('whose chair is freed before the start was removed, unless they stood up themselves', () => {
  const freed = [[person('Ann', { isHost: true }), EMPTY], { state: 'open' }] as const;
  expect(lossAt([...freed])).toBe('removed');
  expect(lossAt([...freed], true)).toBeNull();
});

test('whose seat someone else has during the match is told so, until they sit here again', () => {
  expect(lossAt([[person('Ann'), person('Cay')], { state: 'playing' }])).toBe('replaced');
  const { table, tell } = newGuest();
  tell([person('Ann'), EMPTY], { state: 'open' });
  tell([person('Ann'), person('Bob', { isYou: true })], { state: 'open' });
  expect(table.unseated.value).toBeNull();
});

test('whoever only looked on has lost nothing', () => {
  const room = new DrawnRoom();
  room.tell(tableInfo([person('Ann'), EMPTY], { state: 'open' }));
  room.tell(tableInfo([person('Ann'), person('Cay')], { state: 'playing' }));
  expect(room.table.unseated.value).toBeNull();
});

test.each(['en', 'hu', 'cs'] as const)(
  'a table that is gone says why, whatever the code, and shows a way out: %s',
  async (locale) => {
    const codes = ['no-such-table', 'match-not-rebuilt', 'no-spectators', 'removed-from-table', 'of-a-later-server'];
    for (const code of codes) {
      const room = new DrawnRoom();
      room.tell(tableInfo([person('Ann'), bob], { state: 'open', spectators: false }));
      room.hear({ t: 'gone', table: 't', refusal: { code } });
      expect(room.table.gone.value).toEqual({ refusal: { code }, sentence: '' });
      const drawn = await room.draw(() => h(Gone, { code }), locale);
      expect(drawn).toMatch(/<p>[^<]{15,}<\/p>/);
      expect(drawn).toContain('href="/"');
    }
  },
);

test('a refusal that comes with a sentence is told in its words', async () => {
  const room = new DrawnRoom();
  const refusal = { code: 'too-many-tables' };
  room.hear({ t: 'refused', table: 't', input: null, refusal, sentence: 'You are at too many tables.' });
  const { sentence = '' } = room.table.gone.value ?? {};
  expect(await room.draw(() => h(Gone, { code: refusal.code, sentence }))).toContain('You are at too many tables.');
});

const START = 1_000_000;
const OFFSET = 5000;

function momentAt(clocks: readonly SeatClock[] | null, closesAt: number | null): Moment {
  const asked = { id: '1:go', kind: 'go', mode: 'turn', seats: [0], answered: [], closesAt } as const;
  return { entry: 0, asked, yours: null, canUndo: false, clocks };
}

test('clocks stand still while the match is paused, and go on from what the table says then', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const room = new DrawnRoom(OFFSET);
  const start = START + OFFSET;
  const playing = tableInfo([ann, bob]);
  room.tell(playing);
  room.sync(
    momentAt(
      [
        { left: 60_000, runsSince: start },
        { left: 50_000, runsSince: null },
      ],
      start + 30_000,
    ),
  );
  vi.setSystemTime(START + 10_000);
  expect(await room.draw(Seats)).toContain('>0:50<');
  room.tell({ ...playing, state: 'paused' });
  vi.setSystemTime(START + 100_000);
  room.tell({ ...playing, state: 'paused' });
  expect((await room.draw(Seats)).match(/>0:50</g)).toHaveLength(2);
  expect(await room.draw(Status)).toContain('>0:20<');
  room.tell(playing);
  room.sync(
    momentAt(
      [
        { left: 60_000, runsSince: start + 90_000 },
        { left: 50_000, runsSince: null },
      ],
      start + 120_000,
    ),
  );
  expect((await room.draw(Seats)).match(/>0:50</g)).toHaveLength(2);
  vi.setSystemTime(START + 105_000);
  expect(await room.draw(Seats)).toContain('>0:45<');
  expect(await room.draw(Status)).toContain('>0:15<');
});

test('fresh clocks that come before the word that play goes on show no more than there is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const room = new DrawnRoom();
  room.tell(tableInfo([ann, bob], { state: 'paused' }));
  room.sync(
    momentAt(
      [
        { left: 60_000, runsSince: START + 90_000 },
        { left: 50_000, runsSince: null },
      ],
      null,
    ),
  );
  expect(await room.draw(Seats)).toContain('>1:00<');
});

test('the host may give away the seat of someone who is away, and nobody else’s', async () => {
  const menuFor = async (...seats: Parameters<typeof tableInfo>[0]): Promise<string> => {
    const room = new DrawnRoom();
    room.tell(tableInfo(seats));
    return room.draw(TableMenu);
  };
  const away = person('Bob', { bot: 'away' });
  expect(await menuFor(ann, away, person('Cay'))).toContain('Give the seat of Bob to someone else');
  expect(await menuFor(ann, bob)).not.toContain('Give the seat of');
  expect(await menuFor(person('Ann', { isYou: true }), away)).not.toContain('Give the seat of');
  expect(await menuFor(person('Ann', { isYou: true, isHost: true, bot: 'away' }), bob)).not.toContain(
    'Give the seat of',
  );
});

test('who has resigned is offered neither that nor wishes again', async () => {
  const room = new DrawnRoom();
  room.tell(tableInfo([person('Ann', { isYou: true, bot: 'resigned' }), bob]));
  const drawn = await room.draw(TableMenu);
  expect(drawn).not.toContain('Resign');
  expect(drawn).not.toContain('pause');
});

test('who asked for a pause sees that the others have yet to agree', async () => {
  const room = new DrawnRoom();
  room.tell(tableInfo([ann, bob], { wishes: { callOff: [1], pause: [0] } }));
  const drawn = await room.draw(Notices);
  expect(drawn).toContain('You asked for a pause.');
  expect(drawn).toContain('No pause after all');
  expect(drawn).toContain('Bob would like to call the match off.');
});
