import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { SeatName } from './seat-name.tsx';
import { sharesOf } from './shares.ts';

import styles from './share-list.module.css';

/** Who would get what of a winning bid, in the order it is handed on. */
export function ShareList(props: {
  readonly seats: readonly SeatLabel[];
  readonly winner: number;
  readonly bid: number;
  readonly t: Translator;
}): JSX.Element {
  const { seats, winner, bid, t } = props;
  return (
    <ol class={styles.shares}>
      {sharesOf(seats.length, winner, bid).map(({ seat, amount }) => (
        <li key={seat ?? 'bank'} class={styles.share}>
          {seat === null ? <span>{t('board.bank')}</span> : <SeatName seats={seats} seat={seat} />}
          <b>+{amount}</b>
        </li>
      ))}
    </ol>
  );
}
