import { isIn, type Viewer } from '../seat.ts';
import { NOWHERE, ROW, type Kind, type Place } from './cards.ts';
import type { Luck } from './luck.ts';
import { BLANK, Tokens } from './tokens.ts';
import type { Trace } from './trace.ts';

/** No face at all can have come by a move: the tokens contradict what was seen. */
const NONE = -2;
const MOST_FAILURES = 100_000;
/** How often the kinds left are shared out before the walk is made again. */
const MOST_SHARES = 16;

/**
 * Walks a history backwards with one token a card. All are blank at first, where the cards lie now. A seen move finds
 * a token with that face among those it may have brought, or gives it to a blank one; an unseen move sends any token
 * back, so that each face stays where the trace allows it. At the beginning the tokens still blank share out the kinds
 * left. Where that ends in a contradiction, some of the last steps are taken back and tried again; where a card would
 * have lain in a place that is known not to have held it, all of it is.
 */
export class Rewind {
  private readonly trace: Trace;
  private readonly tokens = new Tokens();
  /** By row: the token that moved, and whether the row gave it its face. */
  private mover = new Int32Array(0);
  private isNaming = new Uint8Array(0);
  private readonly rest: number[] = [];
  private readonly unnamed: number[] = [];
  private readonly ruledOut: Kind[] = [];
  private lying = new Int32Array(0);

  constructor(trace: Trace) {
    this.trace = trace;
  }

  /** Finds a history that the viewer of the trace could have seen, of cards that began in `start`. */
  run(history: readonly number[], viewer: Viewer, copies: readonly number[], start: Place, luck: Luck): void {
    this.reserve(history.length / ROW);
    this.findRuledOut(history);
    for (let attempt = 0; attempt < MOST_FAILURES; attempt++) {
      this.walkBack(history, viewer, copies, luck);
      if (this.nameRest(history, copies, start, luck)) return;
    }
    throw new Error(`no history fits what viewer ${viewer} saw`);
  }

  private walkBack(history: readonly number[], viewer: Viewer, copies: readonly number[], luck: Luck): void {
    const rows = history.length / ROW;
    this.tokens.lay(copies, this.trace.known.size);
    let deepest = rows;
    let failures = 0;
    let row = rows - 1;
    while (row >= 0) {
      if (this.undo(history, row, viewer, luck)) {
        row -= 1;
        continue;
      }
      failures = row < deepest ? 1 : failures + 1;
      if (failures > MOST_FAILURES) throw new Error(`no history fits what viewer ${viewer} saw`);
      deepest = Math.min(deepest, row);
      const back = Math.min(rows - 1, row + stepsBack(failures));
      while (row < back) this.redo(history, ++row);
    }
  }

  /** The kinds of which some place was once known to hold none. */
  private findRuledOut(history: readonly number[]): void {
    this.ruledOut.length = 0;
    for (let at = 0; at < history.length; at += ROW) {
      const kind = history[at + 2] as number;
      if (history[at + 1] === NOWHERE && !this.ruledOut.includes(kind)) this.ruledOut.push(kind);
    }
  }

  /** The kinds in each place by the last run, in random order: blank tokens were always taken at random. */
  piles(): number[][] {
    const { face } = this.tokens;
    const piles: number[][] = [];
    let token = 0;
    for (const size of this.trace.known.size) {
      const pile: number[] = [];
      for (const end = token + size; token < end; token++) pile.push(face[token] as number);
      piles.push(pile);
    }
    return piles;
  }

  /** The kind that moved in a row by the last run. */
  kindMoved(row: number): Kind {
    return this.tokens.face[this.mover[row] as number] as number;
  }

  private reserve(rows: number): void {
    if (this.mover.length >= rows) return;
    this.mover = new Int32Array(2 * rows);
    this.isNaming = new Uint8Array(2 * rows);
  }

