import { EventLog, FastChance, PUBLIC, type Json } from '@boxcars/engine';
import { boomtown, type Action, type Event, type State } from '@boxcars/games/boomtown';
import { locales } from '@boxcars/text';
import { describe, expect, test } from 'vitest';

import { Drawn, GROWN, sitDown } from './drawn.ts';

const named = (drawn: Drawn, name: string) => drawn.buttons.find((button) => button.name.includes(name));

describe('the auction', () => {
  const midAuction = () =>
    sitDown({ ...GROWN, start: 3 })
      .answer(3, 'bid 3')
      .answer(0, 'bid 5')
      .answer(1, 'pass').state;

  test('[BT-A1] shows the highest bid, who leads and who passed', () => {
    const text = new Drawn(midAuction(), PUBLIC).text;
    expect(text).toMatch(/Highest bid 5 ● Anna/);
    expect(text).toMatch(/Dana 9 gold ● Anna 12 gold leads ■ Béla 7 gold passed ▲ Cyril 15 gold to bid/);
  });

  test('[BT-A4] says who would get what, for the bid that stands and for any one thinks of', () => {
    expect(new Drawn(midAuction(), 0).text).toMatch(/If you win with 5: ◆ Dana \+3 ▲ Cyril \+1 ■ Béla \+1/);
    const drawn = new Drawn(midAuction(), 2);
    expect(drawn.text).toMatch(/If you win with 6: you keep 9 gold\. ■ Béla \+3 ● Anna \+2 ◆ Dana \+1/);
    drawn.press(/^\+5/);
    expect(drawn.text).toMatch(/If you win with 10: you keep 5 gold\. ■ Béla \+5 ● Anna \+3 ◆ Dana \+2/);
  });

  test('[BT-A5] with three the bank gets its part', () => {
    const drawn = new Drawn(sitDown({ start: 0 }, {}, 3).state, 0);
    drawn.draft?.set('amount', 10);
    expect(drawn.text).toMatch(/▲ Cyril \+5 ■ Béla \+3 Bank \+2/);
  });

  test('[BT-A1] quick raises set the bid, one press more gives it; or one passes', () => {
    const drawn = new Drawn(midAuction(), 2);
    drawn
      .press(/^Bid 6/)
      .press(/^\+2/)
      .press(/^Bid 7/)
      .press('Pass');
    expect(drawn.given).toEqual([{ type: 'bid', amount: 6 }, { type: 'bid', amount: 7 }, { type: 'pass' }]);
  });

  test('[BT-A2] no raise goes above one’s gold', () => {
    const { state } = sitDown({ ...GROWN, gold: [12, 7, 9, 9], start: 3 })
      .answer(3, 'bid 7')
      .answer(0, 'pass');
    const drawn = new Drawn(state, 2);
    expect(drawn.buttons.filter(({ name }) => name.startsWith('+')).map(({ name }) => name)).toEqual([
      '+1 1 more: bid 8',
      '+2 2 more: bid 9',
    ]);
  });

  test('[BT-A1] a secret maximum is left for this round’s auction', () => {
    const drawn = new Drawn(midAuction(), 2);
    drawn.press('Bid for me up to 6');
    expect(drawn.orders).toEqual({ 'proxy-bid': { maximum: 6, round: 9 } });
    expect(named(drawn, 'One less')?.isDisabled).toBe(true);
    expect(new Drawn(midAuction(), 0).buttons).toEqual([]);
  });

  test('[BT-A1] the maximum one has left is there while it bids, and can be changed or withdrawn', () => {
    const drawn = new Drawn(midAuction(), 0);
    drawn.orders['proxy-bid'] = { maximum: 9, round: 9 };
    expect(drawn.text).toContain('Secret maximum: 9');
    drawn.press('Bid for me up to 9');
    expect(drawn.orders).toEqual({ 'proxy-bid': { maximum: 9, round: 9 } });
    drawn.press('Withdraw it');
    expect(drawn.orders).toEqual({ 'proxy-bid': null });
    expect(drawn.text).not.toContain('Secret maximum');
  });

  test('a maximum of another round is not this auction’s', () => {
    const drawn = new Drawn(midAuction(), 0);
    drawn.orders['proxy-bid'] = { maximum: 9, round: 8 };
    expect(drawn.text).not.toContain('Secret maximum');
  });
});

