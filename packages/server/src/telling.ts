import { eventFor, isUndo, type Entry, type Json, type Seat, type Viewer } from '@boxcars/engine';
import { changesBetween, type Asked, type EntryEvents, type SeatClock, type Yours } from '@boxcars/protocol';

import type { AnyMatch } from './any-match.ts';

/** What everyone at a table may know of the moment, beside the match itself. */
export interface Circumstances {
  readonly closesAt: number | null;
  readonly clocks: readonly SeatClock[] | null;
}

/**
 * Puts what happens into messages. Every part is written once: events that everyone is told alike, the question and
 * the clocks are shared by all readers' messages.
 */
export class Telling {
  private readonly table: string;
  private readonly match: AnyMatch;
  /** The view that each watching viewer was sent last, the public's at 0. */
  private readonly views: (Json | undefined)[] = [];

  constructor(table: string, match: AnyMatch) {
    this.table = JSON.stringify(table);
    this.match = match;
  }

  /** The messages of the latest entry, by viewer. Viewers not among these are forgotten. */
  entry(viewers: ReadonlySet<Viewer>, now: Circumstances): Map<Viewer, string> {
    const entry = this.match.last;
    const shared = isAlikeForAll(entry) ? JSON.stringify(eventsOf(entry, 0)) : null;
    const asked = JSON.stringify(this.asked(now.closesAt));
    const texts = new Map<Viewer, string>();
    for (let at = 0; at < this.views.length; at++) if (!viewers.has(at - 1)) this.views[at] = undefined;
    for (const viewer of viewers) {
      const events = shared ?? JSON.stringify(eventsOf(entry, viewer));
      const changes = JSON.stringify(this.changesFor(viewer));
      const moment = this.momentText(viewer, asked, now);
      texts.set(
        viewer,
        `{"t":"entry","table":${this.table},"events":${events},"changes":${changes},"moment":${moment}}`,
      );
    }
    return texts;
  }

  /** The whole picture for one viewer. */
  sync(viewer: Viewer, entries: readonly EntryEvents[], now: Circumstances, orders: unknown): string {
    const view = this.viewOf(viewer);
    this.views[viewer + 1] = view;
    const moment = this.momentText(viewer, JSON.stringify(this.asked(now.closesAt)), now);
    const seat = viewer < 0 ? null : viewer;
    return `{"t":"sync","table":${this.table},"seat":${seat},"view":${JSON.stringify(view)},"entries":${JSON.stringify(
      entries,
    )},"moment":${moment},"orders":${JSON.stringify(orders)}}`;
  }

  /** That someone's answer waits: who has answered, and the reader's own answer. */
  held(viewer: Viewer): string {
    const open = this.match.open;
    const answered = open?.window.mode === 'sealed' ? this.match.answered(viewer) : [];
    return `{"t":"held","table":${this.table},"question":${JSON.stringify(open?.id ?? '')},"answered":${JSON.stringify(
      answered,
    )},"pending":${JSON.stringify(this.pending(viewer))}}`;
  }

  private viewOf(viewer: Viewer): Json {
    return this.match.view(viewer) as Json;
  }

  private changesFor(viewer: Viewer): unknown {
    const before = this.views[viewer + 1];
    const after = this.viewOf(viewer);
    this.views[viewer + 1] = after;
    return before === undefined ? [{ at: [], value: after }] : changesBetween(before, after);
  }

  private asked(closesAt: number | null): Asked | null {
    const open = this.match.open;
    if (open === null) return null;
    const { kind, mode, seats } = open.window;
    return { id: open.id, kind, mode, seats, answered: mode === 'sealed' ? this.match.answered(-1) : [], closesAt };
  }

  private momentText(viewer: Viewer, asked: string, { clocks }: Circumstances): string {
    const yours = JSON.stringify(this.yours(viewer));
    const canUndo = viewer >= 0 && this.match.mayUndo(viewer);
    const entry = this.match.count - 1;
    return `{"entry":${entry},"asked":${asked},"yours":${yours},"canUndo":${canUndo},"clocks":${JSON.stringify(clocks)}}`;
  }

  private yours(viewer: Viewer): Yours | null {
    const question = viewer < 0 ? null : this.match.question(viewer);
    if (question === null) return null;
    return { question, legal: this.match.legal(viewer), pending: this.pending(viewer) };
  }

  private pending(viewer: Viewer): Yours['pending'] {
    const held = viewer < 0 ? null : this.match.pending(viewer);
    return held === null ? null : { action: held.action, locked: held.locked };
  }
}

/** An entry as one viewer is told it. */
export function eventsOf(entry: Entry, viewer: Viewer): EntryEvents {
  const { at } = entry;
  if (isUndo(entry)) return { entry: entry.entry, at, events: [], undoes: entry.reverts };
  return { entry: entry.entry, at, events: entry.events.map((logged) => eventFor(logged, viewer)) };
}

function isAlikeForAll(entry: Entry): boolean {
  return isUndo(entry) || entry.events.every((logged) => logged.twin === undefined);
}

/** The clocks of all seats: which run, and what is left. */
export function clocksOf(left: readonly number[] | null, running: readonly Seat[], since: number): SeatClock[] | null {
  if (left === null) return null;
  return left.map((rest, seat) => ({ left: rest, runsSince: running.includes(seat) ? since : null }));
}
