import { FastChance, PUBLIC, type Json } from '@boxcars/engine';
import { diceTower, GO_ON, QUESTION_KINDS, type Action, type State } from '@boxcars/games/dice-tower';
import { locales } from '@boxcars/text';
import { expect, test } from 'vitest';

import { Drawn, tableOf } from './drawn.ts';

const FOUR_PINKS = { open: ['four=2', 'five=3', 'six=6'], dice: 'pppp/gb', rolls: 1, seat: 0 };

test('[TW-T2] a card that fits can be taken with one press, the others say what they miss', () => {
  const drawn = new Drawn(tableOf({ seats: 3, arrange: FOUR_PINKS }).state, 0);
  expect(drawn.text).toContain('1 missing');
  expect(drawn.text).toContain('2 missing');
  drawn.press(/Take it.*Four \(2 points\)/);
  expect(drawn.given).toEqual([{ type: 'take-card', stack: 0 }]);
});

test('[TW-T1] dice are set aside by a press and back, and the rest is rolled', () => {
  const drawn = new Drawn(tableOf({ seats: 3, arrange: FOUR_PINKS }).state, 0);
  for (const die of [1, 2, 3, 5]) drawn.press(`Die ${die}:`);
  expect(drawn.buttons.filter(({ isPressed }) => isPressed).map(({ name }) => name)).toEqual([
    'Die 1: pink triangle, white',
    'Die 2: pink triangle, white',
    'Die 3: pink triangle, white',
    'Die 5: green circle, black',
  ]);
  drawn.press('Die 5:').press('Roll 3 dice');
  expect(drawn.given).toEqual([{ type: 'keep-dice', dice: [0, 1, 2] }]);
});

test('[TW-T3] rolling on says which card it gives up', () => {
  const drawn = new Drawn(tableOf({ seats: 3, arrange: FOUR_PINKS }).state, 0);
  expect(drawn.buttons.find(({ name }) => name.startsWith('Roll'))?.name).toBe('Roll 6 dice Gives up: Four (2 points)');
});

test('[TW-T3] a refused card is stamped for everyone and can not be taken', () => {
  const arrange = { ...FOUR_PINKS, rolls: 2, refused: [1] };
  const { state } = tableOf({ seats: 3, arrange });
  for (const viewer of [0, 1, PUBLIC]) {
    const drawn = new Drawn(state, viewer);
    expect(drawn.text).toContain('Refused');
    expect(drawn.buttons.some(({ name }) => name.includes('Take'))).toBe(false);
  }
});

test('[TW-T1] with all six set aside nothing can be rolled', () => {
  const drawn = new Drawn(tableOf({ seats: 2, arrange: FOUR_PINKS }).state, 0);
  for (let die = 1; die <= 6; die++) drawn.press(`Die ${die}:`);
  expect(drawn.buttons.find(({ name }) => name.startsWith('Roll'))).toMatchObject({ isDisabled: true });
  expect(drawn.text).toContain('At least one die has to be rolled');
});

const INHERITED = { seat: 1, open: ['four=2', 'five=3', 'six=6'], dice: 'pppp/gb', inherited: true };

test('[TW-T5] the last player’s dice are kept with two rolls, or left for a new roll with three', () => {
  const drawn = new Drawn(tableOf({ seats: 2, arrange: INHERITED }).state, 1);
  expect(drawn.text).toContain('The last player’s dice');
  expect(drawn.buttons.find(({ name }) => name.startsWith('Keep these'))?.isDisabled).toBe(true);
  for (const die of [1, 2, 3]) drawn.press(`Die ${die}:`);
  drawn.press('Keep these Roll the other 3; 2 rolls left').press('New roll of six 3 rolls left');
  expect(drawn.given).toEqual([
    { type: 'keep-dice', dice: [0, 1, 2] },
    { type: 'keep-dice', dice: [] },
  ]);
});

test('[TW-T5] dice kept that make a card leave the choice to take it or to roll', () => {
  const drawn = new Drawn(tableOf({ seats: 2, arrange: INHERITED }).state, 1);
  for (const die of [1, 2, 3, 4]) drawn.press(`Die ${die}:`);
  expect(drawn.buttons.some(({ name }) => name === 'Keep these 4 dice: take a card or roll; 2 rolls left')).toBe(true);
});

