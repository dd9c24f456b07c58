import type { View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import { line, player, type Line, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { SeatName } from './seat-name.tsx';

import styles from './choosing.module.css';

/** Who won the auction, and in which order those left choose. */
export function Choosing(props: {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly isYours: boolean;
  readonly t: Translator;
}): JSX.Element {
  const { view, seats, isYours, t } = props;
  const { winner, highest } = view.auction;
  return (
    <div class={styles.choosing}>
      {winner !== null && <p>{t(wonLine(winner, highest))}</p>}
      <ol class={styles.order} aria-label={t('board.order')}>
        {view.choosing.map((seat, i) => (
          <li key={seat} class={i === 0 ? styles.now : ''}>
            <SeatName seats={seats} seat={seat} />
            {i === 0 && <span class={styles.chooses}>{t('board.chooses')}</span>}
          </li>
        ))}
      </ol>
      {isYours && <p class={styles.hint}>{t('board.choose-hint')}</p>}
    </div>
  );
}

function wonLine(winner: number, highest: number): Line {
  const seat = player(winner);
  return highest === 0 ? line('event.auction-won.free', { seat }) : line('board.won', { seat, amount: highest });
}
