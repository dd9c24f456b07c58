import type { OfferView } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { Backs } from './card.tsx';
import { cardLine, termLines } from './names.ts';
import { SeatName } from './seat-sign.tsx';

import styles from './offers.module.css';

/** Dollars as notes, at most a handful of them drawn. */
export function Notes({ count, t }: { readonly count: number; readonly t: Translator }): JSX.Element {
  return (
    <span class={styles.notes} aria-hidden="true">
      {Array.from({ length: Math.min(count, 4) }, (_, i) => (
        <span key={i} class={styles.note}>
          $1
        </span>
      ))}
      <b>{t('name.dollars', { count })}</b>
    </span>
  );
}

/** Nuggets as lumps of gold. */
export function Nuggets({ count }: { readonly count: number }): JSX.Element {
  return (
    <span class={styles.notes} aria-hidden="true">
      {Array.from({ length: Math.min(count, 4) }, (_, i) => (
        <span key={i} class={styles.nugget} />
      ))}
      <b>◆ {count}</b>
    </span>
  );
}

/** An offer lying open on the Sheriff's desk. Cards that the reader may not see show their backs. */
export function OfferPaper(props: {
  readonly offer: OfferView;
  readonly seats: readonly SeatLabel[];
  readonly t: Translator;
}): JSX.Element {
  const { offer, seats, t } = props;
  const { sure, store, properties } = offer.cards;
  const known = sure.length === store + properties;
  const words = t('board.offer', { seat: player(offer.seat), for: player(offer.for), terms: termLines(offer) });
  return (
    <div class={styles.paper}>
      <span class="visually-hidden">{words}</span>
      <span class={styles.from} aria-hidden="true">
        <SeatName label={seats[offer.seat]} />
        {offer.for !== offer.seat && (
          <>
            → <SeatName label={seats[offer.for]} />
          </>
        )}
      </span>
      <span class={styles.terms} aria-hidden="true">
        {offer.dollars > 0 && <Notes count={offer.dollars} t={t} />}
        {offer.nuggets > 0 && <Nuggets count={offer.nuggets} />}
        {known ? (
          sure.map((card, i) => <CardName key={i} words={t(cardLine(card))} />)
        ) : (
          <Backs {...{ store, properties }} />
        )}
      </span>
      <span class={styles.broken} aria-hidden="true" />
    </div>
  );
}

/** A card of an offer by its name. */
export function CardName({ words }: { readonly words: string }): JSX.Element {
  return <span class={styles.cardName}>{words}</span>;
}

/** An offer that is still closed: with its seal once it has been made. */
export function SealedOffer(props: {
  readonly label: SeatLabel | undefined;
  readonly isSealed: boolean;
  readonly t: Translator;
}): JSX.Element {
  const { label, isSealed, t } = props;
  return (
    <div class={`${styles.envelope} ${isSealed ? '' : styles.awaited}`}>
      <SeatName label={label} />
      <span>{t(isSealed ? 'board.offer.sealed' : 'board.offer.thinking')}</span>
      {isSealed && <span class={styles.wax} aria-hidden="true" />}
    </div>
  );
}
