import type { View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { SeatName } from './seat-name.tsx';

import styles from './final-count.module.css';

/** BT-Z2: everyone's points and what they are made of, the most first. */
export function FinalCount(props: {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly t: Translator;
}): JSX.Element {
  const { view, seats, t } = props;
  const most = Math.max(1, ...view.players.map(({ points }) => points));
  const order = view.players.map((_, seat) => seat).toSorted((a, b) => pointsOf(view, b) - pointsOf(view, a));
  return (
    <ol class={styles.count}>
      {order.map((seat) => {
        const { gold, mines, mayors, towns } = partsOf(view, seat);
        return (
          <li key={seat} class={styles.row}>
            <SeatName seats={seats} seat={seat} />
            <span class={styles.bar} aria-hidden="true">
              <span class={styles.gold} style={{ flexBasis: `${(100 * gold) / most}%` }} />
              <span class={styles.mines} style={{ flexBasis: `${(100 * mines) / most}%` }} />
              <span class={styles.mayors} style={{ flexBasis: `${(100 * mayors) / most}%` }} />
            </span>
            <b class={styles.points}>{t('board.points', { points: pointsOf(view, seat) })}</b>
            <span class={styles.parts}>{t('board.score', { gold, mines, mayors, count: towns })}</span>
          </li>
        );
      })}
    </ol>
  );
}

function pointsOf(view: View, seat: number): number {
  return view.players[seat]?.points ?? 0;
}

function partsOf(view: View, seat: number): { gold: number; mines: number; mayors: number; towns: number } {
  const { gold = 0, points = 0, mines: owned = [] } = view.players[seat] ?? {};
  const mines = owned.reduce((sum, mine) => sum + mine.gold, 0);
  return { gold, mines, mayors: points - gold - mines, towns: view.towns.filter(({ mayor }) => mayor === seat).length };
}
