import type { Action, CardFace, View } from '@boxcars/games/boomtown';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { inMind, pressable } from './answering.ts';
import { Claim } from './claim.tsx';
import { isSameMine } from './news.ts';
import { places } from './places.ts';
import type { TownShown, TownTurn } from './props.ts';

import styles from './offer.module.css';

/** The cards on offer in a row. */
export function Offer(props: {
  readonly view: View;
  readonly seat: number | null;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn | null;
  readonly isBusy: boolean;
  readonly shown: TownShown | null;
  readonly t: Translator;
}): JSX.Element {
  const { view, seat, seats, turn, isBusy, shown, t } = props;
  const root = useRef<HTMLElement>(null);
  useTurningUp(root, shown);
  const mind = inMind(turn);
  return (
    <section class={styles.offer} ref={root} aria-label={t('board.offer')}>
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

/** Lets the cards of a new round turn up one after the other. */
function useTurningUp(root: RefObject<HTMLElement | null>, shown: TownShown | null): void {
  useLayoutEffect(() => {
    if (root.current === null || shown === null || shown.duration <= 0) return;
    if (shown.event.type !== 'cards-turned-up') return;
    const cards = [...root.current.querySelectorAll('li')];
    const step = (shown.duration * 0.6) / Math.max(1, cards.length);
    for (const [i, card] of cards.entries()) {
      card.animate(TURN_UP, { duration: shown.duration * 0.4, delay: i * step, easing: 'ease-out', fill: 'backwards' });
    }
  }, [shown?.entry, shown?.index]);
}

const TURN_UP: Keyframe[] = [
  { transform: 'perspective(600px) translateY(-24px) rotateY(100deg)', opacity: 0 },
  { transform: 'perspective(600px) translateY(-10px) rotateY(60deg)', opacity: 1, offset: 0.3 },
  { transform: 'none', opacity: 1 },
];
