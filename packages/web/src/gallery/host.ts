import type { Action, AnyGame, Viewer } from '@boxcars/engine';
import type { Scenario, ScenarioStep } from '@boxcars/engine/testkit';
import { changesBetween, type ServerMessage } from '@boxcars/protocol';

import type { TableMessage } from '../net/connection.ts';
import { momentOf } from '../net/local/position.ts';
import { Sandbox } from '../net/local/sandbox.ts';
import { tableInfoOf } from '../net/local/table-info.ts';

/** Which position of which scenario is looked at, and from where. */
export interface Look {
  readonly game: string;
  readonly scenario: Scenario;
  readonly step: number;
  /** Null: whoever is asked first. */
  readonly viewer: Viewer | null;
  /** What the reader is called. */
  readonly name: string;
}

/** The hash of nothing in particular: nobody plays for real here. */
const NO_COMMITMENT = '0'.repeat(64);

const TABLE = 'gallery';

/** A scenario as a table: shows a position to a viewer, and goes on as answers are given. */
export class GalleryHost {
  private readonly sandbox: Sandbox;
  private readonly viewer: Viewer;
  private readonly name: string;
  private readonly tell: (message: ServerMessage) => void;

  constructor(game: AnyGame, look: Look, tell: (message: ServerMessage) => void) {
    this.sandbox = new Sandbox(game, look.scenario);
    for (const step of Sandbox.stepsOf(look.scenario).slice(0, look.step)) this.sandbox.take(step);
    this.viewer = look.viewer ?? this.sandbox.open?.window.seats[0] ?? 0;
    this.name = look.name;
    this.tell = tell;
  }

  /** Tells the whole picture. */
  open(): void {
    const { sandbox, viewer } = this;
    this.tellTable();
    this.tell({
      t: 'sync',
      table: TABLE,
      seat: viewer < 0 ? null : viewer,
      view: sandbox.view(viewer),
      entries: [{ entry: 0, at: 0, events: sandbox.news(viewer) }],
      moment: momentOf(sandbox, viewer),
      orders: {},
    });
  }

  receive(message: TableMessage): void {
    if (message.t !== 'answer') return;
    const judged = this.sandbox.refusal(this.viewer, message.action);
    if ('code' in judged) {
      this.tell({ t: 'refused', table: TABLE, input: message.input, refusal: judged, sentence: '' });
      return;
    }
    this.tell({ t: 'receipt', table: TABLE, input: message.input });
    this.change(() => this.answer(judged.action));
  }

  /** Carries out the scenario's next step. */
  take(step: ScenarioStep): void {
    this.change(() => this.sandbox.take(step));
  }

  private answer(action: Action): void {
    this.sandbox.answer(this.viewer, action);
    this.sandbox.answerOthers(this.viewer);
  }

  private change(act: () => void): void {
    const { sandbox, viewer } = this;
    const before = sandbox.view(viewer);
    act();
    const events = { entry: sandbox.lastEntry, at: 0, events: sandbox.news(viewer) };
    const changes = changesBetween(before, sandbox.view(viewer));
    this.tell({ t: 'entry', table: TABLE, events, changes, moment: momentOf(sandbox, viewer) });
    this.tellTable();
  }

  private tellTable(): void {
    const { game, scenario } = this.sandbox;
    const you = this.viewer < 0 ? null : this.viewer;
    const chairs = { count: scenario.seats, you, name: this.name, level: 'normal' };
    const outcome = this.sandbox.outcome();
    const state = {
      options: {},
      coach: 'off' as const,
      commitment: NO_COMMITMENT,
      createdAt: 0,
      entries: 1,
      outcome,
    };
    this.tell({ t: 'table', table: tableInfoOf(TABLE, game, chairs, state) });
  }
}
