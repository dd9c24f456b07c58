import { FastChance, type Chance } from '@boxcars/engine';
import { OPTIONS, winnersCircle, type Action, type Options } from '@boxcars/games/winners-circle';

import { OVER, Reference } from '../winners-circle/reference.ts';
import { ourPosition, referencePosition } from './position.ts';
import { BoardgameIoRival, ReferenceRival, type Rival } from './rivals.ts';

/** Luck that repeats what a rival's luck has just brought. */
class FollowingChance implements Chance {
  private readonly rival: Rival;

  constructor(rival: Rival) {
    this.rival = rival;
  }

  die(): number {
    const { symbol } = this.rival.position();
    return symbol === 0 || symbol === null ? 1 : symbol + 3;
  }

  pick(from: readonly number[]): number {
    const { first } = this.rival.position();
    if (!from.includes(first)) throw new Error(`seat ${first} bets first, but only ${from.join()} may`);
    return first;
  }

  shuffle(cards: number[]): void {
    const top = this.rival.horses();
    const rest = cards.filter((card) => !top.includes(card));
    if (rest.length + top.length !== cards.length) throw new Error('a horse was drawn that is not in the deck');
    [...rest, ...top.toReversed()].forEach((card, i) => (cards[i] = card));
  }

  roll(): void {
    throw new Error("Winner's Circle rolls one die at a time");
  }
}

const BASE_RULES = Object.fromEntries(Object.entries(OPTIONS).map(([name, spec]) => [name, spec.default])) as Options;

export const RIVALS = {
  reference: (seed: number): Rival => new ReferenceRival(seed),
  'boardgame.io': (seed: number): Rival => new BoardgameIoRival(seed),
} as const;

/** Plays `games` games in both implementations with the same luck and choices; throws where they part. Returns the steps compared. */
export function verify(name: keyof typeof RIVALS, games: number): number {
  let steps = 0;
  for (let seed = 1; seed <= games; seed++) steps += followGame(RIVALS[name](seed), seed, `${name}, game ${seed}`);
  if (name === 'reference') verifyShortCut(games);
  return steps;
}

/** The reference's fast way through a game leads where its steps lead, which are those compared with ours. */
function verifyShortCut(games: number): void {
  const slow = new Reference(1);
  const fast = new Reference(1);
  for (let game = 1; game <= games; game++) {
    slow.start();
    while (slow.phase !== OVER) slow.step();
    fast.play();
    expectEqual(`reference, short cut, game ${game}`, referencePosition(slow), referencePosition(fast));
  }
}

function followGame(rival: Rival, seed: number, name: string): number {
  const choices = new FastChance(seed);
  const chance = new FollowingChance(rival);
  const state = winnersCircle.setup(4, BASE_RULES, chance);
  const legal: Action[] = [];
  for (let step = 0; ; step++) {
    expectEqual(`${name}, step ${step}: position`, ourPosition(state), rival.position());
    const window = winnersCircle.window(state);
    if (window === null) {
      expectEqual(`${name}: winners`, winnersCircle.outcome(state)?.winners, richest(rival.position().money));
      return step;
    }
    const seat = window.seats[0] ?? 0;
    legal.length = winnersCircle.legalActions(state, seat, legal);
    const ours = legal.map((action) => winnersCircle.writeAction(action));
    const theirs = rival.actions();
    expectEqual(`${name}, step ${step}: legal actions`, ours.toSorted(), theirs.toSorted());
    const i = choices.below(theirs.length);
    const answers: (Action | undefined)[] = [];
    answers[seat] = legal[ours.indexOf(theirs[i] ?? '')];
    rival.act(i);
    winnersCircle.apply(state, answers, chance);
  }
}

function richest(money: readonly number[]): number[] {
  const most = Math.max(...money);
  return money.flatMap((owned, seat) => (owned === most ? [seat] : []));
}

function expectEqual(what: string, ours: unknown, theirs: unknown): void {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (a !== b) throw new Error(`${what} differs\nours:   ${a}\ntheirs: ${b}`);
}
