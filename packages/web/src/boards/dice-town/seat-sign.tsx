import type { JSX } from 'preact';

import { Glyph } from '../../glyph.tsx';
import { SEAT_SIGNS, type SeatLabel } from '../board.ts';

import styles from './seat-sign.module.css';

/** A player's sign on their colour; whoever draws it says the name in words nearby. */
export function SeatSign({ label }: { readonly label: SeatLabel | undefined }): JSX.Element {
  const colour = label?.colour ?? 0;
  return (
    <span class={styles.sign} style={{ '--seat': `var(--seat-${colour})` }} aria-hidden="true">
      <Glyph sign={SEAT_SIGNS[colour] ?? ''} />
    </span>
  );
}

/** A player's sign and name. */
export function SeatName({ label }: { readonly label: SeatLabel | undefined }): JSX.Element {
  return (
    <span class={styles.named}>
      <SeatSign label={label} />
      <b>{label?.name}</b>
    </span>
  );
}
