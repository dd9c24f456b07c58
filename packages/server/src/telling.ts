import { eventFor, isUndo, type Entry, type Json, type Seat, type Viewer } from '@boxcars/engine';
import { changesBetween, type EntryEvents, type SeatClock, type Yours } from '@boxcars/protocol';

import type { AnyMatch } from './any-match.ts';

/** What everyone at a table may know of the moment, beside the match itself. */
export interface Circumstances {
  readonly closesAt: number | null;
  readonly clocks: readonly SeatClock[] | null;
}

/**
 * Puts what happens into messages. Every part is written once: events that everyone is told alike, the question, the
 * clocks, and the changes of a view that several readers share.
 */
export class Telling {
  private readonly table: string;
  private readonly match: AnyMatch;
  /** The views that were sent last, by whose sight they are (the public's at 0), and whose sight each viewer had. */
  private views: (Json | undefined)[] = [];
  private sights: (Viewer | undefined)[] = [];

  constructor(table: string, match: AnyMatch) {
    this.table = JSON.stringify(table);
    this.match = match;
  }

  /** The messages of the latest entry, by viewer. Viewers not among these are forgotten. */
  entry(viewers: ReadonlySet<Viewer>, now: Circumstances): Map<Viewer, string> {
    const entry = this.match.last;
    const shared = isAlikeForAll(entry) ? JSON.stringify(eventsOf(entry, 0)) : null;
    const asked = this.askedText(now.closesAt);
    const clocks = clocksText(now.clocks);
    const pictures = new Pictures(this.match, this.views, this.sights);
    const texts = new Map<Viewer, string>();
    // Whoever is asked nothing and told the same reads the same text.
    const plain: (string | undefined)[] = [];
    for (const viewer of viewers) {
      const changes = pictures.changesFor(viewer);
      const own = this.ownText(viewer);
      const isPlain = own === NOTHING_OWN && shared !== null && pictures.isUsual;
      const known = isPlain ? plain[pictures.last + 1] : undefined;
      const text =
        known ?? this.entryText(shared ?? JSON.stringify(eventsOf(entry, viewer)), changes, asked, own, clocks);
      if (isPlain) plain[pictures.last + 1] = text;
      texts.set(viewer, text);
    }
    this.views = pictures.views;
    this.sights = pictures.sights;
    return texts;
  }

  private entryText(events: string, changes: string, asked: string, own: string, clocks: string): string {
    const moment = this.momentText(asked, own, clocks);
    return `{"t":"entry","table":${this.table},"events":${events},"changes":${changes},"moment":${moment}}`;
  }

  /** The whole picture for one viewer. */
  sync(viewer: Viewer, entries: readonly EntryEvents[], now: Circumstances, orders: unknown): string {
    const sight = this.match.sight(viewer);
    const view = this.match.view(sight) as Json;
    this.views[sight + 1] = view;
    this.sights[viewer + 1] = sight;
    const asked = this.askedText(now.closesAt);
    const moment = this.momentText(asked, this.ownText(viewer), clocksText(now.clocks));
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

  /** The open question as everyone is told it (`Asked`). Its parts are names of ours and numbers: nothing to escape. */
  private askedText(closesAt: number | null): string {
    const open = this.match.open;
    if (open === null) return 'null';
    const { kind, mode, seats } = open.window;
    const answered = mode === 'sealed' ? this.match.answered(-1).join() : '';
    return `{"id":"${open.id}","kind":"${kind}","mode":"${mode}","seats":[${seats.join()}],"answered":[${answered}],"closesAt":${closesAt}}`;
  }

  private momentText(asked: string, own: string, clocks: string): string {
    return `{"entry":${this.match.count - 1},"asked":${asked},${own},"clocks":${clocks}}`;
  }

  /** What is in a moment for one reader alone. */
  private ownText(viewer: Viewer): string {
    const yours = this.yours(viewer);
    const canUndo = viewer >= 0 && this.match.mayUndo(viewer);
    if (yours === null && !canUndo) return NOTHING_OWN;
    return `"yours":${JSON.stringify(yours)},"canUndo":${canUndo}`;
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

function clocksText(clocks: readonly SeatClock[] | null): string {
  return clocks === null ? 'null' : JSON.stringify(clocks);
}

const NOTHING_OWN = '"yours":null,"canUndo":false';

/** The views after an entry, each built once, and the changes that lead to them, each written once. */
class Pictures {
  readonly views: (Json | undefined)[] = [];
  readonly sights: (Viewer | undefined)[] = [];
  /** Whose sight the latest changes were of, and whether everyone of that sight gets the same. */
  last: Viewer = -1;
  isUsual = true;
  private readonly match: AnyMatch;
  private readonly oldViews: readonly (Json | undefined)[];
  private readonly oldSights: readonly (Viewer | undefined)[];
  private readonly texts: (string | undefined)[] = [];

  constructor(match: AnyMatch, views: readonly (Json | undefined)[], sights: readonly (Viewer | undefined)[]) {
    this.match = match;
    this.oldViews = views;
    this.oldSights = sights;
  }

  /** What turns the view that this viewer was sent last into the present one; the whole of it for someone new. */
  changesFor(viewer: Viewer): string {
    const sight = this.match.sight(viewer);
    const before = this.oldSights[viewer + 1];
    this.last = sight;
    this.isUsual = before === sight;
    this.sights[viewer + 1] = sight;
    const known = this.isUsual ? this.texts[sight + 1] : undefined;
    if (known !== undefined) return known;
    const old = before === undefined ? undefined : this.oldViews[before + 1];
    const view = (this.views[sight + 1] ??= this.match.view(sight) as Json);
    const text = JSON.stringify(old === undefined ? [{ at: [], value: view }] : changesBetween(old, view));
    if (this.isUsual) this.texts[sight + 1] = text;
    return text;
  }
}

/** An entry as one viewer is told it. */
export function eventsOf(entry: Entry, viewer: Viewer): EntryEvents {
  const { at } = entry;
  if (isUndo(entry)) return { entry: entry.entry, at, events: [], undoes: entry.reverts };
  return { entry: entry.entry, at, events: entry.events.map((logged) => eventFor(logged, viewer)) };
}

/** Whether everyone is told the same. */
export function isAlikeForAll(entry: Entry): boolean {
  return isUndo(entry) || entry.events.every((logged) => logged.twin === undefined);
}

/** The clocks of all seats: which run, and what is left. */
export function clocksOf(left: readonly number[] | null, running: readonly Seat[], since: number): SeatClock[] | null {
  if (left === null) return null;
  return left.map((rest, seat) => ({ left: rest, runsSince: running.includes(seat) ? since : null }));
}
