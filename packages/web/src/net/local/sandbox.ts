import {
  eventFor,
  EventLog,
  readOptions,
  ScriptedChance,
  type Action,
  type AnyGame,
  type GameEvent,
  type Json,
  type OpenQuestion,
  type Outcome,
  type Question,
  type Seat,
  type Viewer,
} from '@boxcars/engine';
import type { Scenario, ScenarioStep } from '@boxcars/engine/testkit';
import type { Yours } from '@boxcars/protocol';

import type { Position } from './position.ts';

/** Questions a pass step may answer. */
const MOST_PASSES = 1000;

/** A scenario played up to one of its steps, without checking anything: for looking at. */
export class Sandbox implements Position {
  readonly game: AnyGame;
  readonly scenario: Scenario;
  private readonly chance: ScriptedChance;
  private readonly log = new EventLog<GameEvent>();
  private readonly state: object;
  private held: (Action | undefined)[] = [];
  private count = 0;
  lastEntry = 0;

  constructor(game: AnyGame, scenario: Scenario) {
    this.game = game;
    this.scenario = scenario;
    this.chance = new ScriptedChance(scenario.luck ?? {}, scenario.seed ?? 1);
    const options = readOptions(game.options, scenario.options);
    if (!options.ok) throw new Error(options.refusal.code);
    this.state = game.setup(scenario.seats, options.value, this.chance, this.log);
    const impossible = scenario.arrange === undefined ? null : game.arrange(this.state, scenario.arrange);
    if (impossible !== null) throw new Error(impossible.code);
    this.log.entries.length = 0;
  }

  /** The steps that do something: what a scenario expects is left out. */
  static stepsOf(scenario: Scenario): ScenarioStep[] {
    return scenario.steps.filter((step) => !('expect' in step) && !('refused' in step));
  }

  /** Carries out one step. */
  take(step: ScenarioStep): void {
    if ('pass' in step) this.pass(step.pass);
    else if ('do' in step) {
      const action = typeof step.do === 'string' ? this.game.readAction(step.do) : this.game.parseAction(step.do);
      if (action !== null) this.answer(step.seat, action);
    }
  }

  /** Holds an answer; carries all out once every asked seat has given one. Luck that nobody scripted is drawn. */
  answer(seat: Seat, action: Action): void {
    this.held[seat] = action;
    if (this.waiting().length > 0) return;
    const answers = this.held;
    this.held = [];
    this.game.apply(this.state, answers, this.chance, this.log);
    this.lastEntry += 1;
  }

  /** Lets everyone else who is asked give the fallback. */
  answerOthers(but: Seat): void {
    for (let i = 0; i < MOST_PASSES; i++) {
      const [seat] = this.waiting();
      if (seat === undefined || this.waiting().includes(but)) return;
      this.answer(seat, this.game.fallback(this.state, seat));
    }
  }

  /** The events since the last time this was asked. */
  news(viewer: Viewer): GameEvent[] {
    const fresh = this.log.entries.slice(this.count).map((logged) => eventFor(logged, viewer));
    this.count = this.log.entries.length;
    return fresh;
  }

  get open(): OpenQuestion | null {
    const window = this.game.window(this.state);
    return window === null ? null : { id: `${this.lastEntry + 1}:${window.kind}`, entry: this.lastEntry + 1, window };
  }

  view(viewer: Viewer): Json {
    return this.game.view(this.state, viewer) as Json;
  }

  question(seat: Seat): Question | null {
    return this.isAsked(seat) ? this.game.question(this.state, seat) : null;
  }

  legal(seat: Seat): readonly Action[] {
    if (!this.isAsked(seat)) return [];
    const into: Action[] = [];
    into.length = this.game.legalActions(this.state, seat, into);
    return into;
  }

  refusal(seat: Seat, json: unknown): { readonly action: Action } | { readonly code: string } {
    const action = this.game.parseAction(json);
    if (action === null) return { code: 'not-an-action' };
    const problem = this.isAsked(seat) ? this.game.refuse(this.state, seat, action) : { code: 'not-asked' };
    return problem ?? { action };
  }

  answered(viewer: Viewer): readonly Seat[] {
    const seats = this.held.flatMap((action, seat) => (action === undefined ? [] : [seat]));
    return this.open?.window.mode === 'reaction' ? seats.filter((seat) => seat === viewer) : seats;
  }

  pending(seat: Seat): Yours['pending'] {
    const action = this.held[seat];
    return action === undefined ? null : { action, locked: true };
  }

  mayUndo(): boolean {
    return false;
  }

  outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  private pass(kind: string): void {
    for (let i = 0; i < MOST_PASSES && this.open?.window.kind === kind; i++) {
      const [seat] = this.waiting();
      if (seat !== undefined) this.answer(seat, this.game.fallback(this.state, seat));
    }
  }

  private isAsked(seat: Seat): boolean {
    return this.open?.window.seats.includes(seat) ?? false;
  }

  private waiting(): Seat[] {
    return (this.open?.window.seats ?? []).filter((seat) => this.held[seat] === undefined);
  }
}
