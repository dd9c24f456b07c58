import type { JSX } from 'preact';

import styles from './die.module.css';

/** The middle, the corners and the sides of a face, in which pips lie. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[24, 24]],
  [
    [13, 13],
    [35, 35],
  ],
  [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  [
    [13, 13],
    [35, 13],
    [13, 35],
    [35, 35],
  ],
  [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  [
    [13, 12],
    [35, 12],
    [13, 24],
    [35, 24],
    [13, 36],
    [35, 36],
  ],
];

/** A die seen from above; 0: one not rolled yet. */
export function DieFace({ face }: { readonly face: number }): JSX.Element {
  return (
    <svg viewBox="0 0 48 48" class={styles.die} aria-hidden="true">
      <rect class={styles.body} x="1.5" y="1.5" width="45" height="45" rx="10" />
      <rect class={styles.top} x="5" y="4.5" width="38" height="38" rx="8" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class={styles.pip} cx={x} cy={y - 0.5} r="4.2" />
      ))}
    </svg>
  );
}
