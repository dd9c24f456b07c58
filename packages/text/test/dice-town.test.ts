import { EventLog, eventFor, FastChance, refusal, type Json } from '@boxcars/engine';
import { diceTown, PLAYED_CARDS, type Action, type Event, type Options } from '@boxcars/games/dice-town';
import { describe, expect, test } from 'vitest';

import { diceTownText } from '../src/dice-town/index.ts';
import { locales, refusalLine, translator, type Line, type Locale } from '../src/index.ts';

const { say } = diceTownText;
const names = (seat: number): string => ['Anna', 'Béla', 'Cyril', 'Dana', 'Emil'][seat] ?? '?';

const PLAIN: Options = {
  edition: 'hu',
  brute: 'edition',
  townHall: 'edition',
  sheriff: -1,
  storeCards: null,
  properties: null,
};

/** Several of every card: whatever can be played is played soon. */
const WILD: Json = [...PLAYED_CARDS.map((card) => ({ card, count: 3 })), { card: 'equipment', points: 2, count: 2 }];

/** Everything said in a random game, to the first seat and to the public. */
function linesOf(seats: number, options: Options, seed: number): Line[] {
  const chance = new FastChance(seed);
  const log = new EventLog<Event>();
  const state = diceTown.setup(seats, options, chance, log);
  const lines: Line[] = [];
  for (let window = diceTown.window(state); window !== null; window = diceTown.window(state)) {
    const answers: (Action | undefined)[] = [];
    for (const seat of window.seats) {
      const context = { viewer: seat, view: diceTown.view(state, seat) };
      const legal: Action[] = [];
      legal.length = diceTown.legalActions(state, seat, legal);
      lines.push(say.question(diceTown.question(state, seat), context));
      for (const action of legal) lines.push(say.action(action, context));
      answers[seat] = legal[chance.below(legal.length)];
    }
    diceTown.apply(state, answers, chance, log);
  }
  const told = log.entries.flatMap((entry) => [0, -1].map((viewer) => say.event(eventFor(entry, viewer), { viewer })));
  return [...lines, ...told.filter((line) => line !== null)];
}

/** What random play hardly ever comes to. */
const rare: (Line | null)[] = [
  say.event({ type: 'champion-chosen', seat: 1 }, { viewer: 0 }),
  say.event({ type: 'row-filled', row: [] }, { viewer: 0 }),
  say.event({ type: 'dice-put-back', seat: 1, dice: ['9'] }, { viewer: 0 }),
  say.question({ kind: 'choose-champion', options: [] }, { viewer: 0 }),
  say.question({ kind: 'put-back', options: [], facts: { count: 2 } }, { viewer: 0 }),
  say.question({ kind: 'put-back', options: [{ type: 'keep-one', die: 'A' }] }, { viewer: 0 }),
  say.action({ type: 'put-back', dice: ['9', 'J'] }, { viewer: 0 }),
  say.action({ type: 'keep-one', die: 'A' }, { viewer: 0 }),
];

const lines = [
  ...rare.filter((line) => line !== null),
  ...[1, 2].flatMap((seed) => linesOf(2, PLAIN, seed)),
  ...linesOf(5, { ...PLAIN, edition: 'cs' }, 3),
  ...Array.from({ length: 12 }, (_, i) => linesOf(4, { ...PLAIN, edition: 'cs', storeCards: WILD }, 10 + i)).flat(),
];

describe.each(locales)('Dice Town in %s', (locale: Locale) => {
  const t = translator(locale, { game: 'dice-town', seatName: names, viewer: 0 });

  test('has a sentence, with all its values, for whatever is said in a game', () => {
    const sentences = new Map(lines.map((line) => [JSON.stringify(line), line]));
    for (const line of sentences.values()) {
      expect(t.has(line.key), line.key).toBe(true);
      expect(t(line), line.key).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('names cards and players in refusals', () => {
    const card = refusalLine('dice-town', refusal('card-not-held', { card: 'property-4' }, 'DT-T2'));
    expect(t(card)).toContain('4');
    expect(t(refusalLine('dice-town', refusal('not-a-candidate', { seat: 1 }, 'DT-T2')))).toContain('Béla');
  });

  test('names the row that is wrong in a deck', () => {
    const values = { option: 'storeCards', row: 7, field: 'count' };
    expect(t(refusalLine('dice-town', refusal('deck-row-wrong', values)))).toContain('7');
  });
});

test('every event, question and action of the catalogue is said in some game', () => {
  const said = new Set(lines.map((line) => line.key));
  const keys = Object.keys(diceTownText.en).filter((key) => /^(event|question|action)\./.test(key));
  expect(keys.filter((key) => !said.has(key))).toEqual([]);
});

test('every refusal of the rules has a sentence', () => {
  const codes = Object.keys(diceTownText.en).filter((key) => key.startsWith('refusal.'));
  expect(codes).toContain('refusal.keep-too-dear');
  const t = translator('en', { game: 'dice-town', seatName: names });
  const dear = refusal('keep-too-dear', { price: 3, dollars: 1 }, 'DT-H2');
  expect(t(refusalLine('dice-town', dear))).toBe('That costs $3, and you have $1.');
});

test('the reader is you', () => {
  const offer: Event = {
    type: 'offer-made',
    seat: 1,
    for: 0,
    nuggets: 1,
    dollars: 2,
    store: 0,
    properties: 1,
    cards: null,
  };
  const told = locales.map((locale) =>
    translator(locale, { game: 'dice-town', seatName: names, viewer: 0 })(say.event(offer, { viewer: 0 }) ?? ''),
  );
  expect(told).toEqual([
    'Béla offers the Sheriff 1 nugget, $2, and 1 Property for you.',
    'Béla ezt ajánlja a Seriffnek: 1 aranyrög, 2$ és 1 Ingatlan. Nyerjen: te.',
    'Béla nabízí Šerifovi: 1 nuget, 2 $ a\u00A01 Dekret. Vyhrát máš ty.',
  ]);
});
