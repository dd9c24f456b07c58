import type { GameEvent, Json } from '@boxcars/engine';
import type { EntryEvents, Moment } from '@boxcars/protocol';
import { signal } from '@preact/signals';

import type { AnyBoard, Shown } from '../boards/board.ts';
import type { Speed } from '../settings.ts';

/** An entry that waits to be shown: its events, and how things stand once they have been. */
export interface Frame {
  readonly entry: EntryEvents;
  readonly view: Json;
  readonly moment: Moment;
}

/** What is on the screen. */
export interface Stand {
  readonly view: Json;
  readonly moment: Moment;
}

/** Milliseconds a usual step takes at each speed. */
const STEP: { readonly [S in Speed]: number } = { slow: 550, normal: 250, fast: 110, off: 0 };

/** However much waits, showing it takes about this long at normal speed. */
const LONGEST = 3000;

/** What the queue needs of the page. */
export interface Stage {
  speed(): Speed;
  /** Whether anyone is looking; if not, nothing is waited for. */
  isSeen(): boolean;
  wait(milliseconds: number): Promise<void>;
  /** An event begins to be shown: motion, sound and announcement start here. */
  onEvent(shown: Shown, view: Json): void;
  /** An entry has been shown to its end. */
  onEntry(frame: Frame): void;
}

/**
 * Shows entries one event at a time, in order. What is on the screen changes only here, so that nothing can be
 * acted on before it has been shown.
 */
export class ShowQueue {
  readonly stand = signal<Stand | null>(null);
  readonly showing = signal<Shown | null>(null);
  readonly isBusy = signal(false);
  private readonly stage: Stage;
  private board: AnyBoard | null = null;
  private frames: Frame[] = [];
  private hurry: (() => void) | null = null;
  private isSkipping = false;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** From now on events are shown the way this board wants. */
  useBoard(board: AnyBoard): void {
    this.board = board;
  }

  /** Puts the whole picture on the screen at once; whatever waited is forgotten. */
  reset(stand: Stand): void {
    this.frames = [];
    this.skip();
    this.stand.value = stand;
  }

  add(frame: Frame): void {
    this.frames.push(frame);
    if (!this.isBusy.value) void this.run();
  }

  /** Changes what is on the screen about the open question without showing anything. */
  amend(change: (moment: Moment) => Moment): void {
    const last = this.frames.at(-1);
    if (last !== undefined) this.frames[this.frames.length - 1] = { ...last, moment: change(last.moment) };
    else if (this.stand.value !== null) {
      this.stand.value = { view: this.stand.value.view, moment: change(this.stand.value.moment) };
    }
  }

  /** Shows everything that waits at once. */
  skip(): void {
    this.isSkipping = this.isBusy.value;
    this.hurry?.();
  }

  /** How long a usual step takes now, given how much waits. */
  stepTime(): number {
    const base = STEP[this.stage.speed()];
    const waiting = this.frames.reduce((sum, { entry }) => sum + this.weightOf(entry.events), 0);
    const most = (LONGEST * base) / STEP.normal;
    return waiting * base <= most ? base : Math.max(base / 8, most / waiting);
  }

  private weightOf(events: readonly GameEvent[]): number {
    return events.reduce((sum, event) => sum + this.paceOf(event), 0);
  }

  private paceOf(event: GameEvent): number {
    return this.board?.pace?.(event) ?? 1;
  }

  private async run(): Promise<void> {
    this.isBusy.value = true;
    for (let frame = this.frames[0]; frame !== undefined; frame = this.frames[0]) {
      await this.show(frame);
      // A reset in the meantime has emptied the queue: then this frame is history.
      if (this.frames[0]?.entry !== frame.entry) continue;
      const latest = this.frames.shift() ?? frame;
      this.showing.value = null;
      this.stand.value = { view: latest.view, moment: latest.moment };
      this.stage.onEntry(latest);
    }
    this.showing.value = null;
    this.isBusy.value = false;
    this.isSkipping = false;
  }

  private async show({ entry, moment }: Frame): Promise<void> {
    const { events } = entry;
    for (const [index, event] of events.entries()) {
      const before = this.stand.value;
      if (before === null) return;
      const isSilent = this.isSkipping || !this.stage.isSeen();
      const duration = isSilent ? 0 : this.stepTime() * this.paceOf(event);
      const shown: Shown = { event, entry: entry.entry, index, of: events.length, duration };
      if (duration > 0) this.showing.value = shown;
      this.stage.onEvent(shown, before.view);
      if (duration > 0) await this.pause(duration);
      const view = this.board?.after?.(before.view, event) ?? before.view;
      if (view !== before.view && duration > 0) this.stand.value = { view: view as Json, moment: closed(moment) };
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    const skipped = new Promise<void>((resolve) => (this.hurry = resolve));
    await Promise.race([this.stage.wait(milliseconds), skipped]);
    this.hurry = null;
  }
}

/** A moment in which nothing is asked: while events are shown. */
function closed(moment: Moment): Moment {
  return { ...moment, asked: null, yours: null, canUndo: false };
}