describe('the cards on offer', () => {
  const choosing = sitDown(GROWN).pass('bid').state;

  test('[BT-P2] [BT-E4] each says what it costs the reader, doubled by the Governor, and to whom it goes', () => {
    const { text } = new Drawn(choosing, 2);
    expect(text).toContain('You pay 6 gold to Dana, the mayor.');
    expect(text).toContain('You pay 3 gold to Béla, the mayor.');
    expect(text).toContain('You pay 2 gold to Anna, the mayor.');
  });

  test('[BT-P2] fees are there for everyone already in the auction, each their own', () => {
    const { state } = sitDown(GROWN);
    expect(new Drawn(state, 3).text).toContain('Your town: no fee');
    expect(new Drawn(state, 3).text).not.toContain('to Dana, the mayor');
    expect(new Drawn(state, 0).text).toContain('You pay 6 gold to Dana, the mayor.');
  });

  test('[BT-B1] who has too little is told what they would pay', () => {
    const { state } = sitDown({ ...GROWN, gold: [4, 7, 15, 9] });
    expect(new Drawn(state, 0).text).toContain('You owe 6 gold to Dana, the mayor, and pay the 4 you have.');
  });

  test('[BT-D4] the worth is what is left after the Saloons of others', () => {
    // A 1 on an 8 less the 4 of Dana's girls: -3 in 5 of 36.
    expect(new Drawn(choosing, 2).text).toMatch(/≈ −0\.4 a round −4 Saloons take 4 gold/);
    expect(new Drawn(choosing, 3).text).toMatch(/≈ 0\.1 a round(?! −)/);
  });

  test('[BT-M2] a mine that would make the reader mayor says so', () => {
    const { state } = sitDown({
      ...GROWN,
      offer: ['san-narciso 2/6', 'cold-mountain 8/1', 'cactus-junction 7/6', 'governor'],
      governors: [],
    });
    expect(new Drawn(state, 2).text.match(/Makes you mayor/g)).toHaveLength(1);
  });

  test('[BT-D3] danger is written on the paper', () => {
    expect(new Drawn(choosing, PUBLIC).text).toContain('Dangerous: falls in on 2 and 12.');
  });

  test('[BT-E9] a card without use says that it will wait', () => {
    const { state } = sitDown({
      ...GROWN,
      saloons: [],
      offer: ['saloon-girls', 'cold-mountain 8/1', 'cactus-junction 7/6', 'dynamite'],
    });
    expect(new Drawn(state, 2).text).toContain('No use yet');
    expect(new Drawn(state, PUBLIC).text).not.toContain('No use yet');
  });

  test('[BT-P1] the first press shows a card, the second takes it', () => {
    const drawn = new Drawn(choosing, 2).press('Cactus Junction: 6 gold');
    expect(drawn.given).toEqual([]);
    expect(named(drawn, 'Cactus Junction')?.isPressed).toBe(true);
    drawn.press('Cactus Junction: 6 gold').press('Stagecoach').press('Stagecoach');
    expect(drawn.given).toEqual([
      { type: 'take-mine', town: 'cactus-junction', number: 7, gold: 6 },
      { type: 'take-event', event: 'stagecoach-robbery' },
    ]);
    expect(new Drawn(choosing, 1).buttons).toEqual([]);
  });
});