  /** Takes a move back. False, with nothing changed, when none of the tokens can have made it. */
  private undo(history: readonly number[], row: number, viewer: Viewer, luck: Luck): boolean {
    const from = history[row * ROW] as number;
    const to = history[row * ROW + 1] as number;
    const what = history[row * ROW + 2] as number;
    this.isNaming[row] = 0;
    if (to === NOWHERE) return this.tokens.count[from * this.trace.kinds + what] === 0;
    if (what < 0) return this.undoAll(row, from, to, -what, luck);
    if (isIn(history[row * ROW + 3] as number, viewer)) return this.undoSeen(row, from, to, what, luck);
    if (from !== to) return this.undoUnseen(row, from, to, luck);
    const { blanks, faces } = this.tokens;
    this.mover[row] = this.tokens.at(to, luck.below((blanks[to] as number) + (faces[to] as number)));
    return true;
  }

  /** Makes a move again that was taken back. */
  private redo(history: readonly number[], row: number): void {
    const from = history[row * ROW] as number;
    const to = history[row * ROW + 1] as number;
    if (to === NOWHERE) return;
    if ((history[row * ROW + 2] as number) < 0) {
      this.tokens.moveEvery(from, to);
      return;
    }
    const token = this.mover[row] as number;
    if (from !== to) this.tokens.moveToken(from, to, token);
    if (this.isNaming[row] === 1) this.tokens.unname(to, token);
  }

  /** Either a token that has this face came by the move, or a blank one. */
  private undoSeen(row: number, from: Place, to: Place, kind: Kind, luck: Luck): boolean {
    const { tokens, trace } = this;
    const same = tokens.count[to * trace.kinds + kind] as number;
    const fresh = (tokens.left[kind] as number) > 0 ? (tokens.blanks[to] as number) : 0;
    const twins = trace.twins[row] as number;
    if (same > twins + 1 || same + fresh === 0) return false;
    const isBlank =
      same === 0 || (fresh > 0 && same <= twins && !luck.favours(same / (trace.twin[row] as number), fresh));
    if (isBlank) {
      tokens.name(to, luck.below(fresh), kind);
      this.isNaming[row] = 1;
    }
    this.mover[row] = tokens.moveFaced(to, from, kind);
    return true;
  }

  private undoUnseen(row: number, from: Place, to: Place, luck: Luck): boolean {
    const { tokens } = this;
    const kind = this.chooseKind(row, from, to, luck);
    if (kind === NONE) return false;
    if (kind === BLANK) this.mover[row] = tokens.moveBlank(to, from, luck.below(tokens.blanks[to] as number));
    else this.mover[row] = tokens.moveFaced(to, from, kind);
    return true;
  }

  /** Which face came by an unseen move, so that both places can have held the others before. */
  private chooseKind(row: number, from: Place, to: Place, luck: Luck): Kind | typeof BLANK | typeof NONE {
    const { trace, tokens } = this;
    const room = (trace.fromUnknown[row] as number) - this.countBeyond(row, from, false);
    const over = this.countBeyond(row, to, true) - (trace.toUnknown[row] as number);
    if (over > 1 || room < 0) return NONE;
    let total = over === 1 ? 0 : (tokens.blanks[to] as number);
    let chosen = total > 0 ? BLANK : NONE;
    if (tokens.faces[to] === 0) return chosen;
    let must = NONE;
    for (let kind = 0; kind < trace.kinds; kind++) {
      const here = tokens.count[to * trace.kinds + kind] as number;
      if (here === 0) continue;
      const beyond = here - trace.toMost(row, kind);
      if (beyond > (must === NONE ? 1 : 0)) return NONE;
      if (beyond === 1) must = kind;
      else if (must !== NONE || (over === 1 && here <= trace.toSure(row, kind))) continue;
      if (!this.fits(row, from, kind, room)) continue;
      const weight = here * trace.odds(row, kind);
      if (must === kind || total === 0 || luck.favours(weight, total)) chosen = kind;
      total += weight;
    }
    return must === NONE || must === chosen ? chosen : NONE;
  }

