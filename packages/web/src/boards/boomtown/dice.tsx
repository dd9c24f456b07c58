import type { View } from '@boxcars/games/boomtown';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Translator } from '../../words.ts';
import { DieFace } from './die.tsx';
import { places } from './places.ts';
import type { TownShown } from './props.ts';

import styles from './dice.module.css';

/** The two dice and their sum; they tumble while a roll is shown. */
export function Dice(props: {
  readonly view: View;
  readonly shown: TownShown | null;
  readonly isLive: boolean;
  readonly t: Translator;
}): JSX.Element {
  const { view, shown, isLive, t } = props;
  const root = useRef<HTMLDivElement>(null);
  useTumble(root, shown);
  const dice = diceOf(view, shown);
  const [a = 0, b = 0] = dice ?? [];
  return (
    <div class={`${styles.dice} ${isLive ? styles.live : ''}`} data-place={places.dice} ref={root}>
      <span class={styles.pair} aria-hidden="true">
        {[a, b].map((face, i) => (
          <span key={i} class={styles.die} data-die>
            <DieFace face={face} />
            <span class={styles.blur} data-blur>
              {[3, 6, 2, 5].map((other) => (
                <DieFace key={other} face={((other + face + i) % 6) + 1} />
              ))}
            </span>
          </span>
        ))}
      </span>
      <p class={styles.sum}>
        {dice === null ? (
          t('board.no-roll')
        ) : (
          <>
            <span class={styles.caption} aria-hidden="true">
              {t(isLive ? 'board.roll' : 'board.last-roll')}
            </span>
            <b aria-hidden="true" data-sum>
              {a + b}
            </b>
            <span class="visually-hidden">{t('board.dice', { a, b, sum: a + b })}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Dice are seen to land on what was rolled: while they fall the view does not have it yet. */
function diceOf(view: View, shown: TownShown | null): readonly number[] | null {
  const event = shown?.event;
  const isRoll = event?.type === 'dice-rolled' || event?.type === 'die-turned' || event?.type === 'holdup-tried';
  return isRoll ? event.dice : view.dice;
}

function useTumble(root: RefObject<HTMLElement | null>, shown: TownShown | null): void {
  useLayoutEffect(() => {
    if (root.current === null || shown === null || shown.duration <= 0) return;
    const { event, duration } = shown;
    const dice = [...root.current.querySelectorAll<HTMLElement>('[data-die]')];
    if (event.type === 'dice-rolled' || event.type === 'holdup-tried') {
      for (const [i, die] of dice.entries()) tumble(die, i, duration);
      root.current.querySelector('[data-sum]')?.animate(TELL, { duration });
    }
    if (event.type === 'die-turned') {
      const at = event.dice[0] === event.to ? 0 : 1;
      dice[at]?.animate(TURN, { duration, easing: 'ease-in-out' });
    }
  }, [shown?.entry, shown?.index]);
}

/** Two bounces over the table; other faces flicker by until the die is nearly down. */
function tumble(die: HTMLElement, i: number, duration: number): void {
  const time = duration * 0.62;
  const delay = i * duration * 0.06;
  const at = (x: number, y: number, spin: number): Keyframe => ({
    transform: `translate(${x}px, ${y}px) rotate(${spin}deg)`,
  });
  const frames = [
    { ...at(70 - i * 20, -46, -540), opacity: 0 },
    { ...at(44, 0, -330), opacity: 1, offset: 0.3 },
    { ...at(22, -20, -170), offset: 0.52 },
    { ...at(6, 0, -50), offset: 0.75 },
    { ...at(2, -6, -14), offset: 0.88 },
    at(0, 0, 0),
  ];
  die.animate(frames, { duration: time, delay, easing: 'cubic-bezier(.3,.6,.4,1)', fill: 'backwards' });
  die.querySelector('[data-blur]')?.animate(BLUR, { duration: delay + time });
}

/** The sum is not told before the dice lie. */
const TELL: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.66 }, { opacity: 1, offset: 0.72 }, { opacity: 1 }];

const BLUR: Keyframe[] = [
  { opacity: 1, transform: 'translateY(0)', easing: 'steps(3, end)' },
  { opacity: 1, transform: 'translateY(-75%)', offset: 0.8 },
  { opacity: 0, transform: 'translateY(-75%)', offset: 0.82 },
  { opacity: 0, transform: 'translateY(-75%)' },
];

const TURN: Keyframe[] = [
  { transform: 'perspective(200px) rotateX(-180deg) scale(1.25)' },
  { transform: 'perspective(200px) rotateX(0) scale(1.25)', offset: 0.7 },
  { transform: 'none' },
];
