import { FastChance, PUBLIC } from '@boxcars/engine';
import { diceTown, type Action, type Options, type QuestionKind, type State } from '@boxcars/games/dice-town';
import { locales } from '@boxcars/text';
import { expect, test } from 'vitest';

import { Drawn, tableOf } from './drawn.ts';

const FIRST_ROLL = {
  round: 2,
  roll: 1,
  sheriff: 3,
  players: [
    { cup: ['Q', 'Q', 'Q', '9', 'A'], dollars: 3, hand: ['brute'] },
    { cup: ['9', '9', '10', 'K', 'K'] },
    { cup: ['J', '10', '10', 'A', 'K'] },
    { cup: ['A', 'A', 'J', '9', '9'] },
  ],
};

test('[DT-H2] dice are kept by a press, and their price is told before', () => {
  const drawn = new Drawn(tableOf({ seats: 4, arrange: FIRST_ROLL }).state, 0);
  expect(drawn.text).toContain('Keep none: $1 to the Stagecoach');
  drawn.press('Die Q');
  expect(drawn.text).toContain('Keep 1 die: free');
  drawn.press('Die Q').press('Die Q');
  expect(drawn.text).toContain('Keep 3 dice: $2 to the Stagecoach You have $1 left');
  expect(drawn.confirm).toBe('Keep 3 dice: $2 to the Stagecoach');
  drawn.press('Keep 3 dice');
  expect(drawn.given).toEqual([{ type: 'keep', dice: ['Q', 'Q', 'Q'], brutes: 0 }]);
});

test('[DT-H2] a keep one can not pay for says so and can not be given', () => {
  const drawn = new Drawn(tableOf({ seats: 4, arrange: FIRST_ROLL }).state, 0);
  for (const face of ['Q', 'Q', 'Q', '9', 'A']) drawn.press(`Die ${face}`);
  const button = drawn.buttons.find(({ name }) => name.startsWith('5 dice'));
  expect(button).toMatchObject({ name: '5 dice: $4, and you have $3', isDisabled: true });
});

test('[DT-H5] a Brute in hand is shown with the dice by a press, and makes them cheaper', () => {
  const drawn = new Drawn(tableOf({ seats: 4, arrange: FIRST_ROLL }).state, 0);
  drawn.press('Die Q').press('Die Q').press('Die Q').press('Show with your dice: The Brute');
  expect(drawn.text).toContain('Keep 3 dice: $1 to the Stagecoach');
  drawn.press('Keep 3 dice').unpress('The Brute').press('Keep 3 dice');
  expect(drawn.given).toEqual([
    { type: 'keep', dice: ['Q', 'Q', 'Q'], brutes: 1 },
    { type: 'keep', dice: ['Q', 'Q', 'Q'], brutes: 0 },
  ]);
});

test('the street shows who leads with the dice pressed so far, before they are kept', () => {
  const drawn = new Drawn(tableOf({ seats: 4, arrange: FIRST_ROLL }).state, 0);
  expect(drawn.place('saloon')).not.toContain('so far');
  drawn.press('Die Q').press('Die Q');
  expect(drawn.place('saloon')).toContain('you: 2 so far.');
  expect(drawn.place('town-hall')).toContain('you: a pair so far.');
});

test('the eight places stand in the order they are settled, with what they hold', () => {
  const arrange = { ...FIRST_ROLL, stagecoach: 3 };
  const { html } = new Drawn(tableOf({ seats: 4, arrange }).state, PUBLIC);
  expect([...html.matchAll(/data-spot="([\w-]+)"/g)].map(([, spot]) => spot)).toEqual([
    'mine',
    'bank',
    'stagecoach',
    'store',
    'saloon',
    'sheriff',
    'town-hall',
    'doc',
  ]);
  const drawn = new Drawn(tableOf({ seats: 4, arrange }).state, PUBLIC);
  expect(drawn.place('mine')).toContain('◆ 30');
  expect(drawn.place('bank')).toContain('$5');
  expect(drawn.place('stagecoach')).toContain('$3 on board');
  expect(drawn.place('sheriff')).toContain('★ Dana');
});

