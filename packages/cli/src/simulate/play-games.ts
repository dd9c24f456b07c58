import { chooseFor, makeBot, type Bot, type BotName } from '@boxcars/bots';
import { FastChance, type Action, type AnyGame, type Json } from '@boxcars/engine';
import { findGame } from '@boxcars/games';

import { countGame, emptyTally, type Tally } from './tally.ts';

/** Some games of a simulation, as a thread is told to play them. */
export interface Batch {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  /** The bot in each seat. */
  readonly bots: readonly BotName[];
  readonly seed: number;
  /** The number of the first game, and how many. */
  readonly first: number;
  readonly count: number;
}

/** More questions than any game of ours has: one that asks more never ends. */
const BOUND = 100_000;

/** The luck of a game depends on the seed and its number alone, so it doesn't matter which thread plays it. */
export function seedOfGame(seed: number, number: number): number {
  // Odd multipliers give every game of a run a seed of its own.
  return (Math.imul(seed, 0x9e3779b1) + Math.imul(number, 0x85ebca6b)) >>> 0;
}

/** Plays a batch and tallies it. */
export function playGames(batch: Batch): Tally {
  const game = findGame(batch.game);
  if (game === undefined) throw new Error(`no game ${batch.game}`);
  const players = batch.bots.map((name) => (name === 'random' ? null : makeBot<object, Action>(game.id, name)));
  const table = new Simulation(game, batch.options, players);
  const tally = emptyTally(batch.bots.length);
  for (let i = 0; i < batch.count; i++) table.play(seedOfGame(batch.seed, batch.first + i), tally);
  return tally;
}

/** Plays games without telling anyone what happens. A random seat is null: it needs to imagine nothing. */
class Simulation {
  private readonly luck = new FastChance(0);
  private readonly thought = new FastChance(0);
  private readonly legal: Action[] = [];
  private readonly answers: (Action | undefined)[] = [];
  private decisions = 0;

  private readonly game: AnyGame;
  private readonly options: object;
  private readonly players: readonly (Bot<object, Action> | null)[];

  constructor(game: AnyGame, options: object, players: readonly (Bot<object, Action> | null)[]) {
    this.game = game;
    this.options = options;
    this.players = players;
  }

  play(seed: number, tally: Tally): void {
    this.luck.reseed(seed);
    this.thought.reseed(seed ^ 0x5bd1e995);
    this.decisions = 0;
    const state = this.game.setup(this.players.length, this.options, this.luck);
    let questions = 0;
    while (this.step(state)) {
      questions += 1;
      if (questions > BOUND) throw new Error(`${this.game.id}: no end after ${BOUND} questions`);
    }
    const outcome = this.game.outcome(state);
    if (outcome === null) throw new Error(`${this.game.id}: neither a question nor an outcome`);
    countGame(tally, outcome, questions, this.decisions);
  }

  private step(state: object): boolean {
    const window = this.game.window(state);
    if (window === null) return false;
    for (const seat of window.seats) this.answers[seat] = this.answerFor(state, seat);
    this.game.apply(state, this.answers, this.luck);
    return true;
  }

  private answerFor(state: object, seat: number): Action | undefined {
    const count = this.game.legalActions(state, seat, this.legal);
    if (count === 1) return this.legal[0];
    this.decisions += 1;
    const player = this.players[seat] ?? null;
    if (player === null) return this.legal[this.thought.below(count)];
    return chooseFor(this.game, state, seat, player, this.thought);
  }
}
