import { FastChance, readOptions, type Action, type AnyGame, type Json } from '@boxcars/engine';
import { games } from '@boxcars/games';
import { describe, expect, test } from 'vitest';

import { chooseFor, makeBot, personalityNames, type Bot, type BotLevel, type PersonalityName } from '../src/index.ts';

type Answers = { readonly [P in PersonalityName]: string };
type Before = readonly (readonly [seat: number, text: string])[];

function gameOf(id: string): AnyGame {
  const game = games[id];
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

function startOf(game: AnyGame, seats: number, chance: FastChance): object {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  return game.setup(seats, options.value, chance);
}

/** What each style answers at the level `normal` in an arranged position, with the same luck. */
function inStyles(id: string, seats: number, fragment: Json, seat: number, before: Before = []): Answers {
  const game = gameOf(id);
  const chance = new FastChance(3);
  const state = startOf(game, seats, chance);
  expect(game.arrange(state, fragment)).toBeNull();
  for (let at = 0; at < before.length;) at = answerAll(game, state, before, at, chance);
  const answer = (personality: PersonalityName): string =>
    game.writeAction(
      chooseFor(game, state, seat, makeBot<object, Action>(id, 'normal', { personality }), new FastChance(5)),
    );
  return {
    steady: answer('steady'),
    careful: answer('careful'),
    greedy: answer('greedy'),
    spiteful: answer('spiteful'),
  };
}

/** Lets all who are asked answer, as told or by the fallback; how many of the answers told have been given then. */
function answerAll(game: AnyGame, state: object, before: Before, from: number, chance: FastChance): number {
  let at = from;
  const answers: (Action | undefined)[] = [];
  for (const asked of game.window(state)?.seats ?? []) {
    const [next, text] = before[at] ?? [];
    const action = next === asked && text !== undefined ? game.readAction(text) : null;
    answers[asked] = action ?? game.fallback(state, asked);
    if (action !== null) at += 1;
  }
  game.apply(state, answers, chance);
  return at;
}

describe('the styles of normal in Dice Town', () => {
  function keepOf(cup: readonly string[], dollars: number): Answers {
    return inStyles('dice-town', 3, { round: 3, players: [{ dollars, cup }, {}, {}] }, 0);
  }

  test('careful saves the money that three nines cost', () => {
    expect(keepOf(['9', '9', '9', '10', 'J'], 4)).toMatchObject({ steady: 'keep 999', careful: 'keep 10' });
  });

  test('greedy pays for what others find too dear', () => {
    expect(keepOf(['K', 'K', 'K', 'K', 'J'], 3)).toMatchObject({ steady: 'keep J', greedy: 'keep KKKK' });
  });

  test('spiteful keeps what whoever leads collects', () => {
    const players = [
      { dollars: 4, kept: ['9'], cup: ['9', 'J', '10', 'Q'] },
      { nuggets: 9, kept: ['J', 'J'], cup: ['9', '9', '10'] },
      { kept: ['K'], cup: ['K', 'Q', '9', '10'] },
    ];
    const fragment = { round: 3, roll: 2, players };
    expect(inStyles('dice-town', 3, fragment, 0)).toMatchObject({ steady: 'keep 9', spiteful: 'keep J' });
  });

  const tied = {
    round: 3,
    sheriff: 2,
    players: [
      { kept: ['9', '9', '9', 'J'], cup: ['J'] },
      { kept: ['9', '9', '9', 'K'], cup: ['10'], nuggets: 6 },
      { kept: ['A', 'A', 'Q', 'K'], cup: ['Q'] },
    ],
  };
  const keeps: Before = [
    [0, 'keep J'],
    [1, 'keep 10'],
    [2, 'keep Q'],
  ];

  test('careful bribes nobody where greedy offers more than others', () => {
    expect(inStyles('dice-town', 3, tied, 0, keeps)).toEqual({
      steady: 'offer 1$ for 1',
      careful: 'pass',
      greedy: 'offer 2$ for 1',
      spiteful: 'offer 1$ for 1',
    });
  });

  test('a spiteful Sheriff takes the smaller bribe rather than let the richest win', () => {
    const offers: Before = [...keeps, [0, 'offer 1$ for 1'], [1, 'offer 3$ for 2']];
    expect(inStyles('dice-town', 3, tied, 2, offers)).toEqual({
      steady: 'choose 2',
      careful: 'choose 2',
      greedy: 'choose 2',
      spiteful: 'choose 1',
    });
  });
});

describe('the styles of normal in Dice Tower', () => {
  test('careful takes the four it has; the others roll on for five', () => {
    const fragment = { seat: 0, open: ['four=2', 'five=3', 'six=6'], dice: 'pppp/gb', rolls: 1 };
    expect(inStyles('dice-tower', 3, fragment, 0)).toEqual({
      steady: 'keep 1 2 3 4',
      careful: 'take 1',
      greedy: 'keep 1 2 3 4',
      spiteful: 'keep 1 2 3 4',
    });
  });

  const hands = [[], ['trio=1'], ['five:orange=5']];
  const open = ['trio=1/steal', 'five=3', 'six=6'];

  test('spiteful would rather steal than have more points', () => {
    const fragment = { seat: 0, hands, open, dice: 'pppp/ob', rolls: 1 };
    expect(inStyles('dice-tower', 3, fragment, 0)).toMatchObject({ steady: 'keep 1 2 3 4', spiteful: 'take 1' });
  });

  test('spiteful steals from the strongest hand', () => {
    const fragment = { seat: 0, hands, open, dice: 'pppb/go', rolls: 1 };
    expect(inStyles('dice-tower', 3, fragment, 0, [[0, 'take 1']])).toMatchObject({
      steady: 'choose 2',
      spiteful: 'choose 3',
    });
  });

  test('greedy rolls for the dearer card where steady takes what lies there', () => {
    const fragment = { seat: 0, open: ['full=1', 'four=2', 'five=3'], dice: 'pppp/gg', rolls: 2 };
    expect(inStyles('dice-tower', 3, fragment, 0)).toMatchObject({ steady: 'take 2', greedy: 'keep 1 2 3 4' });
  });
});

describe('the styles of normal in Boomtown', () => {
  /** Seat 3, who is far ahead, has bid so much. */
  function bidAfter(bid: number): Answers {
    const offer = ['dry-gulch 8/5', 'coyote-city 3/1', 'dry-gulch 11/3', 'cactus-junction 11/2'];
    return inStyles('boomtown', 4, { offer, start: 3, gold: [20, 20, 20, 60] }, 0, [[3, `bid ${bid}`]]);
  }

  test('careful leaves the auction first', () => {
    expect(bidAfter(5)).toEqual({ steady: 'bid 6', careful: 'pass', greedy: 'bid 6', spiteful: 'bid 6' });
  });

  test('greedy goes on for the gold, spiteful so that whoever leads may not have it', () => {
    expect(bidAfter(8)).toEqual({ steady: 'pass', careful: 'pass', greedy: 'bid 9', spiteful: 'bid 9' });
  });

  function takeOf(offer: readonly string[]): Answers {
    const passes = [0, 1, 2, 3].map((seat) => [seat, 'pass'] as const);
    return inStyles('boomtown', 4, { offer, gold: [20, 20, 20, 40] }, 0, passes);
  }

  test('careful stays out of mines that may collapse; greedy is drawn to them', () => {
    expect(takeOf(['holdup', 'cold-mountain 6/9', 'coyote-city 8/4', 'dry-gulch 10/7'])).toMatchObject({
      steady: 'take cold-mountain 6/9',
      careful: 'take dry-gulch 10/7',
    });
    expect(takeOf(['holdup', 'cactus-junction 7/6', 'coyote-city 8/4', 'dry-gulch 10/7'])).toMatchObject({
      steady: 'take dry-gulch 10/7',
      greedy: 'take cactus-junction 7/6',
    });
  });
});

describe('the styles of normal in Winner’s Circle', () => {
  const gates = ['Regret', 'Seabiscuit', 'Secretariat', 'Phar Lap', 'Kelso', 'Omaha', 'Sir Barton'];
  const none = [null, null, null, null, null, null, null];

  test('careful backs the even runner rather than the one with a single large number', () => {
    expect(inStyles('winners-circle', 3, { gates, firstBettor: 0 }, 0)).toMatchObject({
      steady: 'bet 2 on 1',
      careful: 'bet 2 on 2',
      greedy: 'bet 2 on 1',
    });
  });

  test('spiteful won’t back the horse of whoever leads', () => {
    const bets = [none, [null, null, null, null, null, 2, null], [2, null, null, null, null, null, null]];
    const fragment = { gates, firstBettor: 1, money: [0, 100, 500], race: 2, bets };
    expect(inStyles('winners-circle', 3, fragment, 0)).toMatchObject({ steady: 'bet 2 on 1', spiteful: 'bet 2 on 2' });
  });

  function moveBy(symbol: string, faceDown: readonly number[]): Answers {
    const bets = [
      [2, 1, 1, null, null, null, null],
      [null, null, null, 2, 1, 1, null],
      [1, null, null, null, null, 2, 1],
    ];
    const race = { symbol, places: [20, 10, 3, 21, 18, 17, 16], faceDown, pace: 3 };
    return inStyles('winners-circle', 3, { race: 2, gates, firstBettor: 0, money: [0, 100, 500], bets, ...race }, 0);
  }

  test('careful brings on its last horse; greedy drives its largest bet, whoever else is on it', () => {
    expect(moveBy('shoe', [])).toMatchObject({ steady: 'move 2', careful: 'move 3', greedy: 'move 1' });
  });

  test('spiteful gives whoever leads no step', () => {
    expect(moveBy('saddle', [2, 3])).toMatchObject({ steady: 'move 1', spiteful: 'move 2' });
    expect(moveBy('cap', [0, 1, 2])).toMatchObject({ steady: 'move 6', spiteful: 'move 5' });
  });
});

type AnyBot = Bot<object, Action>;

function botsOf(id: string, level: BotLevel): readonly AnyBot[] {
  return personalityNames.map((personality) => makeBot<object, Action>(id, level, { personality }));
}

/** What all styles answer in one position after the other, played on by one style after the other. */
function* decisions(game: AnyGame, level: BotLevel, most: number): Generator<readonly Action[]> {
  const bots = botsOf(game.id, level);
  let made = 0;
  for (let seed = 1; made < most; seed++) {
    const chance = new FastChance(seed);
    const state = startOf(game, 4, chance);
    for (let window = game.window(state); window !== null && made < most; window = game.window(state)) {
      const given: (Action | undefined)[] = [];
      for (const seat of window.seats) {
        const answers = bots.map((bot) => chooseFor(game, state, seat, bot, new FastChance(made)));
        for (const action of answers) expect(game.refuse(state, seat, action)).toBeNull();
        given[seat] = answers[(seat + seed) % bots.length] as Action;
        if (game.legalActions(state, seat, []) < 2) continue;
        made += 1;
        yield answers;
      }
      game.apply(state, given, chance);
    }
  }
}

/** The share of the victory that a bot has in games of four against random seats. */
function winsOf(game: AnyGame, bot: AnyBot, count: number): number {
  const random = makeBot<object, Action>(game.id, 'random');
  let wins = 0;
  for (let seed = 0; seed < count; seed++) {
    const chance = new FastChance(seed);
    const state = startOf(game, 4, chance);
    for (let window = game.window(state); window !== null; window = game.window(state)) {
      const answers: (Action | undefined)[] = [];
      for (const seat of window.seats) {
        answers[seat] = chooseFor(game, state, seat, seat === seed % 4 ? bot : random, chance);
      }
      game.apply(state, answers, chance);
    }
    const winners = game.outcome(state)?.winners ?? [];
    if (winners.includes(seed % 4)) wins += 1 / winners.length;
  }
  return wins / count;
}

/** On a busy machine. */
const PATIENCE = { timeout: 120_000 };

describe.each(Object.keys(games))('every style of %s', PATIENCE, (id) => {
  const game = gameOf(id);

  test.each(['easy', 'normal'] as const)('differs from every other in some of 200 decisions: %s', (level) => {
    const differ = new Set<string>();
    for (const answers of decisions(game, level, 200)) {
      const texts = answers.map((action) => game.writeAction(action));
      for (const [i, one] of texts.entries()) {
        for (const [j, other] of texts.entries()) if (i < j && one !== other) differ.add(`${i} ${j}`);
      }
    }
    expect([...differ].sort()).toEqual(['0 1', '0 2', '0 3', '1 2', '1 3', '2 3']);
  });

  test.each(personalityNames)('wins at least 55 of 100 games against three random seats: %s', (personality) => {
    const bot = makeBot<object, Action>(id, 'normal', { personality });
    expect(winsOf(game, bot, 24)).toBeGreaterThanOrEqual(0.55);
  });

  test.each(['easy', 'normal', 'hard'] as const)('answers by what its seat may know alone: %s', (level) => {
    const chance = new FastChance(7);
    const state = startOf(game, 4, chance);
    const bots = personalityNames.map((personality) =>
      makeBot<object, Action>(id, level, { personality, effort: 0.1 }),
    );
    let asked = 0;
    for (let window = game.window(state); window !== null && asked < 60; window = game.window(state)) {
      const answers: (Action | undefined)[] = [];
      for (const seat of window.seats) {
        const other = game.resample(state, seat, new FastChance(asked));
        const bot = bots[asked % bots.length] as AnyBot;
        const [here, there] = [state, other].map((one) => chooseFor(game, one, seat, bot, new FastChance(asked)));
        expect(there).toEqual(here);
        answers[seat] = here as Action;
        asked += 1;
      }
      game.apply(state, answers, chance);
    }
    expect(asked).toBeGreaterThan(20);
  });
});

test('steady plays as if there were no style', () => {
  for (const game of Object.values(games)) {
    const plain = makeBot<object, Action>(game.id, 'normal');
    const steady = makeBot<object, Action>(game.id, 'normal', { personality: 'steady' });
    const chance = new FastChance(2);
    const state = startOf(game, 4, chance);
    for (let i = 0, window = game.window(state); window !== null; window = game.window(state), i++) {
      const answers: (Action | undefined)[] = [];
      for (const seat of window.seats) {
        answers[seat] = chooseFor(game, state, seat, plain, new FastChance(i));
        expect(chooseFor(game, state, seat, steady, new FastChance(i))).toEqual(answers[seat]);
      }
      game.apply(state, answers, chance);
    }
  }
});
