import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { EventLog, FastChance, refusal, type Json } from '@boxcars/engine';
import { diceTower, OWN_CARDS, type Action, type Event, type State } from '@boxcars/games/dice-tower';
import { describe, expect, test } from 'vitest';

import { diceTowerText } from '../src/dice-tower/index.ts';
import { locales, refusalLine, translator, type Line, type Locale } from '../src/index.ts';

const { say } = diceTowerText;
const names = (seat: number): string => ['Anna', 'Béla', 'Cyril', 'Dana'][seat] ?? '?';

/** Easy cards with every action: whatever can happen happens soon. */
const EASY: Json = [
  { combination: 'trio', points: 1, action: 'steal', copies: 9 },
  { combination: 'trio', points: 2, action: 'swap', copies: 9 },
  { combination: 'trio', colours: ['pink'], points: 3, action: 'group-swap', copies: 9 },
  { combination: 'full', points: 1, action: 'again', copies: 9 },
  { combination: 'three-pairs', points: 5, copies: 9 },
];

/** Everything said in a random game, to the first seat and to everyone. */
function linesOf(seats: number, seed: number): Line[] {
  const chance = new FastChance(seed);
  const log = new EventLog<Event>();
  const state = diceTower.setup(seats, { deck: EASY }, chance, log);
  const lines: Line[] = [];
  while (diceTower.window(state) !== null) lines.push(...step(state, chance, log));
  const told = log.entries.flatMap(({ event, twin }) => [
    say.event(event, { viewer: 0 }),
    say.event(twin ?? event, { viewer: 0 }),
  ]);
  return [...lines, ...told.filter((line) => line !== null)];
}

function step(state: State, chance: FastChance, log: EventLog<Event>): Line[] {
  const { seat } = state;
  const context = { viewer: seat, view: diceTower.view(state, seat) };
  const lines = [say.question(diceTower.question(state, seat), context)];
  const legal: Action[] = [];
  legal.length = diceTower.legalActions(state, seat, legal);
  for (const action of legal) lines.push(say.action(action, context), say.action(action, { viewer: seat }));
  const answers: (Action | undefined)[] = [];
  answers[seat] = legal[chance.below(legal.length)];
  diceTower.apply(state, answers, chance, log);
  return lines;
}

/** What random play hardly ever comes to. */
const rare: (Line | null)[] = [
  say.event({ type: 'stack-emptied', stack: 1 }, { viewer: 0 }),
  say.event({ type: 'hand-shown', seat: 2, cards: [], points: 0 }, { viewer: 0 }),
];

const lines = [
  ...rare.filter((line) => line !== null),
  ...Array.from({ length: 24 }, (_, seed) => linesOf(2 + (seed % 3), seed)).flat(),
];

describe.each(locales)('Dice Tower in %s', (locale: Locale) => {
  const t = translator(locale, { game: 'dice-tower', seatName: names, viewer: 0 });

  test('has a sentence, with all its values, for whatever is said in a game', () => {
    const sentences = new Map(lines.map((line) => [JSON.stringify(line), line]));
    for (const line of sentences.values()) {
      expect(t.has(line.key), line.key).toBe(true);
      expect(t(line), line.key).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('names every card with its colours, symbols and action', () => {
    const texts = OWN_CARDS.map((card) => t(say.action({ type: 'give-card', card }, { viewer: 0 })));
    expect(new Set(texts).size).toBe(OWN_CARDS.length);
  });

  test('counts dice and stacks from 1 and names players in refusals', () => {
    expect(t(refusalLine('dice-tower', refusal('card-was-refused', { stack: 0 }, 'TW-T3')))).toContain('1');
    expect(t(refusalLine('dice-tower', refusal('die-shows-that', { die: 4, colour: 'pink' }, 'TW-B1')))).toContain('5');
    expect(t(refusalLine('dice-tower', refusal('player-has-no-cards', { player: 1 }, 'TW-A5')))).toContain('Béla');
  });

  test('names a die by what it shows, and whether it is black', () => {
    const state = diceTower.setup(2, { deck: null }, new FastChance(1));
    expect(diceTower.arrange(state, { dice: 'pppb/go', rolls: 1 })).toBeNull();
    const view = diceTower.view(state, 0);
    const dice = [0, 1, 2, 3, 4, 5].map((die) => say.value?.('dice', die, { viewer: 0, view }));
    const texts = dice.map((line) => (line === null || line === undefined ? '' : t(line)));
    expect(new Set(texts).size).toBe(4);
    expect(texts.every((text) => text !== '')).toBe(true);
  });
});

test('the English sentences read well', () => {
  const t = translator('en', { game: 'dice-tower', seatName: names, viewer: 0 });
  const won = { type: 'card-won', seat: 1, stack: 0, card: OWN_CARDS[28], held: 1 } as Event;
  const told = say.event(won, { viewer: 0 });
  expect(told === null ? '' : t(told)).toBe('Béla wins Full house: 3× blue arrow and 2× yellow star (3 points).');
  const rolled: Event = {
    type: 'dice-rolled',
    seat: 0,
    roll: 2,
    rolled: [0, 1],
    dice: ['green', 'pink', 'pink', 'pink', 'blue', 'blue'],
    doubles: true,
  };
  const line = say.event(rolled, { viewer: 0 });
  expect(line === null ? '' : t(line)).toBe(
    'You roll (2 of 3): 3× pink triangle, 2× blue arrow, and green circle. Black doubles!',
  );
});

test('every event, question and action of the catalogue is said in some game', () => {
  const said = new Set(lines.map((line) => line.key));
  const keys = Object.keys(diceTowerText.en).filter((key) => /^(event|question|action)\./.test(key));
  expect(keys.filter((key) => !said.has(key))).toEqual([]);
});

test('every refusal of the game has a sentence', () => {
  const folder = fileURLToPath(new URL('../../games/src/dice-tower', import.meta.url));
  const codes = globSync(`${folder}/**/*.ts`).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/refusal\(\s*'([a-z-]+)'/g)].map(([, code = '']) => code),
  );
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !Object.hasOwn(diceTowerText.en, `refusal.${code}`))).toEqual([]);
});
