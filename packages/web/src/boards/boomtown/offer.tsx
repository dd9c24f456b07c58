import type { Action, CardFace, View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { inMind, pressable } from './answering.ts';
import { Claim } from './claim.tsx';
import { isSameMine } from './news.ts';
import { places } from './places.ts';
import type { TownTurn } from './props.ts';

import styles from './offer.module.css';

/** The cards on offer in a row. */
export function Offer(props: {
  readonly view: View;
  readonly seat: number | null;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn | null;
  readonly isBusy: boolean;
  readonly t: Translator;
}): JSX.Element {
  const { view, seat, seats, turn, isBusy, t } = props;
  const mind = inMind(turn);
  return (
    <section class={styles.offer} aria-label={t('board.offer')}>
      {view.offer.length === 0 ? (
        <p class={styles.none}>{t('board.all-taken')}</p>
      ) : (
        <ul class={styles.cards} data-count={view.players.length} style={{ '--count': view.players.length }}>
          {view.offer.map((card, i) => (
            <li key={keyOf(card, i)}>
              <Claim
                {...{ card, view, seat, seats, t }}
                place={places.offer(i)}
                on={pressable(turn, isBusy, (action) => takes(action, card))}
                isInMind={mind !== null && takes(mind, card)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function keyOf(card: CardFace, i: number): string {
  return card.card === 'mine' ? `${card.town} ${card.number}/${card.gold}` : `${card.event} ${i}`;
}

function takes(action: Action, card: CardFace): boolean {
  if (card.card === 'mine') return action.type === 'take-mine' && isSameMine(action, card);
  return action.type === 'take-event' && action.event === card.event;
}
