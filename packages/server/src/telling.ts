import { eventFor, isUndo, PUBLIC, type Action, type Entry, type Json, type Seat, type Viewer } from '@boxcars/engine';
import { changesText, replacementText, type EntryEvents, type SeatClock, type Yours } from '@boxcars/protocol';

import type { AnyMatch } from './any-match.ts';
import { SharedMessage, type Frame } from './wire.ts';

/** What everyone at a table may know of the moment, beside the match itself. */
export interface Circumstances {
  readonly closesAt: number | null;
  readonly clocks: readonly SeatClock[] | null;
}

/** What viewers are told, each their own; with or without the events. */
export interface Told {
  get(viewer: Viewer, events: boolean): Frame | undefined;
}

/** Who is told of an entry: those who hear what happened, and those who only want to see what has changed. */
export interface Audience {
  readonly hearing: ReadonlySet<Viewer>;
  readonly seeing: ReadonlySet<Viewer>;
}

/**
 * Puts what happens into messages. Every part is written once: events that everyone is told alike, the question, the
 * clocks, and the changes of a view that several readers share.
 */
export class Telling {
  private readonly table: string;
  private readonly match: AnyMatch;
  /** The views that were sent last, by whose sight they are, and whose sight each viewer had. */
  private views: ByViewer<Json>;
  private sights: ByViewer<Viewer>;
  /** The view that someone was sent whole, as a text for others who come before the next entry. */
  private whole: { readonly sight: Viewer; readonly entries: number; readonly text: string } | null = null;

  constructor(table: string, match: AnyMatch) {
    this.table = JSON.stringify(table);
    this.match = match;
    this.views = new ByViewer(match.header.seats.length);
    this.sights = new ByViewer(match.header.seats.length);
  }

  /** The messages of the latest entry, by viewer. Viewers not among these are forgotten. */
  entry({ hearing, seeing }: Audience, now: Circumstances): Told {
    const entry = this.match.last;
    const moment = this.momentText(now);
    const pictures = new Pictures(this.match, this.views, this.sights);
    const heard = hearing.size === 0 ? null : this.entryFrames(hearing, pictures, sharedNews(entry), moment);
    const seen = seeing.size === 0 ? null : this.entryFrames(seeing, pictures, numberText(entry), moment);
    this.views = pictures.views;
    this.sights = pictures.sights;
    this.whole = null;
    return { get: (viewer, events) => (events ? heard : seen)?.get(viewer) };
  }

  /** The same for some, with news that are for all of them, or for each their own. */
  private entryFrames(
    viewers: ReadonlySet<Viewer>,
    pictures: Pictures,
    shared: string | null,
    moment: string,
  ): ByViewer<Frame> {
    const entry = this.match.last;
    const seats = this.match.header.seats.length;
    const frames = new ByViewer<Frame>(seats);
    // Whoever has the same sight is told the same, but for what is theirs alone.
    const plain = new ByViewer<SharedMessage>(seats);
    for (const viewer of viewers) {
      const changes = pictures.changesFor(viewer);
      const isUsual = shared !== null && pictures.isUsual;
      let message = isUsual ? plain.get(pictures.last) : undefined;
      if (message === undefined) {
        const news = shared ?? newsText(entry, viewer);
        message = new SharedMessage(`{"t":"entry","table":${this.table},${news},"changes":${changes}${moment}}`);
        if (isUsual) plain.set(pictures.last, message);
      }
      const own = this.ownText(viewer) + receiptText(entry, viewer);
      frames.set(viewer, own === '' ? message.frame : message.with(own));
    }
    return frames;
  }

  /** The whole picture for one viewer. */
  sync(viewer: Viewer, entries: readonly EntryEvents[], now: Circumstances, orders: unknown): string {
    const sight = this.match.sight(viewer);
    const view = this.wholeText(sight);
    this.sights.set(viewer, sight);
    const seat = viewer < 0 ? null : viewer;
    return `{"t":"sync","table":${this.table},"seat":${seat},"view":${view},"entries":${JSON.stringify(
      entries,
    )},"entry":${this.match.count - 1}${this.momentText(now)}${this.ownText(viewer)},"orders":${JSON.stringify(orders)}}`;
  }

  private wholeText(sight: Viewer): string {
    const { count } = this.match;
    if (this.whole?.sight === sight && this.whole.entries === count) return this.whole.text;
    const view = this.match.view(sight) as Json;
    this.views.set(sight, view);
    const text = JSON.stringify(view);
    this.whole = { sight, entries: count, text };
    return text;
  }

  /** That someone's answer waits: who has answered, and the reader's own answer. */
  held(viewer: Viewer): string {
    const open = this.match.open;
    const answered = open?.window.mode === 'sealed' ? this.match.answered(viewer) : [];
    return `{"t":"held","table":${this.table},"question":${JSON.stringify(open?.id ?? '')},"answered":${JSON.stringify(
      answered,
    )},"pending":${JSON.stringify(this.pending(viewer))}}`;
  }

  /** What everyone is told of the moment: the open question and the clocks. Names of ours and numbers: nothing to escape. */
  private momentText({ closesAt, clocks }: Circumstances): string {
    const times = clocks === null ? '' : `,"clocks":${JSON.stringify(clocks)}`;
    const open = this.match.open;
    if (open === null) return times;
    const { mode, seats } = open.window;
    const answered = mode === 'sealed' ? this.match.answered(PUBLIC).join() : '';
    const how = mode === 'turn' ? '' : `,"mode":"${mode}"`;
    const who = answered === '' ? '' : `,"answered":[${answered}]`;
    const until = closesAt === null ? '' : `,"closesAt":${closesAt}`;
    return `,"asked":{"id":"${open.id}","seats":[${seats.join()}]${how}${who}${until}}${times}`;
  }

