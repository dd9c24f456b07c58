import type { Action } from '@boxcars/games/boomtown';

import type { TownTurn } from './props.ts';

/** The answer that is looked at, or else waits to be confirmed. */
export function inMind(turn: TownTurn | null): Action | null {
  return turn === null ? null : (turn.draft.look.value ?? turn.draft.action.value);
}

/** The first press puts an answer up, so that what it does can be seen; the second gives it. */
export function pick(turn: TownTurn, action: Action): void {
  if (turn.draft.action.value === action) turn.answer(action);
  else turn.draft.propose(action);
}

/** What a thing on the board does when it is pressed, hovered or focused, if it stands for an answer. */
export interface Pressable {
  readonly action: Action;
  readonly isUp: boolean;
  readonly press: () => void;
  readonly look: (isOn: boolean) => void;
}

/** The answer that fits, ready to be pressed; null where there is none or nothing can be answered. */
export function pressable(turn: TownTurn | null, isBusy: boolean, fits: (action: Action) => boolean): Pressable | null {
  const action = turn === null || isBusy ? undefined : turn.question.options.find(fits);
  if (turn === null || action === undefined) return null;
  return {
    action,
    isUp: turn.draft.action.value === action,
    press: () => pick(turn, action),
    look: (isOn) => (turn.draft.look.value = isOn ? action : null),
  };
}

/** The handlers of a button that stands for an answer. */
export function handlersOf(on: Pressable): {
  readonly onClick: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
} {
  const [look, leave] = [() => on.look(true), () => on.look(false)];
  return { onClick: on.press, onFocus: look, onBlur: leave, onPointerEnter: look, onPointerLeave: leave };
}
