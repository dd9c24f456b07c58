import type { Action } from '@boxcars/engine';

import type { Draft } from './draft.ts';

/** Milliseconds. Whoever is quicker passes by, or has decided already: boards needn't draw what that would do. */
const STAY = 80;

let timer: ReturnType<typeof setTimeout> | undefined;

/** An answer is looked at, once the pointer or the focus stays on it. */
export function lookAt<A extends Action>(draft: Draft<A>, action: A): void {
  clearTimeout(timer);
  timer = setTimeout(() => (draft.look.value = action), STAY);
}

/** Nothing is looked at any more. */
export function lookAway<A extends Action>(draft: Draft<A>): void {
  clearTimeout(timer);
  draft.look.value = null;
}
