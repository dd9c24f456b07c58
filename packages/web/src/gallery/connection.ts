import type { Action, Viewer } from '@boxcars/engine';
import type { ScenarioStep } from '@boxcars/engine/testkit';
import { changesBetween, type ServerMessage } from '@boxcars/protocol';
import { signal } from '@preact/signals';

import type { Link, TableConnection, TableMessage } from '../net/connection.ts';
import { momentOf } from '../net/local/position.ts';
import type { Sandbox } from '../net/local/sandbox.ts';
import { tableInfoOf } from '../net/local/table-info.ts';

/** The hash of nothing in particular: nobody plays for real here. */
const NO_COMMITMENT = '0'.repeat(64);

/** A scenario as a table: shows a position to a viewer, and goes on as answers are given. */
export class SandboxConnection implements TableConnection {
  readonly table = 'gallery';
  readonly link = signal<Link>('open');
  readonly clockOffset = 0;
  private readonly sandbox: Sandbox;
  private readonly viewer: Viewer;
  private readonly name: string;
  private hear: (message: ServerMessage) => void = () => undefined;

  constructor(sandbox: Sandbox, viewer: Viewer, name: string) {
    this.name = name;
    this.sandbox = sandbox;
    this.viewer = viewer;
  }

  listen(hear: (message: ServerMessage) => void): void {
    this.hear = hear;
    const { sandbox, viewer, table } = this;
    this.tellTable();
    hear({
      t: 'sync',
      table,
      seat: viewer < 0 ? null : viewer,
      view: sandbox.view(viewer),
      entries: [{ entry: 0, at: 0, events: sandbox.news(viewer) }],
      moment: momentOf(sandbox, viewer),
      orders: {},
    });
  }

  send(message: TableMessage): void {
    if (message.t !== 'answer') return;
    const { table, viewer } = this;
    const judged = this.sandbox.refusal(viewer, message.action);
    if ('code' in judged) {
      this.hear({ t: 'refused', table, input: message.input, refusal: judged, sentence: '' });
      return;
    }
    this.hear({ t: 'receipt', table, input: message.input });
    this.change(() => this.answer(judged.action));
  }

  /** Carries out the scenario's next step. */
  take(step: ScenarioStep): void {
    this.change(() => this.sandbox.take(step));
  }

  close(): void {
    this.hear = () => undefined;
  }

  private answer(action: Action): void {
    this.sandbox.answer(this.viewer, action);
    this.sandbox.answerOthers(this.viewer);
  }

  private change(act: () => void): void {
    const { sandbox, viewer, table } = this;
    const before = sandbox.view(viewer);
    act();
    const events = { entry: sandbox.lastEntry, at: 0, events: sandbox.news(viewer) };
    const changes = changesBetween(before, sandbox.view(viewer));
    this.hear({ t: 'entry', table, events, changes, moment: momentOf(sandbox, viewer) });
    this.tellTable();
  }

  private tellTable(): void {
    const { game, scenario } = this.sandbox;
    const you = this.viewer < 0 ? null : this.viewer;
    const chairs = { count: scenario.seats, you, name: this.name, level: 'normal' };
    const outcome = this.sandbox.outcome();
    const state = { options: {}, coach: 'off' as const, commitment: NO_COMMITMENT, createdAt: 0, entries: 1, outcome };
    this.hear({ t: 'table', table: tableInfoOf(this.table, game, chairs, state) });
  }
}
