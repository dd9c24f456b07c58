import { isIn, type Viewer } from '../seat.ts';
import { peek } from '../secret.ts';
import { NOWHERE, ROW, type Cards } from './cards.ts';
import { countSure, learnAll, learnNone, learnSeen, learnUnseen, newKnowledge, type Knowledge } from './knowledge.ts';

/** Stands for the kind of a card that moved unseen. Below it: minus the number of cards of a whole pile that moved. */
const UNSEEN = -1;

/** What is possible counts as at least this likely, so that it is never too unlikely to come out. */
const LEAST = 2 ** -12;

/**
 * What a viewer's observations say before each row of the history, gathered by walking it forwards.
 * Certainty comes from the viewer's knowledge; likelihood from shares, the expected copies of a kind in a place,
 * as if an unseen move picked any card of its pile alike.
 */
export class Trace {
  known: Knowledge = newKnowledge([], 0, 0);
  kinds = 0;
  /** What was followed, and by whom. */
  private copies: readonly number[] = [];
  private places = 0;
  private start = 0;
  private viewer: Viewer | null = null;
  private rows = 0;
  private memory = new Float64Array(0);
  /** By row, for unseen moves: cards in `from` and `to` before the move that were not located. */
  fromUnknown = new Int32Array(0);
  toUnknown = new Int32Array(0);
  /** By row, for seen moves: other cards of the kind in `to` before the move at most, and how likely one card was such. */
  twins = new Int32Array(0);
  twin = new Float64Array(0);
  /** By row, for unseen moves: the cards in `to` for each card in `from` before the move. */
  private sizes = new Float64Array(0);
  /** By row * kinds + kind, for unseen moves: four counts packed in bytes, and the expected copies, before the move. */
  private bounds = new Int32Array(0);
  private fromExpected = new Float64Array(0);
  private toExpected = new Float64Array(0);
  /** By place * kinds + kind: expected copies not located. Means something only where the knowledge allows the kind. */
  private share = new Float64Array(0);

  /** Walks the history as `viewer` saw it: from where the last walk ended, if this one begins alike. */
  follow(cards: Cards, viewer: Viewer): void {
    const history = peek(cards.history);
    const rows = history.length / ROW;
    if (!this.continues(cards, viewer)) this.begin(cards);
    // A walk that throws is not gone on from.
    this.viewer = null;
    this.reserve(rows);
    for (let row = this.rows; row < rows; row++) {
      const from = history[row * ROW] as number;
      const to = history[row * ROW + 1] as number;
      const what = seenKind(history, row, viewer);
      this.memory[row] = remember(from, to, what);
      if (to === NOWHERE) learnNone(this.known, from, what);
      else if (what < UNSEEN) this.followUnseen(row, from, to, true);
      else if (what !== UNSEEN) this.followSeen(row, from, to, what);
      else if (from !== to) this.followUnseen(row, from, to, false);
    }
    this.rows = rows;
    this.viewer = viewer;
  }

  /** Before an unseen move: cards of a kind that lay in `from` at most, and for certain; the same for `to`. */
  fromMost(row: number, kind: number): number {
    return (this.bounds[row * this.kinds + kind] as number) & 0xff;
  }

  fromSure(row: number, kind: number): number {
    return ((this.bounds[row * this.kinds + kind] as number) >> 8) & 0xff;
  }

  toMost(row: number, kind: number): number {
    return ((this.bounds[row * this.kinds + kind] as number) >> 16) & 0xff;
  }

  toSure(row: number, kind: number): number {
    return (this.bounds[row * this.kinds + kind] as number) >>> 24;
  }

  /** How much likelier a card of the kind that lies in `to` after an unseen move came with it than lay there before. */
  odds(row: number, kind: number): number {
    const at = row * this.kinds + kind;
    const here = Math.max(LEAST, this.fromExpected[at] as number);
    const there = Math.max(LEAST, this.toExpected[at] as number);
    return ((this.sizes[row] as number) * here) / there;
  }

  /** Whether the last walk was one by the same viewer along the beginning of this history, as far as they can tell. */
  private continues(cards: Cards, viewer: Viewer): boolean {
    const history = peek(cards.history);
    if (this.viewer !== viewer || this.places !== cards.places || this.start !== cards.start) return false;
    if (this.rows * ROW > history.length || this.copies.length !== cards.copies.length) return false;
    for (let kind = 0; kind < this.kinds; kind++) if (this.copies[kind] !== cards.copies[kind]) return false;
    for (let row = 0; row < this.rows; row++) {
      const seen = seenKind(history, row, viewer);
      const now = remember(history[row * ROW] as number, history[row * ROW + 1] as number, seen);
      if (this.memory[row] !== now) return false;
    }
    return true;
  }

  private begin(cards: Cards): void {
    this.copies = cards.copies.slice();
    this.places = cards.places;
    this.start = cards.start;
    this.rows = 0;
    this.kinds = cards.copies.length;
    this.known = newKnowledge(cards.copies, cards.places, cards.start);
    const cells = cards.places * this.kinds;
    if (this.share.length < cells) this.share = new Float64Array(cells);
  }

