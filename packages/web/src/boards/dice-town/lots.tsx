import type { View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { line, player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { CardArt } from './card-art.tsx';
import { DieFace } from './die.tsx';
import { cardLine } from './names.ts';
import { countFace, diceOf, leadAt, type Thought } from './race.ts';
import { SeatSign } from './seat-sign.tsx';

import styles from './lots.module.css';

/** DT-7: the face-up Properties, bottom first, each with what it takes to get it, and who is about to. */
export function Lots(props: {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly thought: Thought | null;
  readonly t: Translator;
}): JSX.Element {
  const { view, seats, thought, t } = props;
  const isSettled = view.place === 'doc' || view.scores !== null;
  const leaders = isSettled ? [] : leadAt(view, 'town-hall', thought).seats;
  const [leader] = leaders.length === 1 ? leaders : [];
  const aces = leader === undefined ? -1 : countFace(diceOf(view, leader, thought), 'A');
  return (
    <section class={styles.lots} data-place="lots" aria-label={t('board.lots.title')}>
      <h2 class={styles.title}>{t('board.lots.title')}</h2>
      <ol class={styles.row}>
        {view.row.map((card, i) => (
          <li key={i} class={styles.lot} data-place={`lot:${i}`}>
            {leader !== undefined && i <= aces && (
              <span class={styles.taker} title={t('board.lots.taker', { seat: player(leader) })}>
                <SeatSign label={seats[leader]} />
                <span class="visually-hidden">{t('board.lots.taker', { seat: player(leader) })}</span>
              </span>
            )}
            <span class={styles.deed} role="img" aria-label={t(cardLine(card))}>
              <CardArt card={card} />
              <b>{card.replace('property-', '')}</b>
            </span>
            <Takes aces={i} t={t} />
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

/** What it takes to get a Property: the best hand, and so many Aces in it. */
function Takes({ aces, t }: { readonly aces: number; readonly t: Translator }): JSX.Element {
  return (
    <span class={styles.takes} role="img" aria-label={t('board.lots.aces', { count: aces })}>
      {aces === 0 ? (
        <span class={styles.best}>{t('board.lots.best')}</span>
      ) : (
        <>
          <span>+</span>
          {Array.from({ length: aces }, (_, nth) => (
            <span key={nth} class={styles.ace}>
              <DieFace face="A" />
            </span>
          ))}
        </>
      )}
    </span>
  );
}