test('[TW-T5] a card that the inherited dice make is taken at once: all dice are kept first', () => {
  const table = tableOf({ seats: 2, arrange: INHERITED });
  const drawn = new Drawn(table.state, 1).press(/Take it.*Four/);
  expect(drawn.given).toEqual([{ type: 'keep-dice', dice: [0, 1, 2, 3, 4, 5] }]);
  table.answer(1, 'keep 1 2 3 4 5 6');
  const then = new Drawn(table.state, 1).press(/Take it.*Four/);
  expect(then.given).toEqual([{ type: 'take-card', stack: 0 }]);
});

test('[TW-B1] after black doubles a die is picked, shown as it would lie, and turned', () => {
  const arrange = { seat: 0, open: ['four=2', 'five=3', 'six=6'], dice: 'pppb/gg', rolls: 1 };
  const drawn = new Drawn(tableOf({ seats: 2, arrange }).state, 0);
  drawn
    .press('Turn one die')
    .press('Die 4:')
    .press(/^pink triangle/);
  expect(drawn.text).toContain('✓ fits');
  drawn.press('Turn to pink triangle');
  expect(drawn.given).toEqual([{ type: 'turn-die', die: 3, colour: 'pink' }]);
});

test('[TW-B1] [TW-T4] after the last roll a die may be turned, or the turn ended', () => {
  const arrange = { seat: 0, open: ['four=2', 'five=3', 'six=6'], dice: 'pbyo/gg', rolls: 3, blackRolled: true };
  const drawn = new Drawn(tableOf({ seats: 2, arrange }).state, 0);
  drawn
    .press('End the turn')
    .press('Die 2:')
    .press(/^green circle/)
    .press('Turn to green circle');
  expect(drawn.given).toEqual([{ type: 'end-turn' }, { type: 'turn-die', die: 1, colour: 'green' }]);
});

test('[TW-A2] the player to steal from is chosen at their cards', () => {
  const arrange = {
    seat: 0,
    open: ['trio=1/steal', 'five=3', 'four=2'],
    dice: 'pppb/go',
    rolls: 1,
    hands: [[], ['four:blue=3', 'six=6'], ['trio:pink=2']],
  };
  const { state } = tableOf({ seats: 3, arrange }).answer(0, 'take 1');
  const drawn = new Drawn(state, 0).press('Draw a card of Cyril');
  expect(drawn.given).toEqual([{ type: 'choose-player', player: 2 }]);
  expect(new Drawn(state, 1).buttons.some(({ name }) => name.startsWith('Draw'))).toBe(false);
});

const SWAP = {
  seat: 0,
  open: ['trio=1/swap', 'five=3', 'four=2'],
  dice: 'pppb/go',
  rolls: 1,
  hands: [['trio:pink=2'], ['four:blue=3', 'six:green=8'], []],
};

test('[TW-A3] the drawn card lies open to the two of them; others see a back', () => {
  const { state } = tableOf({ seats: 3, luck: { 'draw/1/1': 40 }, arrange: SWAP }).answer(0, 'take 1');
  for (const viewer of [0, 1]) expect(new Drawn(state, viewer).html).toContain('Six: 6× green circle (8 points)"');
  const other = new Drawn(state, 2).html;
  expect(other).toContain('A card, face down');
  expect(other).not.toContain('Six: 6× green circle (8 points)"');
  const drawn = new Drawn(state, 0).press(/Give.*Trio: 3× pink triangle/);
  expect(drawn.given[0]).toMatchObject({ type: 'give-card', card: { colours: ['pink'], points: 2 } });
});

test('[TW-E1] the offer to end tells what is known of everyone’s points', () => {
  const hands = [['trio=1', 'full=1', 'four:blue=3', 'trio:pink=2', 'trio=1/again'], ['six:green=8'], []];
  const arrange = { seat: 0, open: ['trio=1/swap', 'five=3', 'four=2'], hands };
  const drawn = new Drawn(tableOf({ seats: 3, arrange }).state, 0);
  expect(drawn.text).toMatch(/Points, as far as you know Anna 8 points Béla 8 points Cyril 0 points/);
  drawn.press('End the game now');
  expect(drawn.given).toEqual([{ type: 'end-game' }]);
});

