import { FastChance } from '@boxcars/engine';
import { cardOf, END_GAME, END_TURN, NO_CARD, STACKS, TAKES, type Action, type State } from '@boxcars/games/dice-tower';
import { TurnOdds, turnPositionOf } from '@boxcars/games/dice-tower/odds';

import { diceTowerPolicy, worthsOf } from '../dice-tower.ts';
import type { Bot, Position } from '../policy.ts';
import { rewardOutcome, searchBot, Spending, type Budget, type Guide } from '../search/index.ts';
import { quickPolicy } from './quick.ts';

const MOST_SEATS = 4;
/** Worlds after which what was simulated counts as much as the rules of thumb. */
const DOUBT = 150;
/** What a point is worth of a win, about. */
const POINT = 0.05;

/**
 * Dice Tower by simulation and exact odds together. A turn ends in one of a few ways: with one of the open cards or with
 * none. What each is worth is found by playing on from it; how to get there is then worked out exactly. Questions that
 * dice don't answer are searched.
 */
export function outcomesBot(guide: Guide<State, Action>, budget: Budget): Bot<State, Action> {
  const search = searchBot(guide, budget);
  const trial = new Trial(guide);
  return {
    choose(position) {
      const state = position.imagine(position.chance);
      const turn = turnPositionOf(state);
      if (turn === null) return search.choose(position);
      const { none, cards, ending, worlds } = trial.run(position, state, budget);
      const trust = worlds / (worlds + DOUBT);
      const thumb = worthsOf(state, position.seat);
      const odds = new TurnOdds(
        state.open.map((kind) => (kind === NO_CARD ? null : cardOf(state.rules, kind))),
        cards.map((worth, stack) => trust * (worth - none) + (1 - trust) * POINT * (thumb[stack] ?? 0)),
      );
      const { action, value } = odds.best(turn);
      return endsGame(position, state, ending - none - value, worlds) ? END_GAME : action;
    },
  };
}

/** Ends the game by rule of thumb, unless what was simulated says otherwise by more than chance. */
function endsGame(
  { game, seat, chance }: Position<State, Action>,
  state: State,
  gain: number,
  worlds: number,
): boolean {
  if (gain === Number.NEGATIVE_INFINITY) return false;
  const legal: Action[] = [];
  const count = game.legalActions(state, seat, legal);
  const margin = 1 / Math.sqrt(worlds);
  return diceTowerPolicy(state, seat, legal, count, chance) === END_GAME ? gain > -margin : gain > margin;
}

/** What the ways a turn may end are worth to the seat. */
interface Worths {
  readonly none: number;
  readonly cards: readonly number[];
  /** Minus infinity where the game can't be ended. */
  readonly ending: number;
  /** Tries of each. */
  readonly worlds: number;
}

/** Plays on from each end of a turn, in the same worlds with the same luck. */
class Trial {
  private readonly guide: Guide<State, Action>;
  private readonly world = new FastChance(0);
  private readonly luck = new FastChance(0);
  private readonly legal: Action[] = [];
  private readonly answers: (Action | undefined)[] = [];
  private readonly rewards = new Float64Array(MOST_SEATS);

  constructor(guide: Guide<State, Action>) {
    this.guide = guide;
  }

  run(position: Position<State, Action>, state: State, budget: Budget): Worths {
    const ends = this.endsOf(position, state);
    const totals = ends.map(() => 0);
    const spending = new Spending(budget);
    const seed = position.chance.next();
    let worlds = 0;
    while (worlds === 0 || spending.part < 1) {
      worlds += 1;
      this.world.reseed(seed + worlds);
      const imagined = position.imagine(this.world);
      for (const [i, end] of ends.entries()) {
        this.luck.reseed(seed - worlds);
        totals[i] = (totals[i] ?? 0) + this.playFrom(position, position.game.clone(imagined), end);
        spending.iterations += 1;
      }
    }
    const worthOf = (end: Action): number => {
      const at = ends.indexOf(end);
      return at < 0 ? Number.NEGATIVE_INFINITY : (totals[at] ?? 0) / worlds;
    };
    const none = worthOf(END_TURN);
    return { none, cards: TAKES.map((take) => Math.max(none - 1, worthOf(take))), ending: worthOf(END_GAME), worlds };
  }

  /** With no card, with each of those open and not refused, and by ending the game where that is possible. */
  private endsOf({ game, seat }: Position<State, Action>, state: State): Action[] {
    const ends: Action[] = [END_TURN];
    for (let stack = 0; stack < STACKS; stack++) {
      if (state.open[stack] !== NO_CARD && (state.refused & (1 << stack)) === 0) ends.push(TAKES[stack] as Action);
    }
    const count = game.legalActions(state, seat, this.legal);
    if (this.legal[count - 1] === END_GAME) ends.push(END_GAME);
    return ends;
  }

  /** Lets the turn end so, plays on to the end and says what that was worth. The rules trust that the dice allow it. */
  private playFrom({ game, seat }: Position<State, Action>, state: State, end: Action): number {
    const { answers, legal, luck, rewards } = this;
    answers[seat] = end;
    game.apply(state, answers, luck);
    while (game.window(state) !== null) {
      const count = game.legalActions(state, state.seat, legal);
      answers[state.seat] = count === 1 ? (legal[0] as Action) : quickPolicy(state, state.seat, legal, count, luck);
      game.apply(state, answers, luck);
    }
    const outcome = game.outcome(state);
    if (outcome === null) throw new Error('neither a question nor an outcome');
    rewardOutcome(outcome, this.guide.taste, this.guide.scale, rewards);
    return rewards[seat] as number;
  }
}
