import { isIn, NOWHERE, peek, ROW, type Cards, type Viewer } from '@boxcars/engine';

/** One history that fits what a viewer saw: the kind of each single-card move, the cards it leaves where, its likelihood. */
export interface World {
  readonly key: string;
  /** By place, by kind. */
  readonly counts: readonly (readonly number[])[];
  readonly likelihood: number;
}

/** Every history that fits what `viewer` saw, by trying them all. Likelihoods (a move picks any card alike) add up to 1. */
export function allWorlds(cards: Cards, viewer: Viewer): World[] {
  const history = peek(cards.history);
  const found: World[] = [];
  const counts = Array.from({ length: cards.places }, (_, place) =>
    cards.copies.map((copies) => (place === cards.start ? copies : 0)),
  );
  const moved: number[] = [];

  const shift = (from: number, to: number, kind: number, by: number): void => {
    (counts[from] as number[])[kind] = (counts[from]?.[kind] ?? 0) - by;
    (counts[to] as number[])[kind] = (counts[to]?.[kind] ?? 0) + by;
  };

  const follow = (at: number, likelihood: number): void => {
    if (at === history.length) {
      found.push({ key: moved.join(' '), counts: counts.map((row) => row.slice()), likelihood });
      return;
    }
    const [from = 0, to = 0, what = 0, seenBy = 0] = history.slice(at, at + ROW);
    const here = (counts[from] ?? []).slice();
    if (to === NOWHERE) {
      if (here[what] === 0) follow(at + ROW, likelihood);
      return;
    }
    if (what < 0) {
      for (const [kind, count] of here.entries()) shift(from, to, kind, count);
      follow(at + ROW, likelihood);
      for (const [kind, count] of here.entries()) shift(to, from, kind, count);
      return;
    }
    for (const [kind, count] of here.entries()) {
      if (count === 0 || (isIn(seenBy, viewer) && kind !== what)) continue;
      shift(from, to, kind, 1);
      moved.push(kind);
      follow(at + ROW, likelihood * count);
      moved.pop();
      shift(to, from, kind, 1);
    }
  };

  follow(0, 1);
  const sum = found.reduce((total, world) => total + world.likelihood, 0);
  return found.map((world) => ({ ...world, likelihood: world.likelihood / sum }));
}

/** The key of the world that these cards are in. */
export function worldOf(cards: Cards): string {
  const history = peek(cards.history);
  return history.filter((what, i) => i % ROW === 2 && what >= 0 && history[i - 1] !== NOWHERE).join(' ');
}

/** The cards of each place by kind. */
export function countsOf(cards: Cards): number[][] {
  return peek(cards.piles).map((pile) => cards.copies.map((_, kind) => pile.filter((card) => card === kind).length));
}
