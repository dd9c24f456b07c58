import type { BetView } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';

import { Glyph } from '../../glyph.tsx';
import { SEAT_SIGNS, type SeatLabel } from '../board.ts';

import styles from './token.module.css';

/** A bet at a gate: its owner's colour and sign, and its number as far as the reader knows it. */
export function BetToken(props: {
  readonly bet: BetView;
  readonly owner: SeatLabel | undefined;
  readonly words: string;
}): JSX.Element {
  const { bet, owner, words } = props;
  const colour = owner?.colour ?? 0;
  return (
    <span
      class={`${styles.token} ${bet.faceDown ? styles.faceDown : ''} ${owner?.isYou === true ? styles.own : ''}`}
      style={{ '--seat': `var(--seat-${colour})` }}
      title={words}
    >
      <span aria-hidden="true">
        <span class={styles.sign}>
          <Glyph sign={SEAT_SIGNS[colour] ?? ''} />
        </span>
        {bet.token ?? '?'}
      </span>
      <span class="visually-hidden">{words}</span>
    </span>
  );
}
