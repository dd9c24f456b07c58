import type { TieView, View } from '@boxcars/games/dice-town';
import type { ComponentChildren, JSX } from 'preact';

import { Glyph } from '../../glyph.tsx';
import { player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { nameLine } from './names.ts';
import { OfferPaper, SealedOffer } from './offer-paper.tsx';
import type { TownProps } from './props.ts';

import styles from './offers.module.css';

interface DeskProps {
  readonly view: View;
  readonly tie: TieView;
  readonly seats: readonly SeatLabel[];
  readonly asked: TownProps['asked'];
  readonly viewer: number;
  readonly t: Translator;
  readonly children?: ComponentChildren;
}

/** DT-T1, DT-T2: the Sheriff's desk, with every offer as a paper on it; sealed until all are in. */
export function SheriffsDesk(props: DeskProps): JSX.Element {
  const { view, tie, t, children } = props;
  const place = t(`name.place.${tie.place}`);
  const key = tie.place === 'doc' ? 'board.doc-order' : 'board.tie';
  return (
    <section class={styles.desk} data-place="desk" aria-label={t('board.desk')}>
      <header class={styles.head}>
        <span class={styles.badge} aria-hidden="true">
          <Glyph sign="★" />
        </span>
        <h2>{t('board.desk.of', { seat: player(view.sheriff) })}</h2>
        <p>{t(key, { place, seats: tie.seats.map(nameLine) })}</p>
        {tie.calls > 0 && <p class={styles.calls}>{t('board.desk.call', { call: tie.calls })}</p>}
      </header>
      {children ?? <Offers {...props} />}
    </section>
  );
}

/** The offers as they lie there for somebody who only looks on. */
export function Offers({ tie, seats, asked, viewer, t }: DeskProps): JSX.Element {
  const isOpen = asked?.kind === 'make-offer';
  const others = isOpen ? asked.seats.filter((seat) => seat !== viewer) : [];
  return (
    <ul class={styles.papers}>
      {tie.offers.map((offer) => (
        <li key={offer.seat}>
          <OfferPaper offer={offer} seats={seats} t={t} />
        </li>
      ))}
      {others.map((seat) => (
        <li key={`s${seat}`}>
          <SealedOffer label={seats[seat]} isSealed={asked?.answered.includes(seat) ?? false} t={t} />
        </li>
      ))}
      {!isOpen && tie.offers.length === 0 && <li class={styles.none}>{t('board.no-offers')}</li>}
    </ul>
  );
}
