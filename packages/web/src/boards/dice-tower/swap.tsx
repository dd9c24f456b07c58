import type { Card, View } from '@boxcars/games/dice-tower';
import type { JSX } from 'preact';

import { player, type Translator } from '../../words.ts';
import { CardBack, CardFace } from './card.tsx';
import { cardLine } from './names.ts';
import { progressOf } from './progress.ts';

import styles from './answers.module.css';
import cardStyles from './card.module.css';

/** TW-A3: the card drawn, and those that may be given for it. Others see backs. */
export function Swap(props: {
  readonly swap: NonNullable<View['swap']>;
  readonly gifts: readonly Card[];
  readonly give: (card: Card) => void;
  readonly isBusy: boolean;
  readonly t: Translator;
}): JSX.Element {
  const { swap, gifts, give, isBusy, t } = props;
  return (
    <div class={styles.swap}>
      <figure class={styles.drawn}>
        <figcaption class={styles.label}>{t('board.drawn', { seat: player(swap.with) })}</figcaption>
        {swap.drawn === null ? (
          <span class={styles.faceDown} role="img" aria-label={t('board.face-down')}>
            <CardBack />
          </span>
        ) : (
          <SwapCard card={swap.drawn} t={t} />
        )}
      </figure>
      {gifts.length > 0 && (
        <div class={styles.gifts}>
          <p class={styles.label}>{t('board.give-for-it')}</p>
          <div class={styles.giftRow}>
            {gifts.map((card, i) => (
              <button key={i} type="button" class={styles.gift} disabled={isBusy} onClick={() => give(card)}>
                <span aria-hidden="true">
                  <SwapCard card={card} t={t} />
                </span>
                <span class={styles.giveWord}>
                  {t('board.give')} <span class="visually-hidden">{t(cardLine(card))}</span>
                </span>
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function SwapCard({ card, t }: { readonly card: Card; readonly t: Translator }): JSX.Element {
  return (
    <span class={`${cardStyles.card} ${cardStyles.compact}`} role="img" aria-label={t(cardLine(card))}>
      <CardFace card={card} progress={progressOf(card, [])} t={t} />
    </span>
  );
}
