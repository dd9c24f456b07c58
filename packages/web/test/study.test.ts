import { isSame, type AnyGame, type Json } from '@boxcars/engine';
import { withChanges, type Moment, type ServerMessage, type TableInfo } from '@boxcars/protocol';
import { beforeAll, describe, expect, test } from 'vitest';

import { LocalHost, type SavedTable } from '../src/net/local/host.ts';
import { loadBot, loadGame } from '../src/net/local/rules.ts';
import { tableInfoOf } from '../src/net/local/table-info.ts';
import { ReplayConnection } from '../src/replay/connection.ts';
import type { Studied } from '../src/study/studied.ts';
import { advise, check, filmOf, lookBack } from '../src/study/study.ts';

const CHAIRS = { count: 2, you: 0, name: 'Ann', level: 'normal' };
const BRIEF = { iterations: 8 };

interface Played {
  readonly game: AnyGame;
  readonly saved: SavedTable;
  readonly view: Json;
}

/** A match of one person, who always gives the first answer, against a bot. */
async function playOut(): Promise<Played> {
  const game = await loadGame('dice-tower');
  if (game === null) throw new Error('no game');
  const waiting: (() => void)[] = [];
  let saved: SavedTable | null = null;
  let moment: Moment | null = null;
  let view: Json = null;
  const hear = (message: ServerMessage): void => {
    if (message.t === 'sync') view = message.view;
    if (message.t === 'entry') view = withChanges(view, message.changes);
    if (message.t === 'sync' || message.t === 'entry') ({ moment } = message);
  };
  const start = {
    table: 't',
    game: 'dice-tower',
    options: {},
    chairs: CHAIRS,
    seed: '7c'.repeat(32),
    createdAt: 0,
  };
  const host = LocalHost.begin(start, {
    game,
    bot: await loadBot('dice-tower', 'normal'),
    orders: {},
    tell: hear,
    save: (one) => (saved = one),
    now: () => 0,
    later: (_milliseconds, act) => waiting.push(act),
  });
  if (!host.ok) throw new Error(host.refusal.code);
  const settle = (): void => {
    for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) act();
  };
  host.value.open();
  settle();
  for (let n = 0; n < 500; n++) {
    const { asked, yours } = moment as unknown as Moment;
    if (asked === null || yours === null) break;
    const action = yours.legal[0];
    host.value.receive({ t: 'answer', table: 't', question: asked.id, input: `i${n}`, action });
    settle();
  }
  if (saved === null) throw new Error('nothing was kept');
  return { game, saved, view };
}

function studiedOf({ game, header, lines, seed }: SavedTable, count = lines.length): Studied {
  return { game, header, lines: lines.slice(0, count), luck: { seed } };
}

let played: Played;
beforeAll(async () => {
  played = await playOut();
}, 60_000);

describe('a match that is over', () => {
  test('is checked draw by draw; another seed or an altered line is found out', () => {
    const { game, saved } = played;
    expect(saved.isOver).toBe(true);
    const checked = check(game, studiedOf(saved));
    expect(checked.ok && checked.value > 10).toBe(true);
    const otherSeed = check(game, { ...studiedOf(saved), luck: { seed: '7d'.repeat(32) } });
    expect(otherSeed).toMatchObject({ ok: false, refusal: { code: 'draw-differs' } });
    const altered = saved.lines.map((line, i) => (i === 2 ? line.replace('"at":0', '"at":1') : line));
    expect(check(game, { ...studiedOf(saved), lines: altered })).toMatchObject({ ok: false });
  });

  test('comes out of its film as it was seen', () => {
    const reel = filmOf(played.game, studiedOf(played.saved), 0);
    if (!reel.ok) throw new Error(reel.refusal.code);
    const { film, outcome } = reel.value;
    const last = film.steps.reduce<Json>((view, { changes }) => withChanges(view, changes), film.first);
    expect(isSame(last, played.view)).toBe(true);
    expect(outcome?.winners.length).toBeGreaterThan(0);
  });

  test('is told again entry by entry, and from any entry on', () => {
    const reel = filmOf(played.game, studiedOf(played.saved), 0);
    if (!reel.ok) throw new Error(reel.refusal.code);
    const { film, outcome } = reel.value;
    const state = { options: {}, coach: 'off', commitment: '', createdAt: 0, entries: 1, outcome } as const;
    const info = tableInfoOf('t', played.game, CHAIRS, state);
    const half = Math.floor(film.steps.length / 2);
    for (const from of [0, half]) {
      const { view, table, count } = watchFrom(new ReplayConnection(info, film, from));
      expect(isSame(view, played.view)).toBe(true);
      expect(count).toBe(film.steps.length - 1 - from);
      expect(table?.outcome).toEqual(outcome);
    }
  });

  test('is looked back at: choices named by their entries, with a better one each', () => {
    const seen: number[] = [];
    const costly = lookBack(played.game, studiedOf(played.saved), 0, (done) => seen.push(done), BRIEF);
    if (!costly.ok) throw new Error(costly.refusal.code);
    expect(seen.length).toBeGreaterThan(3);
    for (const { cost, seat, entry } of costly.value) {
      expect(cost).toBeGreaterThan(0);
      expect(seat).toBe(0);
      expect(entry).toBeLessThan(played.saved.lines.length);
    }
  });
});

test('the coach ranks the answers of an open question, and is silent towards those who are not asked', () => {
  const { game, saved } = played;
  const counts = Array.from({ length: 12 }, (_, i) => i + 1);
  const told = counts.map((count) => [0, 1].map((seat) => advise(game, studiedOf(saved, count), seat, BRIEF)));
  for (const [you, bot] of told) {
    const lengths = [you, bot].map((advice) => (advice?.ok === true ? advice.value.length : 0));
    expect(lengths.filter((length) => length > 0).length).toBe(1);
    if (you?.ok !== true) continue;
    const worths = you.value.map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  }
});

function watchFrom(connection: ReplayConnection): { view: Json; table: TableInfo | null; count: number } {
  let view: Json = null;
  let table: TableInfo | null = null;
  connection.listen((message) => {
    if (message.t === 'table') ({ table } = message);
    if (message.t === 'sync') ({ view } = message);
    if (message.t === 'entry') view = withChanges(view, message.changes);
  });
  let count = 0;
  while (connection.next()) count += 1;
  return { view, table, count };
}
