import { chooseFor, makeBot, type Bot } from '@boxcars/bots';
import { FastChance } from '@boxcars/engine';
import { boomtown, type Action, type State } from '@boxcars/games/boomtown';
import { describe, expect, test } from 'vitest';

const OPTIONS = { expropriationFee: true, shortGame: true, deck: null };

/** Plays one game and gives the share of the victory that `seat` has. */
function play(seats: number, seed: number, bots: readonly Bot<State, Action>[], seat: number): number {
  const chance = new FastChance(seed);
  const state = boomtown.setup(seats, OPTIONS, chance);
  for (let window = boomtown.window(state); window !== null; window = boomtown.window(state)) {
    const answers: (Action | undefined)[] = [];
    for (const asked of window.seats) {
      const bot = bots[asked];
      if (bot === undefined) throw new Error('a seat without a bot');
      const action = chooseFor(boomtown, state, asked, bot, chance);
      expect(boomtown.refuse(state, asked, action)).toBeNull();
      answers[asked] = action;
    }
    boomtown.apply(state, answers, chance);
  }
  const winners = boomtown.outcome(state)?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

describe('the policy for Boomtown', () => {
  test.each([3, 4, 5])('wins at least 65 of 100 games against random seats: %i players', (seats) => {
    const games = 40;
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const own = game % seats;
      const bots = Array.from({ length: seats }, (_, seat) =>
        makeBot<State, Action>('boomtown', seat === own ? 'normal' : 'random'),
      );
      wins += play(seats, game + 1, bots, own);
    }
    expect(wins / games).toBeGreaterThanOrEqual(0.65);
  });

  test('bids for what is worth the first choice, and lets go what is not', () => {
    const chance = new FastChance(1);
    const state = boomtown.setup(4, OPTIONS, chance);
    const arranged = boomtown.arrange(state, {
      offer: ['dry-gulch 8/5', 'coyote-city 3/1', 'dry-gulch 11/3', 'cactus-junction 11/2'],
      gold: [30, 30, 30, 30],
    });
    expect(arranged).toBeNull();
    const bot = makeBot<State, Action>('boomtown', 'normal');
    expect(chooseFor(boomtown, state, 0, bot, chance)).toEqual({ type: 'bid', amount: 1 });
    const dull = boomtown.clone(state);
    dull.highestBid = 25;
    dull.leader = 3;
    expect(chooseFor(boomtown, dull, 0, bot, chance)).toEqual({ type: 'pass' });
  });

  test('takes the mine that will yield most', () => {
    const chance = new FastChance(1);
    const state = boomtown.setup(4, OPTIONS, chance);
    boomtown.arrange(state, {
      offer: ['dry-gulch 11/3', 'coyote-city 3/1', 'san-narciso 9/7', 'cactus-junction 11/2'],
    });
    for (const seat of [0, 1, 2, 3]) boomtown.apply(state, atSeat(seat, { type: 'pass' }), chance);
    expect(chooseFor(boomtown, state, 0, makeBot<State, Action>('boomtown', 'normal'), chance)).toMatchObject({
      town: 'san-narciso',
    });
  });
});

function atSeat(seat: number, action: Action): (Action | undefined)[] {
  const answers: (Action | undefined)[] = [];
  answers[seat] = action;
  return answers;
}
