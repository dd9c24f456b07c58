import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

import type { Translator } from '../../words.ts';
import type { Limits } from './bidding.tsx';
import type { TownTurn } from './props.ts';

import styles from './bidding.module.css';

interface SecretMaximumProps {
  readonly turn: TownTurn;
  readonly limits: Limits;
  readonly round: number;
  readonly isBusy: boolean;
  readonly t: Translator;
}

/** Leaves a secret maximum for this auction: it bids one more than the others until then, and then passes. */
export function SecretMaximum(props: SecretMaximumProps): JSX.Element {
  const { turn, limits, round, isBusy, t } = props;
  const [wanted, setWanted] = useState(limits.min);
  const maximum = Math.min(Math.max(wanted, limits.min), limits.max);
  return (
    <details class={styles.secret}>
      <summary>{t('board.maximum')}</summary>
      <p>{t('board.maximum.words')}</p>
      <div class={styles.stepper}>
        <Step
          words={t('board.maximum.less')}
          isOff={isBusy || maximum <= limits.min}
          onPress={() => setWanted(maximum - 1)}
        >
          −
        </Step>
        <input
          type="range"
          aria-label={t('board.maximum')}
          min={limits.min}
          max={limits.max}
          step={1}
          value={maximum}
          disabled={isBusy || limits.min === limits.max}
          onInput={({ currentTarget }) => setWanted(currentTarget.valueAsNumber)}
        />
        <Step
          words={t('board.maximum.more')}
          isOff={isBusy || maximum >= limits.max}
          onPress={() => setWanted(maximum + 1)}
        >
          +
        </Step>
        <button
          type="button"
          class="button"
          disabled={isBusy}
          onClick={() => turn.leaveOwnOrder('proxy-bid', { maximum, round })}
        >
          {t('board.maximum.leave', { amount: maximum })}
        </button>
      </div>
    </details>
  );
}

/** One more, or one less. */
function Step(props: {
  readonly words: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { words, isOff, onPress, children } = props;
  return (
    <button type="button" class="button" disabled={isOff} aria-label={words} onClick={onPress}>
      {children}
    </button>
  );
}
