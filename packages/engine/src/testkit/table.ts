import { type Action, type Answers, type Json } from '../action.ts';
import { ScriptedChance, type Script } from '../chance/scripted.ts';
import type { Game } from '../game.ts';
import { EventLog, eventFor, type GameEvent } from '../log.ts';
import { readOptions } from '../options.ts';
import type { Refusal } from '../refusal.ts';
import { PUBLIC, type Seat, type Viewer } from '../seat.ts';

/** How a test's table is set up: literal luck by key, and a seed for the rest where the rest doesn't matter. */
export interface TableSetup {
  readonly seats: number;
  readonly options?: { readonly [name: string]: Json };
  readonly luck?: Script;
  readonly seed?: number;
  /** A fragment of state to start from. */
  readonly arrange?: Json;
}

/** A table for rule tests: scripted luck, checked answers, everything that was told. */
export class Table<S, A extends Action, E extends GameEvent, V, O> {
  readonly game: Game<S, A, E, V, O>;
  readonly chance: ScriptedChance;
  readonly log = new EventLog<E>();
  state: S;
  private readonly held: (A | undefined)[] = [];

  constructor(game: Game<S, A, E, V, O>, setup: TableSetup) {
    this.game = game;
    this.chance = new ScriptedChance(setup.luck ?? {}, setup.seed);
    const options = readOptions(game.options, setup.options);
    if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.refusal)}`);
    const problem = game.checkOptions(options.value as O, setup.seats);
    if (problem !== null) throw new Error(`options refused: ${JSON.stringify(problem)}`);
    this.state = game.setup(setup.seats, options.value as O, this.chance, this.log);
    if (setup.arrange !== undefined) {
      const impossible = game.arrange(this.state, setup.arrange);
      if (impossible !== null) throw new Error(`fragment refused: ${JSON.stringify(impossible)}`);
    }
  }

  /** The kind of the open question, or null at the end. */
  get asks(): string | null {
    return this.game.window(this.state)?.kind ?? null;
  }

  /** The seats still to answer the open question. */
  get waiting(): readonly Seat[] {
    return (this.game.window(this.state)?.seats ?? []).filter((seat) => this.held[seat] === undefined);
  }

  /** Answers for a seat (an action or its notation); once every asked seat has answered, the answers are carried out. */
  answer(seat: Seat, given: A | string): this {
    const action = this.read(given);
    const problem = this.refusal(seat, action);
    if (problem !== null) throw new Error(`refused: ${JSON.stringify(problem)} for ${this.game.writeAction(action)}`);
    this.held[seat] = action;
    if (this.waiting.length === 0) {
      const answers: Answers<A> = [...this.held];
      this.held.length = 0;
      this.game.apply(this.state, answers, this.chance, this.log);
    }
    return this;
  }

  /** Why an answer would be refused, or null. */
  refusal(seat: Seat, given: A | string): Refusal | null {
    const action = this.read(given);
    if (!this.waiting.includes(seat)) return { code: 'not-asked' };
    return this.game.refuse(this.state, seat, action);
  }

  /** The notation of every legal answer listed for a seat. */
  legal(seat: Seat): string[] {
    const into: A[] = [];
    const count = this.game.legalActions(this.state, seat, into);
    return into.slice(0, count).map((action) => this.game.writeAction(action));
  }

  /** Gives the fallback for every waiting seat, until another kind of question is open (or the game is over). */
  pass(kind = this.asks): this {
    while (this.asks === kind && kind !== null) {
      const [seat] = this.waiting;
      if (seat === undefined) break;
      this.answer(seat, this.game.fallback(this.state, seat));
    }
    return this;
  }

  /** Every event so far in the form `viewer` was sent; with `type`, only those. */
  events(viewer: Viewer = PUBLIC, type?: E['type']): E[] {
    const all = this.log.entries.map((entry) => eventFor(entry, viewer));
    return type === undefined ? all : all.filter((event) => event.type === type);
  }

  private read(given: A | string): A {
    if (typeof given !== 'string') return given;
    const action = this.game.readAction(given);
    if (action === null) throw new Error(`no action reads '${given}'`);
    return action;
  }
}