describe('towns and holdings', () => {
  test('[BT-M1] towns name their mayors, costs and Saloons', () => {
    const { text } = new Drawn(sitDown(GROWN).state, 2);
    expect(text).toMatch(/Coyote City Mayor: ◆ Dana costs 6 Governor: the cost is doubled ×2/);
    expect(text).toMatch(/Dry Gulch Mayor: ▲ Cyril Saloon of Anna: takes 2 gold/);
    expect(text).toMatch(/San Narciso No mayor/);
  });

  test('what lies before a player is grouped by town, the reader first', () => {
    const { html } = new Drawn(sitDown(GROWN).state, 2);
    const order = [...html.matchAll(/data-place="(?:holding:(\d)|mine:([a-z-]+:\d+:\d+))"/g)].map(
      ([, seat, mine]) => seat ?? mine,
    );
    expect(order.slice(0, 7)).toEqual([
      '2',
      'cactus-junction:6:5',
      'dry-gulch:6:4',
      'dry-gulch:7:2',
      'dry-gulch:8:5',
      'san-narciso:9:7',
      '3',
    ]);
  });

  test('[BT-E7] [BT-E6] New Veins and cards in hand are seen', () => {
    const { text } = new Drawn(sitDown({ ...GROWN, kept: [[], ['telegraph'], ['mustang'], []] }).state, PUBLIC);
    expect(text).toContain('New Vein: 3 gold more.');
    expect(text).toMatch(/Béla 7 gold 31 points Telegraph/);
    expect(text).toMatch(/Cyril 15 gold 43 points Mustang/);
  });

  test('[BT-E8] [BT-E9] [BT-E4] Saloons, girls and Governors go where one presses a town', () => {
    const offer = ['saloon', 'cold-mountain 8/1', 'cactus-junction 7/6', 'governor'];
    const { state } = sitDown({ ...GROWN, governors: [], saloons: [], offer })
      .pass('bid')
      .answer(2, 'take saloon');
    const drawn = new Drawn(state, 2);
    expect(drawn.buttons).toHaveLength(5);
    drawn.press('San Narciso');
    // An 8 of Béla's and a 4 of Dana's: 8 of 36 rolls, 2 gold each.
    expect(drawn.text).toContain('≈ 0.4 a round');
    drawn.press('San Narciso');
    expect(drawn.given).toEqual([{ type: 'place-saloon', town: 'san-narciso' }]);
  });

  test('[BT-E2] Dynamite is aimed at any mine or Saloon of another', () => {
    const offer = ['dynamite', 'cold-mountain 8/1', 'cactus-junction 7/6', 'stagecoach-robbery'];
    const { state } = sitDown({ ...GROWN, offer })
      .pass('bid')
      .answer(2, 'take dynamite');
    const drawn = new Drawn(state, 2);
    expect(drawn.buttons).toHaveLength(13 + 2);
    drawn.press('Coyote City: 6 gold').press('Coyote City: 6 gold').press('Saloon of Anna').press('Saloon of Anna');
    expect(drawn.given).toEqual([
      { type: 'blow-up-mine', town: 'coyote-city', number: 10, gold: 6 },
      { type: 'blow-up-saloon', seat: 0, town: 'dry-gulch', girls: false },
    ]);
  });

  test('[BT-E3] a mine to be taken shows the fee', () => {
    const offer = ['expropriation', 'cold-mountain 8/1', 'cactus-junction 7/6', 'stagecoach-robbery'];
    const { state } = sitDown({ ...GROWN, offer })
      .pass('bid')
      .answer(2, 'take expropriation');
    const drawn = new Drawn(state, 2);
    expect(named(drawn, 'Cactus Junction: 3 gold when the dice show 4')?.name).toContain('costs 2');
    drawn.press('show 4, 3 rolls in 36. costs 2');
    expect(drawn.text).toContain('You pay 2 gold to Anna, the mayor. You become mayor of Cactus Junction.');
    drawn.press('show 4, 3 rolls in 36. costs 2');
    expect(drawn.given).toEqual([{ type: 'expropriate', town: 'cactus-junction', number: 4, gold: 3 }]);
  });
});

test('[BT-S1] the cards nobody has seen are counted up, and with three how many of them will not come', () => {
  const { text } = new Drawn(sitDown({ gone: ['dry-gulch 8/5'] }, {}, 3).state, PUBLIC);
  expect(text).toMatch(/Not seen yet: 4\d mines, 1\d events 15 of these were taken out and will not come\./);
  expect(text).toMatch(/Mines that are gone: .*Dry Gulch: 5 gold when the dice show 8/);
});

