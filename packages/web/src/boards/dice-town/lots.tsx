import type { View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { line, type Translator } from '../../words.ts';
import { CardArt } from './card-art.tsx';
import { DieFace } from './die.tsx';
import { cardLine } from './names.ts';

import styles from './lots.module.css';

/** DT-7: the face-up Properties, bottom first, each with what it takes to get it. */
export function Lots({ view, t }: { readonly view: View; readonly t: Translator }): JSX.Element {
  return (
    <section class={styles.lots} data-place="lots" aria-label={t('board.lots.title')}>
      <h2 class={styles.title}>{t('board.lots.title')}</h2>
      <ol class={styles.row}>
        {view.row.map((card, i) => (
          <li key={i} class={styles.lot} data-place={`lot:${i}`}>
            <span class={styles.deed} role="img" aria-label={t(cardLine(card))}>
              <CardArt card={card} />
              <b>{card.replace('property-', '')}</b>
            </span>
            <span class={styles.takes} role="img" aria-label={t('board.lots.aces', { count: i })}>
              {i === 0 ? (
                <span class={styles.best}>{t('board.lots.best')}</span>
              ) : (
                <>
                  <span>+</span>
                  {Array.from({ length: i }, (_, nth) => (
                    <span key={nth} class={styles.ace}>
                      <DieFace face="A" />
                    </span>
                  ))}
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p class={styles.deck}>
        {t(view.row.length === 0 ? 'board.lots.none' : 'board.row-deck', { count: view.propertyDeck })}
        {view.under.length > 0 && <> · {t(line('board.under', { cards: view.under.map(cardLine) }))}</>}
      </p>
    </section>
  );
}
