/**
 * What one viewer knows of face-down cards, with perfect recall. For each kind: copies known to lie in a place
 * (`sure`), and copies not located (`free`) with the places where they may lie (`mask`, one bit a place).
 */
export interface Knowledge {
  readonly kinds: number;
  /** By place * kinds + kind. */
  readonly sure: number[];
  readonly free: number[];
  readonly mask: number[];
  /** How many cards each place holds, and how many of them are located. */
  readonly size: number[];
  readonly located: number[];
}

export function newKnowledge(copies: readonly number[], places: number, start: number): Knowledge {
  const kinds = copies.length;
  const sure = Array<number>(places * kinds).fill(0);
  const size = Array<number>(places).fill(0);
  const located = Array<number>(places).fill(0);
  let total = 0;
  for (let kind = 0; kind < kinds; kind++) {
    sure[start * kinds + kind] = copies[kind] ?? 0;
    total += copies[kind] ?? 0;
  }
  size[start] = total;
  located[start] = total;
  return { kinds, sure, free: Array<number>(kinds).fill(0), mask: Array<number>(kinds).fill(0), size, located };
}

export function cloneKnowledge(known: Knowledge): Knowledge {
  return {
    kinds: known.kinds,
    sure: known.sure.slice(),
    free: known.free.slice(),
    mask: known.mask.slice(),
    size: known.size.slice(),
    located: known.located.slice(),
  };
}

/** How many cards of a kind lie in a place for certain. */
export function countSure(known: Knowledge, place: number, kind: number): number {
  return known.sure[place * known.kinds + kind] ?? 0;
}

/** Whether a card of a kind may lie in a place. */
export function mayBe(known: Knowledge, place: number, kind: number): boolean {
  return countSure(known, place, kind) > 0 || ((known.mask[kind] ?? 0) & (1 << place)) !== 0;
}

/** How many cards of a kind may lie in a place at most. */
export function countMost(known: Knowledge, place: number, kind: number): number {
  const free = ((known.mask[kind] ?? 0) & (1 << place)) === 0 ? 0 : (known.free[kind] ?? 0);
  return countSure(known, place, kind) + free;
}

/** A card was seen to move; from a place to itself, it was shown where it lies. */
export function learnSeen(known: Knowledge, from: number, to: number, kind: number): void {
  if (countSure(known, from, kind) > 0) locate(known, from, kind, -1);
  else release(known, kind, -1);
  locate(known, to, kind, 1);
  resize(known, from, to, 1);
  settle(known, from);
}

/** A card moved face down: any card that may have been there may be the one. */
export function learnUnseen(known: Knowledge, from: number, to: number): void {
  if (from === to) return;
  const only = onlyKind(known, from);
  if (only >= 0) {
    learnSeen(known, from, to, only);
    return;
  }
  const here = 1 << from;
  const there = 1 << to;
  const { kinds, mask, sure } = known;
  for (let kind = 0; kind < kinds; kind++) {
    const places = mask[kind] as number;
    if ((sure[from * kinds + kind] as number) > 0) {
      locate(known, from, kind, -1);
      release(known, kind, 1);
      mask[kind] = places | here | there;
    } else if ((places & here) !== 0) {
      mask[kind] = places | there;
    }
  }
  resize(known, from, to, 1);
  settle(known, from);
}

/** A whole pile moved. */
export function learnAll(known: Knowledge, from: number, to: number): void {
  if (from === to) return;
  const here = 1 << from;
  for (let kind = 0; kind < known.kinds; kind++) {
    const count = countSure(known, from, kind);
    if (count > 0) {
      locate(known, from, kind, -count);
      locate(known, to, kind, count);
    }
    const mask = known.mask[kind] ?? 0;
    if ((mask & here) === 0) continue;
    known.mask[kind] = (mask & ~here) | (1 << to);
    locateLast(known, kind);
  }
  resize(known, from, to, known.size[from] ?? 0);
  settle(known, to);
}

/** A place turned out to hold no card of a kind. */
export function learnNone(known: Knowledge, place: number, kind: number): void {
  if (countSure(known, place, kind) > 0) throw new Error(`a card of kind ${kind} was seen to go to place ${place}`);
  const mask = known.mask[kind] ?? 0;
  const here = 1 << place;
  if ((mask & here) === 0) return;
  known.mask[kind] = mask & ~here;
  const last = locateLast(known, kind);
  if (last !== 0) settle(known, 31 - Math.clz32(last));
}

function locate(known: Knowledge, place: number, kind: number, by: number): void {
  const at = place * known.kinds + kind;
  known.sure[at] = (known.sure[at] ?? 0) + by;
  known.located[place] = (known.located[place] ?? 0) + by;
}

function release(known: Knowledge, kind: number, by: number): void {
  const free = (known.free[kind] ?? 0) + by;
  if (free < 0) throw new Error(`more cards of kind ${kind} were seen than there are`);
  known.free[kind] = free;
  if (free === 0) known.mask[kind] = 0;
}

function resize(known: Knowledge, from: number, to: number, by: number): void {
  known.size[from] = (known.size[from] ?? 0) - by;
  known.size[to] = (known.size[to] ?? 0) + by;
}

/** The one kind that all cards of a place are known to be, or -1. */
function onlyKind({ kinds, located, size, sure }: Knowledge, place: number): number {
  const cards = size[place] as number;
  if ((located[place] as number) < cards) return -1;
  for (let kind = 0; kind < kinds; kind++) {
    const count = sure[place * kinds + kind] as number;
    if (count > 0) return count === cards ? kind : -1;
  }
  return -1;
}

/** A place whose cards are all located holds none of the free ones, which may locate a card elsewhere, and so on. */
function settle(known: Knowledge, place: number): void {
  const { kinds, located, mask, size } = known;
  let changed = 1 << place;
  while (changed !== 0) {
    const at = 31 - Math.clz32(changed);
    const here = 1 << at;
    changed &= ~here;
    if ((located[at] as number) < (size[at] as number)) continue;
    for (let kind = 0; kind < kinds; kind++) {
      const places = mask[kind] as number;
      if ((places & here) === 0) continue;
      mask[kind] = places & ~here;
      changed |= locateLast(known, kind);
    }
  }
}

/** Locates the free copies of a kind that have one place left: returns that place's bit, or 0. */
function locateLast(known: Knowledge, kind: number): number {
  const mask = known.mask[kind] ?? 0;
  if (mask === 0 || (mask & (mask - 1)) !== 0) return 0;
  const free = known.free[kind] ?? 0;
  locate(known, 31 - Math.clz32(mask), kind, free);
  release(known, kind, -free);
  return mask;
}