  /** How many faces lie in a place beyond those certain to have lain there before the row. */
  private countBeyond(row: number, place: Place, isTo: boolean): number {
    const { trace, tokens } = this;
    if (tokens.faces[place] === 0) return 0;
    let sum = 0;
    for (let kind = 0; kind < trace.kinds; kind++) {
      const here = tokens.count[place * trace.kinds + kind] as number;
      if (here > 0) sum += Math.max(0, here - (isTo ? trace.toSure(row, kind) : trace.fromSure(row, kind)));
    }
    return sum;
  }

  /** Whether one more card of a kind can have lain where a move came from, with room for so many uncertain ones. */
  private fits(row: number, from: Place, kind: Kind, room: number): boolean {
    const there = this.tokens.count[from * this.trace.kinds + kind] as number;
    return there < this.trace.fromSure(row, kind) || (room > 0 && there < this.trace.fromMost(row, kind));
  }

  /** A whole pile goes back: faces that can't have lain in one of the places first, then the others by the odds. */
  private undoAll(row: number, from: Place, to: Place, moved: number, luck: Luck): boolean {
    const { trace, tokens } = this;
    let going = moved;
    let staying = (tokens.blanks[to] as number) + (tokens.faces[to] as number) - moved;
    for (let kind = 0; kind < trace.kinds; kind++) {
      const here = tokens.count[to * trace.kinds + kind] as number;
      if (trace.fromMost(row, kind) === 0) staying -= here;
      else if (trace.toMost(row, kind) === 0) going -= here;
    }
    if (going < 0 || staying < 0) return false;
    for (let kind = 0; kind < trace.kinds; kind++) {
      if (trace.fromMost(row, kind) === 0) continue;
      const isForced = trace.toMost(row, kind) === 0;
      for (let here = tokens.count[to * trace.kinds + kind] as number; here > 0; here--) {
        const goes = isForced || (going > 0 && luck.favours(going * trace.odds(row, kind), staying));
        if (goes) tokens.moveFaced(to, from, kind);
        if (goes && !isForced) going -= 1;
        if (!goes) staying -= 1;
      }
    }
    for (; going > 0; going--) tokens.moveBlank(to, from, luck.below(tokens.blanks[to] as number));
    return true;
  }

  /** Shares the kinds left out among the tokens still blank. False when that keeps ending where a kind was ruled out. */
  private nameRest(history: readonly number[], copies: readonly number[], start: Place, luck: Luck): boolean {
    const { rest, tokens, unnamed } = this;
    rest.length = 0;
    for (let kind = 0; kind < copies.length; kind++) {
      for (let i = tokens.left[kind] as number; i > 0; i--) rest.push(kind);
    }
    tokens.listBlanks(unnamed);
    for (let share = 0; share < MOST_SHARES; share++) {
      luck.shuffle(rest);
      for (let i = 0; i < rest.length; i++) tokens.face[unnamed[i] as number] = rest[i] as number;
      if (this.ruledOut.every((kind) => this.isKeptOut(kind, history, copies[kind] as number, start))) return true;
    }
    return false;
  }

  /** Whether cards of a kind never lay in a place when it was known to hold none. */
  private isKeptOut(kind: Kind, history: readonly number[], count: number, start: Place): boolean {
    const places = this.trace.known.size.length;
    if (this.lying.length < places) this.lying = new Int32Array(places);
    const { lying } = this;
    lying.fill(0);
    lying[start] = count;
    for (let row = 0; row * ROW < history.length; row++) {
      const from = history[row * ROW] as number;
      const to = history[row * ROW + 1] as number;
      const what = history[row * ROW + 2] as number;
      const here = lying[from] as number;
      if (to === NOWHERE) {
        if (what === kind && here > 0) return false;
        continue;
      }
      const moved = what < 0 ? here : this.kindMoved(row) === kind ? 1 : 0;
      lying[from] = here - moved;
      lying[to] = (lying[to] as number) + moved;
    }
    return true;
  }
}

/** How many steps to take back: 8 16 8 32 8 16 8 64 …, so that both near and far causes of a contradiction are soon undone. */
function stepsBack(failures: number): number {
  return 8 * (failures & -failures);
}