  /** What is in a moment for one reader alone. */
  private ownText(viewer: Viewer): string {
    if (viewer < 0) return '';
    return this.yoursText(viewer) + (this.match.mayUndo(viewer) ? ',"canUndo":true' : '');
  }

  private yoursText(seat: Seat): string {
    const question = this.match.question(seat);
    if (question === null) return '';
    const legal = this.match.legal(seat);
    const pending = this.pending(seat);
    const listed = isSameList(legal, question.options) ? '' : `,"legal":${JSON.stringify(legal)}`;
    const waiting = pending === null ? '' : `,"pending":${JSON.stringify(pending)}`;
    return `,"yours":{"question":${JSON.stringify(question)}${listed}${waiting}}`;
  }

  private pending(viewer: Viewer): Yours['pending'] {
    const held = viewer < 0 ? null : this.match.pending(viewer);
    return held === null ? null : { action: held.action, locked: held.locked };
  }
}

/** Whether both have the same answers: those of a game are constants. */
function isSameList(list: readonly Action[], other: readonly Action[]): boolean {
  return list.length === other.length && list.every((action, i) => action === other[i]);
}

/** The input of this seat alone that made the entry: telling of one is the receipt for the other. */
export function inputIn(entry: Entry, seat: Viewer): string | undefined {
  if (!isUndo(entry) && entry.answers.length !== 1) return undefined;
  const given = isUndo(entry) ? entry : entry.answers[0];
  return given?.seat === seat ? given.inputs?.at(-1) : undefined;
}

function receiptText(entry: Entry, viewer: Viewer): string {
  const input = inputIn(entry, viewer);
  return input === undefined ? '' : `,"input":"${input}"`;
}

/** What happened, where everyone is told the same. */
function sharedNews(entry: Entry): string | null {
  return isAlikeForAll(entry) ? newsText(entry, PUBLIC) : null;
}

/** What happened, as one viewer is told it. */
function newsText(entry: Entry, viewer: Viewer): string {
  const number = numberText(entry);
  return isUndo(entry) ? number : `${number},"events":${JSON.stringify(eventsOf(entry, viewer).events)}`;
}

/** Which entry it is, and when it was made. That a choice was taken back is no event. */
function numberText(entry: Entry): string {
  const number = `"entry":${entry.entry},"at":${entry.at}`;
  return isUndo(entry) ? `${number},"undoes":${entry.reverts}` : number;
}

/** The views after an entry, each built once, and the changes that lead to them, each written once. */
class Pictures {
  readonly views: ByViewer<Json>;
  readonly sights: ByViewer<Viewer>;
  /** Whose sight the latest changes were of, and whether everyone of that sight gets the same. */
  last: Viewer = PUBLIC;
  isUsual = true;
  private readonly match: AnyMatch;
  private readonly oldViews: ByViewer<Json>;
  private readonly oldSights: ByViewer<Viewer>;
  private readonly texts: ByViewer<string>;

  constructor(match: AnyMatch, views: ByViewer<Json>, sights: ByViewer<Viewer>) {
    const seats = match.header.seats.length;
    this.match = match;
    this.oldViews = views;
    this.oldSights = sights;
    this.views = new ByViewer(seats);
    this.sights = new ByViewer(seats);
    this.texts = new ByViewer(seats);
  }

  /** What turns the view that this viewer was sent last into the present one; the whole of it for someone new. */
  changesFor(viewer: Viewer): string {
    const sight = this.match.sight(viewer);
    const before = this.oldSights.get(viewer);
    this.last = sight;
    this.isUsual = before === sight;
    this.sights.set(viewer, sight);
    const known = this.isUsual ? this.texts.get(sight) : undefined;
    if (known !== undefined) return known;
    const old = before === undefined ? undefined : this.oldViews.get(before);
    const view = this.viewOf(sight);
    const text = old === undefined ? replacementText(view) : changesText(old, view);
    if (this.isUsual) this.texts.set(sight, text);
    return text;
  }

  private viewOf(sight: Viewer): Json {
    const known = this.views.get(sight);
    if (known !== undefined) return known;
    const view = this.match.view(sight, this.oldViews.get(sight)) as Json;
    this.views.set(sight, view);
    return view;
  }
}

/** Something for each viewer. With every move several are made, so the room for all is taken at once. */
export class ByViewer<T> {
  private readonly all: (T | undefined)[];

  constructor(seats: number) {
    this.all = NOBODY.slice(0, seats + 1);
  }

  get(viewer: Viewer): T | undefined {
    return this.all[viewer + 1];
  }

  set(viewer: Viewer, value: T): void {
    this.all[viewer + 1] = value;
  }
}

const NOBODY: readonly undefined[] = Array.from({ length: 16 }, () => undefined);

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

/** The same while they stand still: those that ran have used up that much since. */
export function stoppedClocks(
  left: readonly number[] | null,
  running: readonly Seat[],
  used: number,
): SeatClock[] | null {
  if (left === null) return null;
  return left.map((rest, seat) => ({
    left: running.includes(seat) ? Math.max(rest - used, 0) : rest,
    runsSince: null,
  }));
}
