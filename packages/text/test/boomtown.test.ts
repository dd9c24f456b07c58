import { EventLog, FastChance, refusal, type Json } from '@boxcars/engine';
import { boomtown, DECK, EVENTS, type Action, type Event, type Options, type State } from '@boxcars/games/boomtown';
import { describe, expect, test } from 'vitest';

import { boomtownText } from '../src/boomtown/index.ts';
import { locales, refusalLine, translator, type Line, type Locale } from '../src/index.ts';

const { say } = boomtownText;
const names = (seat: number): string => ['Anna', 'Béla', 'Cyril', 'Dana', 'Emil'][seat] ?? '?';

/** Many events among few mines, a third of them dangerous: whatever can happen happens soon. */
const WILD: Json = {
  mines: DECK.mines.slice(0, 24).map((row, i) => ({ ...row, dangerous: i % 3 === 0 })),
  events: EVENTS.map((event) => ({ event, count: event === 'saloon' ? 6 : 3 })),
};

/** Everything said in a random game, to the first seat. */
function linesOf(seats: number, options: Options, seed: number): Line[] {
  const chance = new FastChance(seed);
  const log = new EventLog<Event>();
  const state = boomtown.setup(seats, options, chance, log);
  const lines: Line[] = [];
  while (boomtown.window(state) !== null) lines.push(...step(state, chance, log));
  const told = log.entries.map((entry) => say.event(entry.event, { viewer: 0 }));
  return [...lines, ...told.filter((line) => line !== null)];
}

function step(state: State, chance: FastChance, log: EventLog<Event>): Line[] {
  const [seat = 0] = boomtown.window(state)?.seats ?? [];
  const context = { viewer: seat, view: boomtown.view(state, seat) };
  const lines = [say.question(boomtown.question(state, seat), context)];
  const legal: Action[] = [];
  legal.length = boomtown.legalActions(state, seat, legal);
  for (const action of legal) lines.push(say.action(action, context), say.action(action, { viewer: seat }));
  const answers: (Action | undefined)[] = [];
  answers[seat] = legal[chance.below(legal.length)];
  boomtown.apply(state, answers, chance, log);
  return lines;
}

const own = { expropriationFee: true, shortGame: true, deck: null };

/** What random play hardly ever comes to. */
const rare: (Line | null)[] = [
  say.event({ type: 'auction-won', seat: 1, amount: 0, shares: [0, 0, 0], bank: 0 }, { viewer: 0 }),
  say.event({ type: 'dynamite-fizzled', seat: 1 }, { viewer: 0 }),
  say.question({ kind: 'use-held', options: [] }, { viewer: 0 }),
  say.action({ type: 'use-held', event: 'governor' }, { viewer: 0 }),
];

const lines = [
  ...rare.filter((line) => line !== null),
  ...[1, 2, 3].flatMap((seed) => linesOf(3, own, seed)),
  ...linesOf(5, own, 4),
  ...Array.from({ length: 30 }, (_, i) => linesOf(4, { ...own, deck: WILD }, 10 + i)).flat(),
];

describe.each(locales)('Boomtown in %s', (locale: Locale) => {
  const t = translator(locale, { game: 'boomtown', seatName: names, viewer: 0 });

  test('has a sentence, with all its values, for whatever is said in a game', () => {
    const sentences = new Map(lines.map((line) => [JSON.stringify(line), line]));
    for (const line of sentences.values()) {
      expect(t.has(line.key), line.key).toBe(true);
      expect(t(line), line.key).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('names towns in refusals', () => {
    const line = refusalLine('boomtown', refusal('no-marker-left', { town: 'dry-gulch' }, 'BT-E8'));
    expect(t(line)).toContain('Dry Gulch');
  });

  test('names the row that is wrong in a deck', () => {
    expect(t(refusalLine('boomtown', refusal('deck-unknown-town', { list: 'mines', row: 7 }, 'BT-C2')))).toContain('7');
  });
});

test('every event, question and action of the catalogue is said in some game', () => {
  const said = new Set(lines.map((line) => line.key));
  const keys = Object.keys(boomtownText.en).filter((key) => /^(event|question|action)\./.test(key));
  expect(keys.filter((key) => !said.has(key))).toEqual([]);
});

test('the reader is you', () => {
  const won = say.event({ type: 'auction-won', seat: 1, amount: 3, shares: [2, 0, 0, 1], bank: 0 }, { viewer: 0 });
  const sentences = [0, 1].flatMap((viewer) =>
    locales.map((locale) => translator(locale, { game: 'boomtown', seatName: names, viewer })(won ?? '')),
  );
  expect(sentences).toEqual([
    'Béla wins the auction for 3 gold, shared out: you 2 and Dana 1.',
    'Béla megnyeri az árverést 3 arannyal, szétosztva: te 2 és Dana 1.',
    'Béla vyhrává dražbu za 3 zlaťáky; rozdělí se: ty 2 a\u00A0Dana 1.',
    'You win the auction for 3 gold, shared out: Anna 2 and Dana 1.',
    'Megnyered az árverést 3 arannyal, szétosztva: Anna 2 és Dana 1.',
    'Vyhráváš dražbu za 3 zlaťáky; rozdělí se: Anna 2 a\u00A0Dana 1.',
  ]);
});

test('a choice of a mine says the odds and the cost', () => {
  const chance = new FastChance(1);
  const state = boomtown.setup(4, own, chance);
  const offer = ['dry-gulch 8/5', 'coyote-city 7/3', 'san-narciso 9/7', 'cold-mountain 5/3'];
  boomtown.arrange(state, { offer, mines: [[], ['dry-gulch 2/5', 'dry-gulch 3/4'], [], []] });
  const context = { viewer: 0, view: boomtown.view(state, 0) };
  const take = { type: 'take-mine', town: 'dry-gulch', number: 8, gold: 5 } as const;
  expect(translator('en', { game: 'boomtown' })(say.action(take, context))).toBe(
    'Open Dry Gulch 8/5, 5 in 36, and pay 2 gold',
  );
});