describe('the dice', () => {
  const LUCK = { 'production/9': [2, 6] };
  const offer = ['coyote-city 11/3', 'cold-mountain 10/4', 'cactus-junction 9/4', 'stagecoach-robbery'];
  const rolled = () =>
    sitDown({ ...GROWN, offer, kept: [[], ['telegraph'], [], []] }, LUCK)
      .pass('bid')
      .pass('choose-card');

  test('[BT-D1] [BT-D4] show the mines they hit, and what the Saloons take', () => {
    const drawn = new Drawn(rolled().state, 2);
    expect(drawn.text).toMatch(/Mines on 8 .*● Anna \+3 .*● Anna \+4 .*■ Béla \+2 .*▲ Cyril \+8 −2 to Anna’s Saloon/);
    expect(drawn.text).toContain('You get 6 gold');
    expect(drawn.html.match(/class="[^"]*hit[^"]*" data-place="mine:/g)).toHaveLength(4);
  });

  test('[BT-D2] a Telegraph shows every sum it can make with what that would bring', () => {
    const drawn = new Drawn(rolled().state, 1);
    expect(drawn.buttons).toHaveLength(11);
    expect(named(drawn, 'which makes 12')?.name).toContain('A mine of yours falls in');
    expect(named(drawn, 'which makes 9')?.name).toContain('You pay 1 gold');
    drawn.press('Turn the 6 to 4, which makes 6');
    expect(drawn.text).toContain('Mines on 6');
    drawn.press('Turn the 6 to 4, which makes 6').press('Keep the Telegraph: it stays 8');
    expect(drawn.given).toEqual([{ type: 'turn-die', from: 6, to: 4 }, { type: 'keep-dice' }]);
  });

  test('what a roll hits is not told before it has landed', () => {
    const event: Event = { type: 'dice-rolled', seat: 2, dice: [2, 6] };
    const { text, html } = new Drawn(sitDown(GROWN).state, 0, 'en', event);
    expect(text).not.toContain('Mines on');
    expect(html).not.toMatch(/class="[^"]*hit[^"]*" data-place="mine:/);
  });
});

describe('event cards', () => {
  test('[BT-E5] a Holdup says how likely it is and what it would bring, before it is tried', () => {
    const offer = ['holdup', 'cold-mountain 8/1', 'cactus-junction 7/6', 'stagecoach-robbery'];
    const { state } = sitDown({ ...GROWN, offer })
      .pass('bid')
      .answer(2, 'take holdup');
    const drawn = new Drawn(state, 2);
    expect(named(drawn, 'Choose whom you hold up')?.isDisabled).toBe(true);
    drawn.press('Béla 7 gold').press(/^9 /);
    // Ten of 36 rolls are a 9 or more, and Béla has no more than 7.
    expect(drawn.text).toContain('28% for a roll of 9 or more, and then 7 gold: 1.9 on average.');
    drawn.press('Hold up Béla for 9');
    expect(drawn.given).toEqual([{ type: 'hold-up', seat: 1, amount: 9 }]);
  });

  test('[BT-P4] the Mustang is played or kept with one press', () => {
    const { state } = sitDown({ ...GROWN, kept: [[], ['mustang'], [], []] }).pass('bid');
    const drawn = new Drawn(state, 1).press('Play the Mustang').press('Keep it');
    expect(drawn.given.map(({ type }) => type)).toEqual(['play-mustang', 'keep-mustang']);
  });

  test('[BT-E3] [BT-E7] of several cards that have become usable one is chosen', () => {
    const fragment = {
      offer: ['dry-gulch 8/5', 'coyote-city 7/3', 'san-narciso 9/7', 'cold-mountain 5/3'],
      mines: [[], ['dry-gulch 9/4'], [], []],
      kept: [['expropriation', 'new-vein'], [], [], []],
    } as const;
    const { state } = sitDown(fragment).pass('bid').answer(0, 'take dry-gulch 8/5');
    expect(new Drawn(state, 0).press('Use New Vein').given).toEqual([{ type: 'use-held', event: 'new-vein' }]);
  });
});

test('[BT-Z2] at the end the points are shown with what they are made of', () => {
  const fragment = {
    round: 15,
    gold: [3, 9, 0, 0],
    mines: [['dry-gulch 2/5', 'dry-gulch 3/4'], [], [], []],
    offer: GROWN.offer ?? [],
  };
  const { state } = sitDown(fragment, { 'production/15': [1, 1] })
    .pass('bid')
    .pass('choose-card');
  expect(boomtown.window(state)).toBeNull();
  expect(new Drawn(state, PUBLIC).text).toMatch(/Anna (\d+) points (\d+) gold \+ (\d+) in mines \+ 5 for 1 mayor/);
});

/** Every answer that a press or two gives. */
function answersOn(state: State, seat: number): Action[] {
  return new Drawn(state, seat).buttons.flatMap((_, i) => {
    const drawn = new Drawn(state, seat);
    const button = drawn.buttons[i];
    if (button === undefined || button.isDisabled) return [];
    button.press();
    const again = drawn.buttons[i];
    if (drawn.given.length === 0 && again !== undefined && !again.isDisabled) again.press();
    for (const last of drawn.given.length > 0 ? [] : drawn.buttons) {
      if (!last.isDisabled && last.name.startsWith('Hold up')) last.press();
    }
    return drawn.given;
  });
}

test('whatever is pressed is a legal answer, and every question can be answered on the board', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 60 && kinds.size < KINDS.length; seed++) {
    const chance = new FastChance(seed);
    const state = boomtown.setup(3 + (seed % 3), { expropriationFee: true, shortGame: false, deck: EVENTFUL }, chance);
    for (let window = boomtown.window(state); window !== null; window = boomtown.window(state)) {
      const [seat = 0] = window.seats;
      const isNew = !kinds.has(window.kind);
      kinds.add(window.kind);
      if (isNew || chance.below(200) === 0) {
        const given = answersOn(state, seat);
        expect(given.length, window.kind).toBeGreaterThan(0);
        for (const action of given) expect(boomtown.refuse(state, seat, action), JSON.stringify(action)).toBeNull();
      }
      const legal: Action[] = [];
      const count = boomtown.legalActions(state, seat, legal);
      const answers: Action[] = [];
      answers[seat] = legal[chance.below(Math.min(count, window.kind === 'bid' ? 4 : count))] as Action;
      boomtown.apply(state, answers, chance, new EventLog<Event>());
    }
  }
  expect([...kinds].toSorted()).toEqual(KINDS);
});

const KINDS = [
  'bid',
  'blow-up',
  'choose-card',
  'expropriate',
  'hold-up',
  'place-girls',
  'place-governor',
  'place-saloon',
  'place-vein',
  'play-mustang',
  'turn-die',
  'use-held',
];

/** Few mines and many events, so that every question comes up soon. */
const EVENTFUL: Json = {
  mines: ['cactus-junction', 'cold-mountain', 'coyote-city', 'dry-gulch', 'san-narciso'].flatMap((town) =>
    [4, 6, 7, 8].map((number) => ({ town, number, gold: 3, dangerous: number === 6 })),
  ),
  events: [
    { event: 'card-shark', count: 2 },
    { event: 'dynamite', count: 4 },
    { event: 'expropriation', count: 6 },
    { event: 'governor', count: 5 },
    { event: 'holdup', count: 4 },
    { event: 'mustang', count: 3 },
    { event: 'new-vein', count: 5 },
    { event: 'saloon', count: 5 },
    { event: 'saloon-girls', count: 3 },
    { event: 'stagecoach-robbery', count: 1 },
    { event: 'telegraph', count: 2 },
  ],
};

test.each(locales)('every word of the board is there in %s', (locale) => {
  const grown = { ...GROWN, kept: [[], ['telegraph'], ['mustang'], []] } as const;
  const states = [
    sitDown(grown).state,
    sitDown(grown).pass('bid').state,
    sitDown({ ...grown, kept: [[], ['telegraph'], [], []] }, { 'production/9': [6, 6] })
      .pass('bid')
      .pass('choose-card').state,
  ];
  for (const state of states) {
    for (const viewer of [PUBLIC, 0, 1, 2, 3])
      expect(new Drawn(state, viewer, locale).html).not.toMatch(/(?:board|name|action|event|question)\.[a-z]/);
  }
});