test('[TW-E2] at the end every card lies open, with points and winners', () => {
  const hands = [['trio=1', 'full=1', 'four:blue=3', 'trio:pink=2', 'trio=1/again'], ['six:green=8'], []];
  const arrange = { seat: 0, open: ['trio=1/swap', 'five=3', 'four=2'], hands };
  const { state } = tableOf({ seats: 3, arrange }).answer(0, 'end game');
  expect(new Drawn(state, PUBLIC).text).toMatch(/Anna Winner 5 cards · 8 points.*Béla Winner 1 card · 8 points/);
});

test('while dice fall the cards don’t tell what they will show', () => {
  const table = tableOf({ seats: 2, luck: { 'roll/0/2': [1, 1, 1, 1, 3, 3] }, arrange: FOUR_PINKS });
  const event = {
    type: 'dice-rolled',
    seat: 0,
    roll: 2,
    rolled: [4, 5],
    dice: ['pink', 'pink', 'pink', 'pink', 'pink', 'pink'],
    doubles: true,
  } as const;
  const drawn = new Drawn(table.state, 1, 'en', { event, entry: 1, index: 0, of: 1, duration: 500 });
  expect(drawn.text).toContain('2 missing');
  expect(drawn.html).toContain('Die 6: pink triangle, black');
});

/** Every answer that a press or two gives. */
function answersOn(state: State): Action[] {
  const names = new Drawn(state, state.seat).buttons.map(({ name, isDisabled }, i) => ({ name, i, isDisabled }));
  return names.flatMap(({ i, isDisabled }) => {
    if (isDisabled) return [];
    const drawn = new Drawn(state, state.seat);
    drawn.buttons[i]?.press();
    for (const button of drawn.given.length > 0 ? [] : drawn.buttons) if (!button.isDisabled) button.press();
    return drawn.given;
  });
}

/** Cards won soon, with every action: all questions come up within a few turns. */
const EASY: Json = [
  { combination: 'trio', points: 1, action: 'steal', copies: 15 },
  { combination: 'trio', points: 2, action: 'swap', copies: 15 },
  { combination: 'full', points: 3, action: 'again', copies: 15 },
];

test('whatever is pressed is a legal answer, and every question can be answered', () => {
  const chance = new FastChance(5);
  const state = diceTower.setup(4, { deck: EASY }, chance);
  const legal: Action[] = [];
  const met = new Set<string>();
  while (diceTower.window(state) !== null) {
    const { kind } = diceTower.question(state, state.seat);
    const given = met.has(`${kind} ${state.rolls}`) ? [] : answersOn(state);
    expect(given.length > 0 || met.has(`${kind} ${state.rolls}`)).toBe(true);
    for (const action of given) expect(diceTower.refuse(state, state.seat, action)).toBeNull();
    met.add(kind).add(`${kind} ${state.rolls}`);
    const answers = [];
    const count = diceTower.legalActions(state, state.seat, legal);
    answers[state.seat] = kind === 'end-or-go-on' ? GO_ON : legal[chance.below(count)];
    diceTower.apply(state, answers, chance);
  }
  expect([...met].filter((kind) => !kind.includes(' ')).sort()).toEqual([...QUESTION_KINDS].sort());
});

test.each(locales)('every word of the board is there in %s', (locale) => {
  const chance = new FastChance(7);
  const state = diceTower.setup(4, { deck: EASY }, chance);
  const legal: Action[] = [];
  for (let i = 0; i < 30 && diceTower.window(state) !== null; i++) {
    for (const viewer of [state.seat, PUBLIC]) {
      expect(new Drawn(state, viewer, locale).html).not.toMatch(/\b(?:board|name|action|odds|refusal)\.[a-z]|\{\w+\}/);
    }
    const answers = [];
    answers[state.seat] = legal[chance.below(diceTower.legalActions(state, state.seat, legal))];
    diceTower.apply(state, answers, chance);
  }
});
