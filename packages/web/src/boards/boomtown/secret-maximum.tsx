import type { Json } from '@boxcars/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

import type { Translator } from '../../words.ts';
import type { Limits } from './bidding.tsx';

import styles from './bidding.module.css';

/** The maximum that an order leaves for a round; null for none. */
export function maximumIn(order: Json | undefined, round: number): number | null {
  if (typeof order !== 'object' || order === null || !('maximum' in order) || order['round'] !== round) return null;
  return Number(order.maximum);
}

interface SecretMaximumProps {
  readonly limits: Limits;
  /** The one that was left for this auction; null: none. */
  readonly left: number | null;
  readonly leave: (maximum: number | null) => void;
  readonly isBusy: boolean;
  readonly t: Translator;
}

/** Leaves a secret maximum for this auction: it bids one more than the others until then, and then passes. */
export function SecretMaximum(props: SecretMaximumProps): JSX.Element {
  const { limits, left, leave, isBusy, t } = props;
  const [wanted, setWanted] = useState(left ?? limits.min);
  const maximum = Math.min(Math.max(wanted, limits.min), limits.max);
  return (
    <details class={styles.secret}>
      <summary>{left === null ? t('board.maximum') : t('board.maximum.left', { amount: left })}</summary>
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
        <button type="button" class="button" disabled={isBusy} onClick={() => leave(maximum)}>
          {t('board.maximum.leave', { amount: maximum })}
        </button>
        {left !== null && (
          <button type="button" class="button plain" onClick={() => leave(null)}>
            {t('board.maximum.withdraw')}
          </button>
        )}
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
