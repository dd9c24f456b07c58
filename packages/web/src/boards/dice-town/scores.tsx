import type { Score, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { SeatName } from './seat-sign.tsx';

import styles from './scores.module.css';

/** Where points come from, each with its sign. */
const PARTS = [
  ['nuggets', '◆'],
  ['dollars', '$'],
  ['badge', '★'],
  ['equipment', '▤'],
  ['properties', '⌂'],
] as const;

/** DT-E2: the points of everyone and where they come from, the best first. */
export function Scores(props: {
  readonly view: View;
  readonly scores: readonly Score[];
  readonly seats: readonly SeatLabel[];
  readonly t: Translator;
}): JSX.Element {
  const { view, scores, seats, t } = props;
  const ranked = scores.toSorted(
    (a, b) => b.points - a.points || b.lots - a.lots || rankOf(view, b.seat) - rankOf(view, a.seat),
  );
  return (
    <table class={styles.scores}>
      <caption>{t('board.scores')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('board.player')}</th>
          {PARTS.map(([part, sign]) => (
            <th key={part} scope="col">
              <span aria-hidden="true" class={styles.sign}>
                {sign}
              </span>
              <span class={styles.part}>{t(`board.score.${part}`)}</span>
            </th>
          ))}
          <th scope="col">{t('board.points')}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map((score, i) => (
          <tr key={score.seat} class={i === 0 ? styles.first : undefined}>
            <th scope="row">
              <SeatName label={seats[score.seat]} />
            </th>
            {PARTS.map(([part]) => (
              <td key={part}>{score[part]}</td>
            ))}
            <td class={styles.sum}>{score.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** DT-E3: the Sheriff's choice among those level. */
function rankOf({ champion }: View, seat: number): number {
  return champion === seat ? 1 : 0;
}
