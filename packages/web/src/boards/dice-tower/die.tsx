import type { Colour } from '@boxcars/games/dice-tower';
import type { JSX } from 'preact';

import { signPath } from './sign.tsx';

import styles from './die.module.css';

/** A die seen from above: ivory or black, its symbol in its colour. Null: a die not rolled yet. */
export function DieFace(props: { readonly colour: Colour | null; readonly isBlack: boolean }): JSX.Element {
  const { colour, isBlack } = props;
  return (
    <svg viewBox="0 0 48 48" class={`${styles.die} ${isBlack ? styles.black : styles.white}`} aria-hidden="true">
      <rect class={styles.body} x="1.5" y="1.5" width="45" height="45" rx="10" />
      <rect class={styles.top} x="5" y="4.5" width="38" height="38" rx="8" />
      {colour !== null && (
        <path
          class={styles.sign}
          data-colour={colour}
          d={signPath(colour)}
          transform="translate(10.8 10.3) scale(1.1)"
        />
      )}
    </svg>
  );
}
