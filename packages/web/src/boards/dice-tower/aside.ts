import type { Field } from '@boxcars/engine';
import type { Die, View } from '@boxcars/games/dice-tower';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { TowerShown, TowerTurn } from './props.ts';

type DiceField = Extract<Field, { readonly field: 'subset' }>;

/** The dice among which some may be set aside, and how many; null when none may. */
export function keepField(turn: TowerTurn | null): DiceField | null {
  const field = turn?.question.compose?.find(({ type }) => type === 'keep-dice')?.fields['dice'];
  return field?.field === 'subset' ? field : null;
}

/** Whether a die is being turned at the moment. */
export function isTurning({ draft }: TowerTurn): boolean {
  return draft.composer?.type === 'turn-die';
}

/** The dice that the answer being put together sets aside. */
export function draftedAside({ draft }: TowerTurn): readonly Die[] {
  if (draft.composer?.type !== 'keep-dice') return [];
  const dice = draft.get('dice');
  return Array.isArray(dice) ? (dice as readonly Die[]) : [];
}

export function setAside({ draft }: TowerTurn, dice: readonly Die[]): void {
  if (draft.composer?.type !== 'keep-dice') draft.start('keep-dice');
  draft.set(
    'dice',
    [...dice].sort((a, b) => a - b),
  );
}

/** Sets a die aside, or puts it back. */
export function toggleAside(turn: TowerTurn, die: Die): void {
  const aside = draftedAside(turn);
  setAside(turn, aside.includes(die) ? aside.filter((one) => one !== die) : [...aside, die]);
}

interface Remembered {
  readonly turn: number;
  readonly dice: readonly Die[];
}

/**
 * The dice that lie aside. The reader's own are in the answer being put together, which begins with the dice that were
 * aside before (TW-T1: they may be rolled again, but mostly aren't); another's are those that the last roll left out.
 */
export function useAside(view: View, turn: TowerTurn | null, shown: TowerShown | null): readonly Die[] {
  const last = useRef<Remembered>({ turn: -1, dice: [] });
  const field = keepField(turn);
  const before = startingAside(view, last.current);
  useLayoutEffect(() => {
    const dice = before.filter((die) => field?.of.includes(die));
    if (turn !== null && dice.length > 0) setAside(turn, dice);
  }, [turn?.draft]);
  const aside = asideNow(view, turn, shown, before);
  last.current = { turn: view.turn, dice: aside };
  return aside;
}

function asideNow(
  view: View,
  turn: TowerTurn | null,
  shown: TowerShown | null,
  before: readonly Die[],
): readonly Die[] {
  const event = shown?.event;
  if (event?.type === 'dice-rolled') return view.dice.flatMap((_, die) => (event.rolled.includes(die) ? [] : [die]));
  return turn !== null && turn.draft.composer?.type === 'keep-dice' ? draftedAside(turn) : before;
}

/** What is aside before anyone touches a die. */
function startingAside({ turn, phase, dice }: View, last: Remembered): readonly Die[] {
  if (phase === 'kept') return dice.flatMap(({ isKept }, die) => (isKept ? [die] : []));
  return phase === 'rolled' && last.turn === turn ? last.dice : [];
}
