import type { Action, Json } from '../action.ts';
import { isSame } from '../canonical.ts';
import { ScriptedChance } from '../chance/scripted.ts';
import type { AnyGame } from '../game.ts';
import { EventLog, type GameEvent } from '../log.ts';
import { checkStart } from '../match/start.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { checkExpectation } from './scenario-expect.ts';
import type {
  AnswerStep,
  ExpectStep,
  Failure,
  FailureCode,
  PassStep,
  Scenario,
  ScenarioReport,
  ScenarioStep,
} from './scenario.ts';

/** Questions a pass step may answer: more would never end. */
const MOST_PASSES = 1000;

/** Plays a scenario. Every expectation that fails is reported; after an answer that fails nothing more is played. */
export function runScenario(game: AnyGame, scenario: Scenario): ScenarioReport {
  const run = new ScenarioRun(game, scenario);
  run.play();
  const expectations = scenario.steps.filter((step) => 'expect' in step).length;
  return { title: scenario.title, steps: scenario.steps.length, expectations, failures: run.failures };
}

class ScenarioRun {
  readonly failures: Failure[] = [];
  private readonly game: AnyGame;
  private readonly scenario: Scenario;
  private readonly chance: ScriptedChance;
  private readonly log = new EventLog<GameEvent>();
  private state: object = {};
  private held: Action[] = [];
  private step = 0;
  /** How many events there were at the last expectation. */
  private told = 0;

  constructor(game: AnyGame, scenario: Scenario) {
    this.game = game;
    this.scenario = scenario;
    this.chance = new ScriptedChance(scenario.luck ?? {}, scenario.seed);
  }

  play(): void {
    try {
      if (!this.begin()) return;
      for (const [i, step] of this.scenario.steps.entries()) {
        this.step = i + 1;
        if (!this.take(step)) return;
      }
      this.checkLuck();
    } catch (error) {
      this.fail('rules-threw', null, error instanceof Error ? error.message : String(error));
    }
  }

  /** Sets the table up. False when nothing can be played. */
  private begin(): boolean {
    const { game, scenario } = this;
    if (scenario.game !== game.id) return this.fail('wrong-game', scenario.game, game.id);
    const options = checkStart(game, scenario.seats, scenario.options);
    if (!options.ok) return this.fail('table-refused', null, asJson(options.refusal));
    this.state = game.setup(scenario.seats, options.value, this.chance, this.log);
    const impossible = scenario.arrange === undefined ? null : game.arrange(this.state, scenario.arrange);
    return impossible === null || this.fail('fragment-refused', null, asJson(impossible));
  }

  private take(step: ScenarioStep): boolean {
    if ('expect' in step) return this.expect(step);
    return 'pass' in step ? this.pass(step) : this.answer(step);
  }

  private answer(step: AnswerStep): boolean {
    const action = typeof step.do === 'string' ? this.game.readAction(step.do) : this.game.parseAction(step.do);
    const problem = this.refusalOf(step.seat, action);
    if (step.refused !== undefined) return this.compareRefusal(step.refused, problem);
    if (problem !== null || action === null) return this.fail('answer-refused', step.do, asJson(problem));
    this.give(step.seat, action);
    return true;
  }

  private refusalOf(seat: Seat, action: Action | null): Refusal | null {
    if (!this.waiting().includes(seat)) return refusal('not-asked');
    return action === null ? refusal('not-an-action') : this.game.refuse(this.state, seat, action);
  }

  private compareRefusal(expected: string | Refusal, got: Refusal | null): boolean {
    if (got === null) return this.fail('answer-not-refused', asJson(expected), null);
    const isAsTold = typeof expected === 'string' ? got.code === expected : isSame(got, expected);
    if (!isAsTold) this.fail('refused-otherwise', asJson(expected), asJson(got));
    return true;
  }

  /** Holds an answer; carries all out once every asked seat has given one. */
  private give(seat: Seat, action: Action): void {
    this.held[seat] = action;
    if (this.waiting().length > 0) return;
    const answers = this.held;
    this.held = [];
    this.game.apply(this.state, answers, this.chance, this.log);
  }

  private pass({ pass }: PassStep): boolean {
    const { game } = this;
    if (game.window(this.state)?.kind !== pass) {
      return this.fail('not-asked-that', pass, game.window(this.state)?.kind ?? null);
    }
    for (let i = 0; i < MOST_PASSES && game.window(this.state)?.kind === pass; i++) {
      const [seat] = this.waiting();
      if (seat !== undefined) this.give(seat, game.fallback(this.state, seat));
    }
    return true;
  }

  private expect({ expect }: ExpectStep): boolean {
    const events = this.log.entries.slice(this.told);
    this.told = this.log.entries.length;
    for (const { code, at, expected, got } of checkExpectation(this.game, this.state, events, expect)) {
      this.failures.push({ step: this.step, code, at, expected, got });
    }
    return true;
  }

  private checkLuck(): void {
    const unused = this.chance.unused();
    if (unused.length > 0 && this.scenario.luckMayRemain !== true) this.fail('luck-unused', [], unused);
  }

  private waiting(): Seat[] {
    const seats = this.game.window(this.state)?.seats ?? [];
    return seats.filter((seat) => this.held[seat] === undefined);
  }

  /** Notes a failure; always false, so that it can be returned. */
  private fail(code: FailureCode, expected: Json, got: Json): false {
    this.failures.push({ step: this.step, code, expected, got });
    return false;
  }
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
