import { oddsOf, type OwnedMine } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import type { Pressable } from './answering.ts';
import { Danger, Glint, Odds } from './marks.tsx';
import { ownedLine } from './names.ts';
import { Paper } from './paper.tsx';
import { places } from './places.ts';

import styles from './mine-paper.module.css';

/** How a mine stands out: hit by the dice, about to fall in, or meant by an answer. */
export type MineState = 'hit' | 'falls' | 'mind' | null;

/** A mine before its owner, as a small paper. */
export function SmallMine(props: {
  readonly mine: OwnedMine;
  readonly state: MineState;
  readonly on: Pressable | null;
  /** What pressing it costs, where it does. */
  readonly cost: number;
  readonly t: Translator;
}): JSX.Element {
  const { mine, state, on, cost, t } = props;
  const looks = [
    styles.mine,
    on === null ? '' : styles.open,
    state === null ? '' : styles[state],
    on?.isUp === true ? styles.up : '',
  ];
  return (
    <Paper class={looks.join(' ')} on={on} place={places.mine(mine)}>
      <span class="visually-hidden">
        {t(ownedLine(mine))}
        {on !== null && cost > 0 && ` ${t('board.costs', { gold: cost })}`}
      </span>
      <b class={styles.number} aria-hidden="true">
        {mine.number}
      </b>
      <Odds count={oddsOf(mine.number)} />
      <span class={styles.gold} aria-hidden="true">
        {mine.gold}
      </span>
      {mine.dangerous && (
        <span class={styles.danger}>
          <Danger />
        </span>
      )}
      {mine.veins > 0 && (
        <span class={styles.vein} aria-hidden="true">
          <Glint />+{3 * mine.veins}
        </span>
      )}
      {on !== null && cost > 0 && (
        <span class={styles.cost} aria-hidden="true">
          −{cost}
        </span>
      )}
    </Paper>
  );
}
