import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import type { TowerShown } from './props.ts';

/** How much of a throw the dice take to come down one after the other. */
const STAGGER = 0.35;

/** Lets rolled dice fall out of the tower, and a turned die turn. */
export function useTumble(root: RefObject<HTMLElement | null>, shown: TowerShown | null): void {
  useLayoutEffect(() => {
    if (root.current === null || shown === null || shown.duration <= 0) return;
    const { event, duration } = shown;
    if (event.type === 'dice-rolled') drop(root.current, event.rolled, duration);
    if (event.type === 'die-turned') turn(root.current, event.die, duration);
  }, [shown?.entry, shown?.index]);
}

function dieIn(root: HTMLElement, die: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-die="${die}"]`);
}

function drop(root: HTMLElement, dice: readonly number[], duration: number): void {
  const mouth = root.querySelector('[data-mouth]')?.getBoundingClientRect();
  if (mouth === undefined) return;
  for (const [i, die] of dice.entries()) {
    const element = dieIn(root, die);
    if (element === null) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = mouth.left + mouth.width / 2 - (left + width / 2);
    const y = mouth.top + mouth.height / 2 - (top + height / 2);
    const delay = (duration * STAGGER * i) / Math.max(1, dice.length);
    const time = duration * (1 - STAGGER);
    element.animate(fall(x, y), { duration: time, delay, easing: 'cubic-bezier(.25,.6,.35,1)', fill: 'backwards' });
    element.querySelector('[data-blur]')?.animate(BLUR, { duration: delay + time, fill: 'both' });
  }
}

/** From the tower's mouth over the tray, with two bounces, to where the die lies. */
function fall(x: number, y: number): Keyframe[] {
  const at = (part: number, lift: number, spin: number, scale: number): string =>
    `translate(${x * part}px, ${y * part - lift}px) rotate(${spin}deg) scale(${scale})`;
  return [
    { transform: at(1, 0, -400, 0.35), opacity: 0 },
    { transform: at(0.85, 4, -320, 0.6), opacity: 1, offset: 0.12 },
    { transform: at(0.35, 26, -150, 1.08), offset: 0.5 },
    { transform: at(0.12, 0, -60, 0.97), offset: 0.68 },
    { transform: at(0.03, 8, -14, 1.03), offset: 0.84 },
    { transform: at(0, 0, 0, 1), opacity: 1 },
  ];
}

/** Other faces flicker by until the die is nearly down. */
const BLUR: Keyframe[] = [
  { opacity: 1, transform: 'translateY(0)', easing: 'steps(4, end)' },
  { opacity: 1, transform: 'translateY(-80%)', offset: 0.78 },
  { opacity: 0, transform: 'translateY(-80%)', offset: 0.8 },
  { opacity: 0, transform: 'translateY(-80%)' },
];

function turn(root: HTMLElement, die: number, duration: number): void {
  dieIn(root, die)?.animate(
    [
      { transform: 'perspective(200px) rotateX(-180deg) scale(1.25)' },
      { transform: 'perspective(200px) rotateX(0) scale(1.25)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration, easing: 'ease-in-out' },
  );
}
