import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import type { TownShown } from './props.ts';

/** How much of a throw the dice take to come out one after the other. */
const STAGGER = 0.3;

/** Lets the reader's own dice roll out of the cup and land on what was rolled. */
export function useTumble(root: RefObject<HTMLElement | null>, shown: TownShown | null): void {
  useLayoutEffect(() => {
    const type = shown?.event.type;
    if (root.current === null || shown === null || shown.duration <= 0) return;
    if (type === 'dice-rolled' || type === 'last-roll-kept') roll(root.current, shown.duration);
  }, [shown?.entry, shown?.index]);
}

function roll(root: HTMLElement, duration: number): void {
  const dice = [...root.querySelectorAll<HTMLElement>('[data-rolled]')];
  for (const [i, die] of dice.entries()) {
    const delay = (duration * STAGGER * i) / dice.length;
    die.animate(tumbleFrom(-70 - 56 * i, i % 2 === 0 ? -300 : -420), {
      duration: duration * (1 - STAGGER),
      delay,
      easing: 'cubic-bezier(.25,.6,.35,1)',
      fill: 'backwards',
    });
  }
}

/** From the cup over the table with two bounces. */
function tumbleFrom(x: number, spin: number): Keyframe[] {
  const at = (part: number, lift: number, scale: number): string =>
    `translate(${x * part}px, ${-lift}px) rotate(${spin * part}deg) scale(${scale})`;
  return [
    { transform: at(1, 6, 0.4), opacity: 0 },
    { transform: at(0.8, 22, 0.7), opacity: 1, offset: 0.15 },
    { transform: at(0.35, 0, 1), offset: 0.5 },
    { transform: at(0.12, 10, 1.05), offset: 0.7 },
    { transform: at(0, 0, 1), opacity: 1 },
  ];
}