test('[DT-H1] dice under a cup are drawn for their owner alone', () => {
  const { state } = tableOf({ seats: 4, arrange: FIRST_ROLL });
  for (const viewer of [1, 2, 3, PUBLIC]) expect(new Drawn(state, viewer).html).not.toContain('data-face="Q" class');
  const faces = (viewer: number): number => [...new Drawn(state, viewer).html.matchAll(/data-face="Q"/g)].length;
  expect(faces(0) - faces(PUBLIC)).toBe(3);
});

test('[DT-7] Properties are marked for whoever has the best hand so far: one, and one more for each Ace', () => {
  const players = [
    { kept: ['K', 'K', 'A'], cup: ['9', 'A'] },
    { kept: ['10', '10'], cup: ['9', 'J', 'Q'] },
  ];
  const { state } = tableOf({ seats: 2, arrange: { round: 2, sheriff: 0, players } });
  const takes = (drawn: Drawn): number => drawn.text.split('takes it as things stand').length - 1;
  expect(takes(new Drawn(state, 1))).toBe(2);
  expect(new Drawn(state, 0).press('Die A').text.split('you take it as things stand')).toHaveLength(4);
});

const TIE = {
  round: 2,
  sheriff: 3,
  players: [
    { kept: ['9', '9', 'J', 'J'], cup: ['A'], hand: ['wanted', 'property-2'], nuggets: 2 },
    { kept: ['9', '9', 'K', 'K'], cup: ['10'] },
    { kept: ['A', 'A', 'A', 'Q'], cup: ['Q'] },
    { kept: ['10', '10', 'K', 'Q'], cup: ['J'] },
  ],
};

function tied() {
  const table = tableOf({ seats: 4, arrange: TIE });
  table.answer(0, 'keep A').answer(1, 'keep 10').answer(2, 'keep Q').answer(3, 'keep J');
  return table.pass('play-cheater');
}

test('[DT-T2] an offer is put together by pressing money, nuggets and cards, and taken apart again', () => {
  const drawn = new Drawn(tied().state, 0);
  drawn.press('Add $1').press('Add $1').press('Add a nugget').press('Offer to the Sheriff: Wanted');
  expect(drawn.text).toContain('Seal it: 1 nugget, $2, and Wanted for yourself');
  drawn.press('Take $1 out again').press('Take Wanted out again').press('Add Property (2)').press('Seal it');
  expect(drawn.given).toEqual([{ type: 'offer', for: 0, nuggets: 1, dollars: 1, cards: ['property-2'] }]);
});

test('[DT-T2] an offer may be for another candidate, an empty one is none', () => {
  const drawn = new Drawn(tied().state, 2);
  expect(drawn.text).toContain('First choose whom it is for');
  drawn.press(/^. Béla 2 nuggets/);
  expect(drawn.confirm).toBe('nothing in it yet');
  expect(drawn.buttons.find(({ name }) => name.startsWith('Put something'))?.isDisabled).toBe(true);
  drawn.press('Add $1').press('Seal it: $1 for Béla').press('Offer nothing');
  expect(drawn.given).toEqual([{ type: 'offer', for: 1, nuggets: 0, dollars: 1, cards: [] }, { type: 'pass' }]);
});

test('[DT-T2] offers stay sealed on the desk until all are in', () => {
  const table = tied();
  const drawn = new Drawn(table.state, 3, { answered: [1] });
  expect(drawn.text).toContain('Anna is thinking …');
  expect(drawn.text).toContain('Béla sealed');
});

test('[DT-T2] a card offered is seen by the Sheriff and its owner; the others see its back', () => {
  const table = tied().answer(0, 'offer wanted for 1').answer(1, 'offer 2$ for 2').answer(2, 'pass');
  expect(new Drawn(table.state, 3).text).toContain('Anna offers Wanted for Anna');
  expect(new Drawn(table.state, 0).text).toContain('Anna offers Wanted for Anna');
  for (const viewer of [1, 2, PUBLIC]) {
    const { text } = new Drawn(table.state, viewer);
    expect(text).toContain('Anna offers 1 Store card for Anna');
    expect(text).not.toContain('Wanted');
  }
});

