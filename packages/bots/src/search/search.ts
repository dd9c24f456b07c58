import {
  FastChance,
  RandomPlayer,
  type Action,
  type Game,
  type GameEvent,
  type Seat,
  type Window,
} from '@boxcars/engine';

import type { Policy, Position } from '../policy.ts';
import type { Bandit } from './bandit.ts';
import { Spending, type Budget } from './budget.ts';
import type { Guide } from './guide.ts';
import { Names } from './names.ts';
import { rewardOutcome, rewardStanding, standingByPoints, USUAL_TASTE, type Evaluate } from './reward.ts';
import { Root } from './root.ts';
import { Tree, type Node } from './tree.ts';

type Rules<S, A extends Action> = Game<S, A, GameEvent, unknown, unknown>;

/** Something worth telling about how a line of play ended for a seat. */
export type Witness<S, A> = (state: S, seat: Seat, action: A) => number;

/** Which of so many searches of one question this is: each takes its share of the worlds. */
export interface Share {
  readonly part: number;
  readonly parts: number;
}

const WHOLE: Share = { part: 0, parts: 1 };
const MOST_NODES = 60_000;
const MOST_SEATS = 8;
/** Worlds between two looks at whether the answer is clear. */
const LOOK_EVERY = 4;

/**
 * Information-set Monte Carlo tree search. Every iteration imagines a state the seat can't tell from the true one, goes
 * down the tree where each asked seat chooses by a bandit of its own, and plays on by a policy or at random. At the
 * root the candidates play the same worlds with the same luck, and the worse half drops out round by round.
 *
 * It keeps its buffers and nodes: one a thread. Equal luck and an iteration budget give equal results.
 */
export class Search<S, A extends Action> {
  private readonly game: Rules<S, A>;
  private readonly guide: Guide<S, A>;
  private readonly evaluate: Evaluate<S>;
  private readonly names = new Names<A>();
  private readonly tree = new Tree<A>(MOST_NODES);
  private readonly world = new FastChance(0);
  private readonly luck = new FastChance(0);
  private readonly thought = new FastChance(0);
  private readonly legal: A[] = [];
  private readonly answers: (A | undefined)[] = [];
  private readonly rewards = new Float64Array(MOST_SEATS);
  private readonly ownRewards = new Float64Array(MOST_SEATS);
  private readonly random: RandomPlayer<S, A, GameEvent, unknown, unknown>;
  private made = 0;
  private readonly pathBandits: Bandit<A>[] = [];
  private readonly pathArms: number[] = [];
  private readonly pathSeats: Seat[] = [];
  private readonly standing = new Float64Array(MOST_SEATS);
  private rollout: Policy<S, A> | null = null;
  private startStage = 0;
  private seat: Seat = 0;
  private seats = 0;

  constructor(game: Rules<S, A>, guide: Guide<S, A>) {
    this.game = game;
    this.guide = guide;
    this.evaluate = guide.evaluate ?? standingByPoints(game);
    this.random = new RandomPlayer(game, this.luck);
  }

  /** Choices between at least two answers made in all iterations so far. */
  get decisions(): number {
    return this.made + this.random.decisions;
  }

