import type { Face } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import styles from './die.module.css';

/** What stands beside the letter: the thing of the place that the face wins (a deed for the Ace). */
export const EMBLEMS: { readonly [F in Face]: string } = {
  '9': 'M1.5 6.5Q8 -1 14.5 6.5L12.7 7.7Q10.9 5.4 9 4.8V15H7V4.8Q5.1 5.4 3.3 7.7Z',
  '10': 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 2a5 5 0 1 1 0 10A5 5 0 0 1 8 3zM7 5h2v6H7z',
  J: 'M5 1.5h6L9.7 4.7C12.6 6.2 14 9 14 11.4 14 14 12 15 8 15s-6-1-6-3.6C2 9 3.4 6.2 6.3 4.7z',
  Q: 'M2.5 2.5H11v2h1.3C13.8 4.5 15 5.7 15 7.2v2.6c0 1.5-1.2 2.7-2.7 2.7H11V15H2.5zM11 6.5v4h1.2c.5 0 .8-.3.8-.8V7.3c0-.5-.3-.8-.8-.8z',
  K: 'M8 .8l2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 11.8l-4.5 2.6 1.2-5L.8 6l5.1-.5z',
  A: 'M8 1l7.2 6.5H13V15H9.7v-4.5H6.3V15H3V7.5H.8z',
};

/** A poker die seen from above: ivory, its letter large, the sign of its place in the corner. */
export function DieFace({ face }: { readonly face: Face }): JSX.Element {
  return (
    <svg viewBox="0 0 48 48" class={styles.die} data-face={face} aria-hidden="true">
      <rect class={styles.body} x="1.5" y="1.5" width="45" height="45" rx="9" />
      <rect class={styles.top} x="4.5" y="4" width="39" height="38.5" rx="7.5" />
      <text class={styles.letter} x={face === '10' ? 20 : 19} y="32" text-anchor="middle">
        {face}
      </text>
      <path class={styles.emblem} fill-rule="evenodd" d={EMBLEMS[face]} transform="translate(29.5 27) scale(.8)" />
    </svg>
  );
}

/** A die that lies under a cup. */
export function HiddenDie(): JSX.Element {
  return (
    <svg viewBox="0 0 48 48" class={styles.die} aria-hidden="true">
      <rect class={styles.hidden} x="1.5" y="1.5" width="45" height="45" rx="9" />
      <path class={styles.leather} d="M13 38L17 12h14l4 26z" />
      <ellipse class={styles.leather} cx="24" cy="12" rx="7" ry="2.6" />
      <path class={styles.stitch} d="M15.5 31h17M16.5 19h15" />
    </svg>
  );
}

/** A leather cup, mouth down. */
export function CupArt(): JSX.Element {
  return (
    <svg viewBox="0 0 72 84" class={styles.cup} aria-hidden="true">
      <ellipse cx="36" cy="77" rx="33" ry="6" fill="rgb(0 0 0 / 22%)" />
      <path class={styles.leather} d="M6 74L16 12h40l10 62q-30 9-60 0z" />
      <ellipse class={styles.rim} cx="36" cy="12" rx="20" ry="6" />
      <path class={styles.stitch} d="M8.5 63q27.5 8 55 0M14 25q22 6 44 0" />
      <path class={styles.brand} d="M36 33l3.6 8.2 8.9.8-6.8 5.9 2 8.7-7.7-4.6-7.7 4.6 2-8.7-6.8-5.9 8.9-.8z" />
    </svg>
  );
}