test('[DT-T1] the Sheriff sees what each choice brings, and may call again', () => {
  const table = tied().answer(0, 'offer wanted 1$ for 1').answer(1, 'offer 2$ for 2').answer(2, 'offer 3$ for 2');
  const drawn = new Drawn(table.state, 3);
  drawn.press('Choose Anna You get $1 and Wanted').press('Choose Béla You get $5').press('Call for better offers');
  expect(drawn.given).toEqual([{ type: 'choose', seat: 0 }, { type: 'choose', seat: 1 }, { type: 'call' }]);
});

const DOC = {
  round: 2,
  sheriff: 0,
  players: [
    { kept: ['9', '9', '9', 'K'], cup: ['K'], dollars: 9 },
    { kept: ['10', '10', 'J', 'J'], cup: ['J'], dollars: 6 },
    { kept: ['9', '10', 'K', 'A'], cup: ['A'], dollars: 7, hand: ['property-5', 'property-4', 'property-2'] },
    { kept: ['9', '9', '10', 'A'], cup: ['A'], dollars: 7, nuggets: 2 },
  ],
  storeDeck: ['equipment-4', 'elixir', 'wanted'],
};

function atTheDocs() {
  const table = tableOf({ seats: 4, arrange: DOC });
  table.answer(0, 'keep K').answer(1, 'keep J').answer(2, 'keep A').answer(3, 'keep A');
  return table.answer(1, 'take equipment-4').pass('play-credit').pass('play-corruption');
}

test('[DT-8] the Sheriff orders the visits by presses; offers whose player is first are paid', () => {
  const table = atTheDocs().answer(1, 'pass').answer(2, 'offer 2$ for 3').answer(3, 'offer 1n for 4');
  const drawn = new Drawn(table.state, 0);
  expect(drawn.text).toContain('In this order: Cyril and Dana You get $2');
  drawn.press('Dana one place earlier').press('In this order: Dana and Cyril You get 1 nugget');
  expect(drawn.given).toEqual([{ type: 'order', seats: [3, 2] }]);
});

test('[DT-8] the Doc’s services tell what they would bring', () => {
  const table = atTheDocs().pass('make-offer').answer(0, 'order 3 4');
  const drawn = new Drawn(table.state, 2);
  drawn
    .press('$2 from everyone $6 in all')
    .press('a nugget from everyone 2 nuggets in all')
    .press('barbed wire 2 Prop');
  expect(drawn.given.map((action) => ('service' in action ? action.service : ''))).toEqual([
    'dollars',
    'nuggets',
    'wire',
  ]);
  table.answer(2, 'visit wire');
  const wire = new Drawn(table.state, 2).press('Property points at the end 4').press('Property points at the end 5');
  expect(wire.press('Behind barbed wire: Property (4) and Property (5)').given).toEqual([
    { type: 'wire', properties: ['property-4', 'property-5'] },
  ]);
});

const ROBBERY = {
  round: 3,
  sheriff: 2,
  players: [
    { kept: ['Q', 'Q', 'K', 'A'], cup: ['A'] },
    { kept: ['9', '9', '10', '10'], cup: ['A'], hand: ['property-5', 'property-2', 'property-1'] },
    { kept: ['10', 'K', 'K', '9'], cup: ['A'], wired: ['property-4'] },
  ],
};