  private reserve(rows: number): void {
    if (this.bounds.length < rows * this.kinds) {
      const room = 2 * rows * this.kinds;
      this.bounds = grow(this.bounds, new Int32Array(room));
      this.fromExpected = grow(this.fromExpected, new Float64Array(room));
      this.toExpected = grow(this.toExpected, new Float64Array(room));
    }
    if (this.memory.length < rows) {
      this.memory = grow(this.memory, new Float64Array(2 * rows));
      this.sizes = grow(this.sizes, new Float64Array(2 * rows));
      this.fromUnknown = grow(this.fromUnknown, new Int32Array(2 * rows));
      this.toUnknown = grow(this.toUnknown, new Int32Array(2 * rows));
      this.twin = grow(this.twin, new Float64Array(2 * rows));
      this.twins = grow(this.twins, new Int32Array(2 * rows));
    }
  }

  /** One card, or all of a pile, moved face down. */
  // long: one pass over the kinds, because this is where resampling spends its time.
  private followUnseen(row: number, from: number, to: number, isWhole: boolean): void {
    const { known, kinds, share, bounds, fromExpected, toExpected } = this;
    const { mask: masks, free: frees, sure: sures } = known;
    const size = known.size[from] as number;
    const fromFit = this.fit(from);
    const toFit = this.fit(to);
    const moving = isWhole ? 1 : 1 / size;
    for (let kind = 0, at = row * kinds, here = from * kinds, there = to * kinds; kind < kinds; kind++) {
      const mask = masks[kind] as number;
      const free = frees[kind] as number;
      const fromSure = sures[here] as number;
      const toSure = sures[there] as number;
      const isHere = (mask >> from) & 1;
      const isThere = (mask >> to) & 1;
      const fromFree = isHere === 0 ? 0 : (share[here] as number) * fromFit;
      const toFree = isThere === 0 ? 0 : (share[there] as number) * toFit;
      const moved = (fromSure + fromFree) * moving;
      bounds[at] = (fromSure + isHere * free) | (fromSure << 8) | ((toSure + isThere * free) << 16) | (toSure << 24);
      fromExpected[at] = fromSure + fromFree;
      toExpected[at] = toSure + toFree;
      share[here] = fromFree + (fromSure > 0 ? 1 : 0) - moved;
      share[there] = toFree + (isWhole ? fromFree : moved);
      at += 1;
      here += 1;
      there += 1;
    }
    this.sizes[row] = (known.size[to] as number) / size;
    this.fromUnknown[row] = size - (known.located[from] as number);
    this.toUnknown[row] = (known.size[to] as number) - (known.located[to] as number);
    if (isWhole) learnAll(known, from, to);
    else learnUnseen(known, from, to);
  }

  private followSeen(row: number, from: number, to: number, kind: number): void {
    const { known, kinds, share } = this;
    const wasSure = countSure(known, from, kind) > 0;
    const free = known.free[kind] as number;
    const others = wasSure ? free : free - 1;
    const mayBeThere = ((known.mask[kind] as number) & (1 << to)) !== 0;
    const sure = countSure(known, to, kind) - (wasSure && from === to ? 1 : 0);
    const size = (known.size[to] as number) - (from === to ? 1 : 0);
    const expected = sure + (mayBeThere ? ((share[to * kinds + kind] as number) * others) / free : 0);
    this.twins[row] = sure + (mayBeThere ? others : 0);
    this.twin[row] = Math.min(1, Math.max(LEAST, expected / size));
    if (!wasSure && others > 0) this.thin(kind, others / free);
    learnSeen(known, from, to, kind);
  }

  /** Fewer copies of a kind are left to be found. */
  private thin(kind: number, factor: number): void {
    for (let at = kind; at < this.share.length; at += this.kinds) this.share[at] = (this.share[at] as number) * factor;
  }

  /** What the shares of a place are to be multiplied by, so that they make up its cards that are not located. */
  private fit(place: number): number {
    const { known, kinds, share } = this;
    let sum = 0;
    for (let kind = 0, at = place * kinds; kind < kinds; kind++, at++) {
      if (((known.mask[kind] as number) & (1 << place)) !== 0) sum += share[at] as number;
    }
    return sum === 0 ? 1 : ((known.size[place] as number) - (known.located[place] as number)) / sum;
  }
}

/** The kind a viewer saw move in a row, UNSEEN, or below that for a whole pile. */
function seenKind(history: readonly number[], row: number, viewer: Viewer): number {
  const what = history[row * ROW + 2] as number;
  if (what < 0) return UNSEEN + what;
  return isIn(history[row * ROW + 3] as number, viewer) ? what : UNSEEN;
}

/** A row as one number. */
function remember(from: number, to: number, what: number): number {
  return (what * 32 + from) * 32 + (to === NOWHERE ? 31 : to);
}

function grow<T extends Int32Array | Float64Array>(old: T, fresh: T): T {
  fresh.set(old);
  return fresh;
}