  /** Thinks about the open question of a seat and says what came of each answer tried, `also` surely among them. */
  think(
    position: Position<S, A>,
    budget: Budget,
    witnesses: readonly Witness<S, A>[] = [],
    { part, parts }: Share = WHOLE,
    also: A | null = null,
  ): Root<A> {
    const spending = new Spending(budget);
    const seed = position.chance.next();
    this.seat = position.seat;
    this.thought.reseed(seed);
    this.world.reseed(seed);
    const root = this.plantRoot(position.imagine(this.world), budget, also);
    const node = this.tree.plant();
    for (let turn = 0; root.alive.length > 1 && spending.part < 1; turn++) {
      const world = 1 + part + turn * parts;
      this.world.reseed(seed + world);
      const imagined = position.imagine(this.world);
      const last = root.alive.length - 1;
      for (let i = 0; i <= last; i++) {
        this.luck.reseed(seed - world);
        const arm = root.alive[i] as number;
        const state = i === last ? imagined : this.game.clone(imagined);
        root.learn(arm, this.iterate(state, node, root.actions[arm] as A, arm));
        for (let what = 0; what < witnesses.length; what++) {
          const witness = witnesses[what] as Witness<S, A>;
          root.witness(arm, what, witness(state, position.seat, root.actions[arm] as A));
        }
        spending.iterations += 1;
      }
      if (this.guide.halves) root.cut(spending.part);
      if (this.guide.surety > 0 && turn % LOOK_EVERY === LOOK_EVERY - 1) root.drop(this.guide.surety);
    }
    return root;
  }

  /** The candidates: all legal answers listed if they are few enough, the policy's choice first. */
  private plantRoot(state: S, budget: Budget, also: A | null): Root<A> {
    const { policy, candidates } = this.guide;
    this.seats = this.game.points(state).length;
    const count = this.game.legalActions(state, this.seat, this.legal);
    this.startStage = this.guide.stage?.(state) ?? 0;
    this.rollout = this.guide.rollout?.(state, this.seat) ?? null;
    const actions: A[] = [];
    if (policy !== null) actions.push(policy(state, this.seat, this.legal, count, this.thought));
    const shortlist: A[] = [];
    const short = this.guide.shortlist?.(state, this.seat, this.legal, count, shortlist) ?? 0;
    const from = short > 0 ? shortlist : this.legal;
    for (let i = 0; i < (short > 0 ? short : count); i++) {
      if (!actions.includes(from[i] as A)) actions.push(from[i] as A);
    }
    // Every candidate is to be tried a few times at least.
    const most = Math.max(2, Math.min(candidates, Math.floor(budget.iterations / 3)));
    if (short > 0) actions.length = Math.min(actions.length, most);
    const compared = actions.length <= most ? actions : this.sift(actions, most);
    if (also !== null) this.addTo(compared, also);
    return new Root(compared, this.guide.doubt > 0);
  }

  private addTo(actions: A[], also: A): void {
    const one = this.names.standFor(also);
    if (!actions.some((action) => this.names.standFor(action) === one)) actions.push(also);
  }

  /** Keeps the first and a random choice of the others. */
  private sift(actions: A[], most: number): A[] {
    for (let i = 1; i < most; i++) {
      const j = i + this.thought.below(actions.length - i);
      const action = actions[i] as A;
      actions[i] = actions[j] as A;
      actions[j] = action;
    }
    actions.length = most;
    return actions;
  }

  /** One line of play from the root, its answer given: what it was worth to the thinking seat. */
  private iterate(state: S, root: Node<A>, action: A, arm: number): number {
    this.pathBandits.length = 0;
    this.pathArms.length = 0;
    this.pathSeats.length = 0;
    const window = this.game.window(state);
    if (window === null) throw new Error('a seat was to think about no question');
    for (let left = window.mask; left !== 0; left &= left - 1) {
      const seat = 31 - Math.clz32(left & -left);
      if (seat === this.seat) this.answers[seat] = action;
      else if (this.guide.depth > 0) this.answerInTree(state, seat, root);
      else this.answerByRollout(state, seat);
    }
    this.made += 1;
    this.game.apply(state, this.answers, this.luck);
    this.descend(state, root, arm);
    this.playOn(state);
    return this.judge(state);
  }