test('[DT-5] only those with cards in hand can be robbed, and thief and victim see what was taken', () => {
  const arrange = {
    ...ROBBERY,
    players: ROBBERY.players.map((one, seat) => (seat === 2 ? { ...one, hand: ['credit'] } : one)),
  };
  const table = tableOf({ seats: 3, arrange }).answer(0, 'keep A').answer(1, 'keep A').answer(2, 'keep A');
  table.pass('play-cheater').pass('play-split');
  const drawn = new Drawn(table.state, 0).press(/2 Properties.*Béla/).press(/1 Store card.*Cyril/);
  expect(drawn.given).toEqual([
    { type: 'rob', seat: 1, store: 0, properties: 2 },
    { type: 'rob', seat: 2, store: 1, properties: 0 },
  ]);
  table.answer(0, 'rob 2 0s 2p');
  expect(new Drawn(table.state, 0).buttons.filter(({ name }) => name.startsWith('Keep: Property'))).toHaveLength(2);
  expect(new Drawn(table.state, 2).text).toContain('Anna looks at the cards taken');
  expect(new Drawn(table.state, 2).buttons).toEqual([]);
});

test('[DT-H6] a Cheater: first the die, then its new face, shown on the street before it is played', () => {
  const arrange = {
    round: 2,
    sheriff: 1,
    players: [
      { kept: ['9', '9'], cup: ['10', 'J', 'K'], hand: ['cheater', 'cheater'] },
      { kept: ['K', 'K', 'Q'], cup: ['10', 'A'] },
    ],
  };
  const table = tableOf({ seats: 2, arrange }).answer(0, 'keep 10JK').answer(1, 'keep A');
  const drawn = new Drawn(table.state, 0);
  drawn.press('Die 10').press('10 to 9');
  expect(drawn.place('mine')).toContain('you: 3 so far.');
  drawn
    .press('Turn 10 to 9 Plays a Professional Cheater')
    .press('Die J')
    .press('J to 9')
    .press('Turn 10 to 9 and J to 9');
  expect(drawn.given).toEqual([
    { type: 'cheat', turns: [{ from: '10', to: '9' }] },
    {
      type: 'cheat',
      turns: [
        { from: '10', to: '9' },
        { from: 'J', to: '9' },
      ],
    },
  ]);
});

test('[DT-H6] a turn begun in the list of all answers, without a die yet, leaves the board as it is', () => {
  const arrange = {
    round: 2,
    sheriff: 1,
    players: [
      { kept: ['9', '9'], cup: ['10', 'J', 'K'], hand: ['cheater'] },
      { kept: ['K', 'K', 'Q'], cup: ['10', 'A'] },
    ],
  };
  const drawn = new Drawn(tableOf({ seats: 2, arrange }).answer(0, 'keep 10JK').answer(1, 'keep A').state, 0);
  for (const begun of [
    { from: null, to: null },
    { from: null, to: '9' },
  ]) {
    drawn.draft?.set('turns', [begun]);
    expect(drawn.place('mine')).toContain('you: 2 so far.');
  }
  drawn.press('Die 10').press('10 to 9').press('Turn 10 to 9');
  expect(drawn.given).toEqual([{ type: 'cheat', turns: [{ from: '10', to: '9' }] }]);
});

test('[DT-G2] Nervous Joe is sent to somebody, with what they would give', () => {
  const arrange = {
    round: 2,
    sheriff: 1,
    players: [
      { kept: ['J', 'J', 'J', 'A'], cup: ['9'], dollars: 4 },
      { kept: ['10', '10', 'K', 'K'], cup: ['9'], dollars: 12 },
      { kept: ['9', '9', 'A', 'A'], cup: ['Q'], dollars: 3 },
    ],
    storeDeck: ['joe', 'dynamite', 'equipment-3'],
  };
  const table = tableOf({ seats: 3, arrange }).answer(0, 'keep 9').answer(1, 'keep 9').answer(2, 'keep Q');
  const drawn = new Drawn(table.state, 0).press('Keep: Nervous Joe');
  expect(drawn.given).toEqual([{ type: 'take', card: 'joe' }]);
  table.answer(0, 'take joe');
  expect(new Drawn(table.state, 0).press('Choose Cyril gives $3 (has $3)').given).toEqual([
    { type: 'choose', seat: 2 },
  ]);
});

