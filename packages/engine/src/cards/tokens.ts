import type { Kind, Place } from './cards.ts';

/** The face of a token that has none yet. */
export const BLANK = -1;

/** Stand-ins for cards while a history is walked backwards: each lies in a place and has a face or is still blank. */
export class Tokens {
  /** The kind of each token, or BLANK. */
  face = new Int32Array(0);
  /** By place: how many tokens are blank, and how many have a face. */
  blanks = new Int32Array(0);
  faces = new Int32Array(0);
  /** By place * kinds + kind: tokens with that face in that place. */
  count = new Int32Array(0);
  /** Copies of each kind that no token has for a face. */
  left = new Int32Array(0);
  private kinds = 0;
  private total = 0;
  /** By place * total: its blank tokens, and its tokens with a face. */
  private blank = new Int32Array(0);
  private faced = new Int32Array(0);

  /** Lays blank tokens, numbered from place to place. */
  lay(copies: readonly number[], sizes: readonly number[]): void {
    this.reserve(copies, sizes.length);
    let token = 0;
    for (let place = 0; place < sizes.length; place++) {
      const size = sizes[place] as number;
      for (let i = 0; i < size; i++) this.blank[place * this.total + i] = token++;
      this.blanks[place] = size;
    }
    this.face.fill(BLANK);
    this.faces.fill(0);
    this.count.fill(0);
    this.left.set(copies);
  }

  private reserve(copies: readonly number[], places: number): void {
    const kinds = copies.length;
    let total = 0;
    for (let kind = 0; kind < kinds; kind++) total += copies[kind] as number;
    if (kinds === this.kinds && total === this.total && places === this.blanks.length) return;
    this.kinds = kinds;
    this.total = total;
    this.face = new Int32Array(total);
    this.blank = new Int32Array(places * total);
    this.faced = new Int32Array(places * total);
    this.blanks = new Int32Array(places);
    this.faces = new Int32Array(places);
    this.count = new Int32Array(places * kinds);
    this.left = new Int32Array(kinds);
  }

  /** The n-th token of a place, the blank ones first. */
  at(place: Place, n: number): number {
    const blanks = this.blanks[place] as number;
    return (n < blanks ? this.blank[place * this.total + n] : this.faced[place * this.total + n - blanks]) as number;
  }

  /** Moves the n-th blank token of a place. */
  moveBlank(from: Place, to: Place, n: number): number {
    const token = this.takeBlank(from, n);
    this.putBlank(to, token);
    return token;
  }

  /** Moves a token with this face: equal ones can't be told apart, so any will do. */
  moveFaced(from: Place, to: Place, kind: Kind): number {
    let i = from * this.total + (this.faces[from] as number) - 1;
    while (this.face[this.faced[i] as number] !== kind) i -= 1;
    const token = this.faced[i] as number;
    this.dropFaced(from, i);
    this.putFaced(to, token);
    return token;
  }

  /** Moves one certain token. */
  moveToken(from: Place, to: Place, token: number): void {
    if (this.face[token] === BLANK) {
      this.moveBlank(from, to, this.blank.indexOf(token, from * this.total) - from * this.total);
    } else {
      this.dropFaced(from, this.faced.indexOf(token, from * this.total));
      this.putFaced(to, token);
    }
  }

  /** Moves every token of a place. */
  moveEvery(from: Place, to: Place): void {
    for (let i = (this.blanks[from] as number) - 1; i >= 0; i--) this.moveBlank(from, to, i);
    const base = from * this.total;
    for (let i = (this.faces[from] as number) - 1; i >= 0; i--) {
      const token = this.faced[base + i] as number;
      this.dropFaced(from, base + i);
      this.putFaced(to, token);
    }
  }

  /** Gives the n-th blank token of a place a face. */
  name(place: Place, n: number, kind: Kind): number {
    const token = this.takeBlank(place, n);
    this.face[token] = kind;
    this.left[kind] = (this.left[kind] as number) - 1;
    this.putFaced(place, token);
    return token;
  }

  /** Takes a token's face away. */
  unname(place: Place, token: number): void {
    const kind = this.face[token] as number;
    this.dropFaced(place, this.faced.indexOf(token, place * this.total));
    this.face[token] = BLANK;
    this.left[kind] = (this.left[kind] as number) + 1;
    this.putBlank(place, token);
  }

  /** Lists the tokens still blank by their numbers. */
  listBlanks(into: number[]): void {
    into.length = 0;
    for (let token = 0; token < this.total; token++) if (this.face[token] === BLANK) into.push(token);
  }

  private takeBlank(place: Place, n: number): number {
    const base = place * this.total;
    const last = (this.blanks[place] as number) - 1;
    const token = this.blank[base + n] as number;
    this.blank[base + n] = this.blank[base + last] as number;
    this.blanks[place] = last;
    return token;
  }

  private putBlank(place: Place, token: number): void {
    const at = this.blanks[place] as number;
    this.blank[place * this.total + at] = token;
    this.blanks[place] = at + 1;
  }

  private putFaced(place: Place, token: number): void {
    const at = this.faces[place] as number;
    this.faced[place * this.total + at] = token;
    this.faces[place] = at + 1;
    const cell = place * this.kinds + (this.face[token] as number);
    this.count[cell] = (this.count[cell] as number) + 1;
  }

  private dropFaced(place: Place, i: number): void {
    const last = (this.faces[place] as number) - 1;
    const cell = place * this.kinds + (this.face[this.faced[i] as number] as number);
    this.count[cell] = (this.count[cell] as number) - 1;
    this.faced[i] = this.faced[place * this.total + last] as number;
    this.faces[place] = last;
  }
}
