import type { JSX } from 'preact';

import { Glyph } from '../../glyph.tsx';
import { SEAT_SIGNS, type SeatLabel } from '../board.ts';

import styles from './seat-name.module.css';

/** A player by sign, colour and name. */
export function SeatName(props: { readonly seats: readonly SeatLabel[]; readonly seat: number }): JSX.Element {
  const label = props.seats[props.seat];
  return (
    <span class={styles.who}>
      <span class={styles.sign} style={{ background: `var(--seat-${label?.colour ?? 0})` }} aria-hidden="true">
        <Glyph sign={SEAT_SIGNS[label?.colour ?? 0] ?? ''} />
      </span>
      <span class={styles.name}>{label?.name}</span>
    </span>
  );
}