test('[DT-G5] the moment of a card looks the same with and without it, but for the own hand', () => {
  const players = (hand: string) => [
    { kept: ['9', '9', '9', 'K'], cup: ['K'], hand: [hand] },
    { kept: ['10', '10', 'A', 'J'], cup: ['Q'] },
  ];
  const seen = ['dynamite', 'equipment-1'].map((hand) => {
    const table = tableOf({ seats: 2, arrange: { round: 2, sheriff: 1, players: players(hand) } });
    table.answer(0, 'keep K').answer(1, 'keep Q').pass('play-cheater');
    const own = new Drawn(table.state, 0);
    expect(own.text).toContain('3 more nuggets for you.');
    expect(own.buttons.some(({ name }) => name.startsWith('Play Dynamite'))).toBe(hand === 'dynamite');
    return new Drawn(table.state, 1).html;
  });
  expect(seen[0]).toBe(seen[1]);
});

test('[DT-H7] dice that can not be paid for are put back by a press', () => {
  const players = FIRST_ROLL.players.map((one, seat) => {
    if (seat === 0) return { ...one, dollars: 1 };
    return seat === 1 ? { ...one, hand: ['wanted'] } : one;
  });
  const table = tableOf({ seats: 4, arrange: { ...FIRST_ROLL, players } });
  table.answer(0, 'keep 9QQ brute').answer(1, 'keep K').answer(2, 'keep A').answer(3, 'keep A');
  const drawn = new Drawn(table.state, 1).press('Stop the Brute of Anna');
  expect(drawn.given).toEqual([{ type: 'stop-brute', seat: 0 }]);
  table.answer(1, 'stop brute of 1');
  const back = new Drawn(table.state, 0).press('Put 9 back').press('Put Q back');
  expect(back.given.map((action) => 'dice' in action && action.dice)).toEqual([['9'], ['Q']]);
});

test('[DT-E3] level to the end, the Sheriff names the winner; all points are told by where they come from', () => {
  const level = { kept: ['10', '10', 'A', 'A'], cup: ['K'], dollars: 12, nuggets: 12 };
  const sheriff = { kept: ['9', '9', '9', 'K'], cup: ['K'], dollars: 3, nuggets: 5 };
  const row = ['property-1', 'property-3', 'property-4'];
  const table = tableOf({ seats: 3, arrange: { round: 9, sheriff: 2, players: [level, level, sheriff], row } });
  table.answer(0, 'keep K').answer(1, 'keep K').answer(2, 'keep K').pass('make-offer');
  table.answer(2, 'order 1 2').answer(0, 'pass').answer(1, 'pass');
  const drawn = new Drawn(table.state, 2);
  expect(drawn.text).toContain('Anna 12 6 0 0 0 18');
  expect(drawn.text).toContain('Cyril 6 1 5 0 1 13');
  expect(drawn.press('Choose Béla').given).toEqual([{ type: 'choose', seat: 1 }]);
  table.answer(2, 'choose 2');
  expect(new Drawn(table.state, PUBLIC).text).toMatch(/Béla 12 6 0 0 0 18.*Anna 12 6 0 0 0 18/);
});

test('while an event is shown its words stand on the table, and nothing can be pressed', () => {
  const event = { type: 'nuggets-dug', seat: 1, nuggets: 3, dynamite: false } as const;
  const table = tied();
  const shown = { event, entry: 1, index: 0, of: 1, duration: 500 };
  const drawn = new Drawn(table.state, 0, { shown });
  expect(drawn.text).toContain('Béla digs 3 nuggets.');
  expect(drawn.buttons).toEqual([]);
});

test('[DT-T2] a sealed offer can be changed, and the same one need not be sent again', () => {
  const pending: Action = { type: 'pass' };
  const drawn = new Drawn(tied().state, 0, { pending });
  expect(drawn.buttons.find(({ name }) => name.startsWith('Offer nothing'))?.isDisabled).toBe(true);
  expect(drawn.press('Add $1').press('Seal it').given).toHaveLength(1);
});

