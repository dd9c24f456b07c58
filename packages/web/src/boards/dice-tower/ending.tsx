import type { View } from '@boxcars/games/dice-tower';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { pointRange } from './standings.ts';

import styles from './answers.module.css';

/** TW-E1: the offer to end the game, with the points the reader knows of. */
export function Ending(props: {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly end: () => void;
  /** Null at the start of a turn, where one goes on by rolling. */
  readonly goOn: (() => void) | null;
  readonly isBusy: boolean;
  readonly t: Translator;
}): JSX.Element {
  const { view, seats, end, goOn, isBusy, t } = props;
  return (
    <div class={styles.ending}>
      <p class={styles.label}>{t('board.end.points')}</p>
      <ul class={styles.ranges}>
        {view.seats.map((held, seat) => (
          <li key={seat}>
            <span>{seats[seat]?.name}</span> <b>{rangeText(pointRange(held), t)}</b>
          </li>
        ))}
      </ul>
      <div class={styles.buttons}>
        {goOn !== null && (
          <button type="button" class="button strong" disabled={isBusy} onClick={goOn}>
            {t('action.go-on')}
          </button>
        )}
        <button type="button" class="button" disabled={isBusy} onClick={end}>
          {t('action.end-game')}
        </button>
      </div>
    </div>
  );
}

function rangeText({ least, most }: { readonly least: number; readonly most: number }, t: Translator): string {
  return least === most ? t('board.worth', { points: least }) : t('board.range', { least, most });
}
