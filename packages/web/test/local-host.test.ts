import { isSame, type AnyGame, type Json } from '@boxcars/engine';
import { withChanges, type Moment, type ServerMessage } from '@boxcars/protocol';
import { describe, expect, test } from 'vitest';

import type { OrderReaders } from '../src/net/local/any-order.ts';
import { LocalHost, type LocalStart, type SavedTable, type Surroundings } from '../src/net/local/host.ts';
import { loadBot, loadGame, loadOrders, type AnyBot } from '../src/net/local/rules.ts';

interface Rules {
  readonly game: AnyGame;
  readonly bot: AnyBot;
  readonly orders: OrderReaders;
}

/** A page at a local table, with a clock one turns by hand. */
class Page {
  readonly messages: ServerMessage[] = [];
  saved: SavedTable | null = null;
  private readonly waiting: (() => void)[] = [];
  private view: Json = null;
  moment: Moment | null = null;

  private readonly rules: Rules;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  get around(): Surroundings {
    return {
      ...this.rules,
      tell: (message) => this.hear(message),
      save: (saved) => (this.saved = structuredClone(saved)),
      now: () => 0,
      later: (_milliseconds, act) => this.waiting.push(act),
    };
  }

  /** Lets everything that waits happen. */
  settle(): void {
    for (let act = this.waiting.shift(); act !== undefined; act = this.waiting.shift()) act();
  }

  private hear(message: ServerMessage): void {
    this.messages.push(structuredClone(message));
    if (message.t === 'sync') this.view = message.view;
    if (message.t === 'entry') this.view = withChanges(this.view, message.changes);
    if (message.t === 'sync' || message.t === 'entry') this.moment = message.moment;
  }

  get seen(): Json {
    return this.view;
  }
}

function startOf(game: string, seats: number): LocalStart {
  const chairs = { count: seats, you: 0, name: 'Ann', level: 'normal' };
  return { table: 't', game, options: {}, chairs, seed: '5a'.repeat(32), createdAt: 0 };
}

async function pageOf(game: string, level = 'normal'): Promise<Page> {
  const rules = await loadGame(game);
  if (rules === null) throw new Error(`no game ${game}`);
  return new Page({ game: rules, bot: await loadBot(game, level), orders: await loadOrders(game) });
}

function begin(page: Page, game: string, seats: number): LocalHost {
  const host = LocalHost.begin(startOf(game, seats), page.around);
  if (!host.ok) throw new Error(host.refusal.code);
  host.value.open();
  page.settle();
  return host.value;
}

/** Answers the open question with its first listed answer. */
function answer(page: Page, host: LocalHost, n: number): void {
  const asked = page.moment?.asked ?? null;
  const yours = page.moment?.yours ?? null;
  if (asked === null || yours === null) throw new Error('nothing is asked');
  const action = yours.legal[n % yours.legal.length];
  host.receive({ t: 'answer', table: 't', question: asked.id, input: `i${n}`, action });
  page.settle();
}

describe.each([
  ['dice-town', 3],
  ['boomtown', 3],
  ['winners-circle', 3],
  ['dice-tower', 2],
] as const)('a table of %s in the page', (game, seats) => {
  test('goes from question to question to the end, told as a server would', async () => {
    const page = await pageOf(game);
    const host = begin(page, game, seats);
    let count = 0;
    for (; page.moment?.asked !== null; count++) {
      expect(count).toBeLessThan(2000);
      expect(page.moment?.yours?.legal.length).toBeGreaterThan(0);
      answer(page, host, count);
    }
    expect(page.messages.some(({ t }) => t === 'refused')).toBe(false);
    const last = page.messages.at(-1);
    expect(last?.t === 'table' && last.table.outcome?.winners.length).toBeTruthy();
    expect(page.saved?.isOver).toBe(true);
  });

  test('goes on after it was kept, with the same question and view', async () => {
    const page = await pageOf(game);
    const host = begin(page, game, seats);
    for (let n = 0; n < 5 && page.moment?.asked !== null; n++) answer(page, host, n);
    const again = await pageOf(game);
    if (page.saved === null) throw new Error('nothing was kept');
    const resumed = LocalHost.resume(page.saved, again.around);
    if (!resumed.ok) throw new Error(resumed.refusal.code);
    resumed.value.open();
    again.settle();
    expect(isSame(again.seen, page.seen)).toBe(true);
    expect(again.moment?.asked).toEqual(page.moment?.asked);
    expect(again.moment?.yours).toEqual(page.moment?.yours);
  });
});

test('an input sent twice counts once', async () => {
  const page = await pageOf('winners-circle');
  const host = begin(page, 'winners-circle', 2);
  const { asked, yours } = page.moment ?? {};
  const message = { t: 'answer', table: 't', question: asked?.id ?? '', input: 'x', action: yours?.legal[0] } as const;
  host.receive(message);
  const entries = (): number => page.messages.filter(({ t }) => t === 'entry').length;
  const before = entries();
  host.receive(message);
  expect(entries()).toBe(before);
  expect(page.messages.filter(({ t }) => t === 'receipt')).toHaveLength(2);
});

test('a refused answer is said to be, and changes nothing', async () => {
  const page = await pageOf('winners-circle');
  const host = begin(page, 'winners-circle', 2);
  const { asked } = page.moment ?? {};
  host.receive({ t: 'answer', table: 't', question: asked?.id ?? '', input: 'x', action: { type: 'dance' } });
  expect(page.messages.at(-1)).toMatchObject({ t: 'refused', input: 'x', refusal: { code: 'not-an-action' } });
});

test('[BT-A1] a secret maximum bids for its owner in the auction it was left for, and is asked for again in the next', async () => {
  const page = await pageOf('boomtown');
  const host = begin(page, 'boomtown', 3);
  const bids = (): Json[] =>
    page.messages.flatMap((message) =>
      message.t === 'entry' ? message.events.events.filter(({ type }) => type === 'bid-made') : [],
    ) as unknown as Json[];
  expect(page.moment?.asked?.kind).toBe('bid');
  host.receive({ t: 'order', table: 't', input: 'o', kind: 'proxy-bid', order: { maximum: 4, round: 1 } });
  page.settle();
  expect(page.moment?.asked?.kind).not.toBe('bid');
  const own = bids().filter((bid) => (bid as { readonly seat: number }).seat === 0);
  expect(own.length).toBeGreaterThan(0);
  expect(own.every((bid) => (bid as { readonly amount: number }).amount <= 4)).toBe(true);
  for (let n = 0; n < 40 && (page.seen as { readonly round: number }).round === 1; n++) answer(page, host, 0);
  expect(page.moment?.asked?.kind).toBe('bid');
  expect(page.moment?.yours).not.toBeNull();
});

test('the whole picture holds nobody else’s secrets: it is the seat’s own view', async () => {
  const page = await pageOf('dice-town');
  begin(page, 'dice-town', 3);
  const players = (page.seen as { readonly players: readonly { readonly cup: Json }[] }).players;
  expect(players[0]?.cup).not.toBeNull();
  expect(players.slice(1).map(({ cup }) => cup)).toEqual([null, null]);
});