  /** Goes down the tree until a node is new, the game over or the tree deep enough. */
  private descend(state: S, root: Node<A>, rootArm: number): void {
    let parent = root;
    let arm = rootArm;
    for (let depth = 0; depth < this.guide.depth; depth++) {
      const window = this.game.window(state);
      if (window === null) return;
      const found = this.tree.find(parent, arm, window);
      const node = found ?? this.tree.grow(parent, arm, window);
      if (node === undefined) return;
      const before = this.pathArms.length;
      let lead = 0;
      for (let left = window.mask; left !== 0; left &= left - 1) {
        const seat = 31 - Math.clz32(left & -left);
        const chosen = this.answerInTree(state, seat, node);
        if (seat === this.seat || window.mode === 'turn') lead = chosen;
      }
      this.game.apply(state, this.answers, this.luck);
      if (found === undefined && this.pathArms.length > before) return;
      parent = node;
      arm = lead;
    }
  }

  /** Lets a seat answer by its bandit at a node; returns the arm, 0 where there is no choice. */
  private answerInTree(state: S, seat: Seat, node: Node<A>): number {
    const { legal, names, thought, guide } = this;
    const count = this.game.legalActions(state, seat, legal);
    if (count === 1) {
      this.answers[seat] = legal[0];
      return 0;
    }
    this.made += 1;
    const bandit = this.tree.banditOf(node, seat);
    const isNew = bandit.actions.length === 0;
    let arm = isNew ? -1 : bandit.select(legal, count, names, guide.widening, thought);
    if (arm < 0) arm = bandit.add(this.firstTry(guide.policy, state, seat, count), names);
    this.answers[seat] = bandit.actions[arm];
    this.pathBandits.push(bandit);
    this.pathArms.push(arm);
    this.pathSeats.push(seat);
    return arm;
  }

  private firstTry(policy: Policy<S, A> | null, state: S, seat: Seat, count: number): A {
    if (policy !== null) return policy(state, seat, this.legal, count, this.thought);
    return this.legal[this.thought.below(count)] as A;
  }

  /** Plays on without learning, to the end or the last stage. */
  private playOn(state: S): void {
    const { game, answers, luck } = this;
    const { stage, span } = this.guide;
    if (this.rollout === null && stage === null) {
      this.random.finish(state);
      return;
    }
    const end = this.startStage + span;
    for (;;) {
      const window: Window | null = game.window(state);
      if (window === null || (stage !== null && stage(state) >= end)) return;
      for (let left = window.mask; left !== 0; left &= left - 1) {
        const seat = 31 - Math.clz32(left & -left);
        this.answerByRollout(state, seat);
      }
      game.apply(state, answers, luck);
    }
  }

  /** Lets a seat answer by the rollout's policy, or at random. */
  private answerByRollout(state: S, seat: Seat): void {
    const { legal, luck, rollout } = this;
    const { noise } = this.guide;
    const count = this.game.legalActions(state, seat, legal);
    if (count === 1) {
      this.answers[seat] = legal[0];
      return;
    }
    this.made += 1;
    const isRandom = rollout === null || (noise > 0 && luck.below(noise) === 0);
    this.answers[seat] = isRandom ? legal[luck.below(count)] : rollout(state, seat, legal, count, luck);
  }

  /** Tells the bandits of the path what came of it; returns what it was worth to the thinking seat. */
  private judge(state: S): number {
    const { taste } = this.guide;
    this.measure(state, USUAL_TASTE, this.rewards);
    for (let i = 0; i < this.pathArms.length; i++) {
      const reward = this.rewards[this.pathSeats[i] as number] as number;
      (this.pathBandits[i] as Bandit<A>).learn(this.pathArms[i] as number, reward);
    }
    if (taste === USUAL_TASTE) return this.rewards[this.seat] as number;
    this.measure(state, taste, this.ownRewards);
    return this.ownRewards[this.seat] as number;
  }

  private measure(state: S, taste: Guide<S, A>['taste'], into: Float64Array): void {
    const { scale } = this.guide;
    const outcome = this.game.outcome(state);
    if (outcome !== null) {
      rewardOutcome(outcome, taste, scale, into);
      return;
    }
    this.evaluate(state, this.standing);
    rewardStanding(this.standing, this.seats, taste, scale, into);
  }
}