/** Answers that presses give: each button by itself, then the last of those that it brings up, or the next to pick. */
function answersOn(state: State, seat: number): Action[] {
  const before = new Set(new Drawn(state, seat).buttons.map(({ name, isDisabled }) => `${name} ${String(isDisabled)}`));
  return Array.from({ length: before.size }, (_, i) => i).flatMap((i) => {
    const drawn = new Drawn(state, seat);
    if (drawn.buttons[i]?.isDisabled === false) drawn.buttons[i].press();
    for (let step = 0; drawn.given.length === 0 && step < 4; step++) {
      const open = drawn.buttons.filter(({ isDisabled, isPressed }) => !isDisabled && !isPressed);
      const next = open.findLast(({ name }) => !before.has(`${name} false`)) ?? open[0];
      next?.press();
    }
    return drawn.given;
  });
}

function play(state: State, chance: FastChance): void {
  const window = diceTown.window(state);
  const legal: Action[] = [];
  const answers: Action[] = [];
  for (const seat of window?.seats ?? []) {
    const count = diceTown.legalActions(state, seat, legal);
    answers[seat] = legal[chance.below(count)] as Action;
  }
  diceTown.apply(state, answers, chance);
}

const OPTIONS: Options = {
  edition: 'hu',
  brute: 'edition',
  townHall: 'edition',
  sheriff: -1,
  storeCards: null,
  properties: null,
};

/** Every question there is; the compiler knows when one is missing. */
const KINDS: { readonly [K in QuestionKind]: true } = {
  'keep-dice': true,
  'stop-brute': true,
  'put-back': true,
  'play-cheater': true,
  'stop-cheat': true,
  'make-offer': true,
  'choose-winner': true,
  'order-visits': true,
  'play-dynamite': true,
  'play-split': true,
  'play-credit': true,
  'play-girls': true,
  'play-marshall': true,
  'play-corruption': true,
  'play-elixir': true,
  'play-wanted': true,
  'keep-card': true,
  'choose-debtor': true,
  rob: true,
  'keep-stolen': true,
  'visit-doc': true,
  'wire-properties': true,
  'choose-champion': true,
};

/** Come up so seldom that the tests above ask them. */
const SELDOM = ['choose-champion', 'put-back'];

test('whatever is pressed is a legal answer, and every question can be answered', () => {
  const met = new Map<string, number>();
  for (let seed = 1; seed <= 6; seed++) {
    const chance = new FastChance(seed);
    const state = diceTown.setup(4, OPTIONS, chance);
    for (let window = diceTown.window(state); window !== null; window = diceTown.window(state)) {
      const seat = window.seats[0] ?? 0;
      const times = met.get(window.kind) ?? 0;
      met.set(window.kind, times + 1);
      if (times < 2) {
        const given = answersOn(state, seat);
        expect([window.kind, given.length > 0]).toEqual([window.kind, true]);
        for (const action of given) expect([action, diceTown.refuse(state, seat, action)]).toEqual([action, null]);
      }
      play(state, chance);
    }
  }
  expect(Object.keys(KINDS).filter((kind) => !met.has(kind) && !SELDOM.includes(kind))).toEqual([]);
});

test.each(locales)('every word of the board is there in %s', (locale) => {
  const chance = new FastChance(7);
  const state = diceTown.setup(4, OPTIONS, chance);
  const met = new Set<string>();
  for (let window = diceTown.window(state); window !== null; window = diceTown.window(state)) {
    const viewers = met.has(window.kind) ? [] : [...window.seats, PUBLIC];
    met.add(window.kind);
    for (const viewer of viewers) {
      expect(new Drawn(state, viewer, { locale }).html).not.toMatch(/\b(?:board|name|action|refusal)\.[a-z]|\{\w+\}/);
    }
    play(state, chance);
  }
  expect(new Drawn(state, PUBLIC, { locale }).html).not.toMatch(/\b(?:board|name|action|refusal)\.[a-z]|\{\w+\}/);
});
