import { EventLog, eventFor, FastChance, readOptions, refusal, type Json } from '@boxcars/engine';
import { winnersCircle, type Action, type Event, type Options, type State } from '@boxcars/games/winners-circle';
import { describe, expect, test } from 'vitest';

import { locales, refusalLine, translator, type Line, type Locale } from '../src/index.ts';
import { winnersCircleText } from '../src/winners-circle/index.ts';

const { say } = winnersCircleText;
/** So many that rare events happen too: a penalty that can't be paid in full. */
const GAMES = 8;
const names = (seat: number): string => ['Anna', 'Béla', 'Cyril', 'Dana'][seat] ?? '?';

/** Everything said in some random games of these settings to the first seat. */
function linesOf(given: { readonly [name: string]: Json }): Line[] {
  return Array.from({ length: GAMES }, (_, seed) => linesOfGame(given, seed)).flat();
}

function linesOfGame(given: { readonly [name: string]: Json }, seed: number): Line[] {
  const options = readOptions(winnersCircle.options, given);
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(seed);
  const log = new EventLog<Event>();
  const state = winnersCircle.setup(4, options.value as unknown as Options, chance, log);
  const lines: Line[] = [];
  while (winnersCircle.window(state) !== null) lines.push(...step(state, chance, log));
  const told = log.entries.map((entry) => say.event(eventFor(entry, 0), { viewer: 0 }));
  return [...lines, ...told.filter((line) => line !== null)];
}

function step(state: State, chance: FastChance, log: EventLog<Event>): Line[] {
  const seat = state.turn;
  const context = { viewer: seat, view: winnersCircle.view(state, seat) };
  const question = winnersCircle.question(state, seat);
  const lines = [say.question(question, context)];
  for (const action of question.options) lines.push(say.action(action, context), say.action(action, { viewer: seat }));
  const answers: (Action | undefined)[] = [];
  answers[seat] = question.options[chance.below(question.options.length)];
  winnersCircle.apply(state, answers, chance, log);
  return lines;
}

const lines = [
  ...linesOf({}),
  ...linesOf({ hiddenBets: true, royalTurf: true }),
  ...linesOf({ crowdedField: true, alternativePayout: true }),
];

describe.each(locales)("Winner's Circle in %s", (locale: Locale) => {
  const t = translator(locale, { game: 'winners-circle', seatName: names, viewer: 0 });

  test('has a sentence, with all its values, for whatever is said in a game', () => {
    for (const line of lines) {
      expect(t.has(line.key), line.key).toBe(true);
      expect(t(line), line.key).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('says every kind of event', () => {
    const keys = Object.keys(winnersCircleText.en).filter((key) => key.startsWith('event.'));
    const said = new Set(lines.map((line) => line.key));
    expect(keys.filter((key) => !said.has(key))).toEqual([]);
  });

  test('turns the gate of a refusal into the one people count', () => {
    const line = refusalLine('winners-circle', refusal('horse-has-moved', { gate: 2, horse: 'Kelso' }, 'WC-R2'));
    expect(line.values).toEqual({ gate: 3, horse: 'Kelso' });
    expect(t(line)).toContain('Kelso');
  });
});

test('the reader is you', () => {
  const rolled = say.event({ type: 'die-rolled', seat: 0, roll: 1, symbol: 'shoe' }, { viewer: 0 });
  const sentences = [0, 1].flatMap((viewer) =>
    locales.map((locale) => translator(locale, { game: 'winners-circle', seatName: names, viewer })(rolled ?? '')),
  );
  expect(sentences).toEqual([
    'You roll a horseshoe.',
    'Dobásod: patkó.',
    'Tvůj hod: podkova.',
    'Anna rolls a horseshoe.',
    'Anna dobása: patkó.',
    'Anna hází: podkova.',
  ]);
});
