import type { Card, SeatView, View } from '@boxcars/games/dice-tower';
import type { JSX } from 'preact';

import { Glyph } from '../../glyph.tsx';
import { line, player, type Translator } from '../../words.ts';
import { SEAT_SIGNS, type SeatLabel } from '../board.ts';
import { CardBack, SmallCard } from './card.tsx';
import { cardLine } from './names.ts';

import styles from './holdings.module.css';

export interface HoldingsProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** Draws a card of a seat; null where none may be drawn. */
  readonly draw: (seat: number) => (() => void) | null;
  readonly t: Translator;
}

/** Everyone's cards: face-down piles with what the reader knows of them, and how far they are from the end. */
export function Holdings(props: HoldingsProps): JSX.Element {
  const { view, seats, t } = props;
  return (
    <section class={styles.holdings} aria-label={t('board.holdings')}>
      <p class={styles.ends}>{t('board.ends', { may: view.mayEndFrom, must: view.endsAt })}</p>
      <ul class={styles.rows}>
        {view.seats.map((seat, i) => (
          <Holding key={i} number={i} held={seat} label={seats[i]} {...props} />
        ))}
      </ul>
    </section>
  );
}

interface HoldingProps extends HoldingsProps {
  readonly number: number;
  readonly held: SeatView;
  readonly label: SeatLabel | undefined;
}

function Holding(props: HoldingProps): JSX.Element {
  const { view, number, held, draw, t } = props;
  const take = draw(number);
  return (
    <li class={`${styles.row} ${view.seat === number ? styles.turn : ''} ${take === null ? '' : styles.target}`}>
      {held.held === 0 ? (
        <div class={styles.who}>
          <Who {...props} />
        </div>
      ) : (
        <details class={styles.know}>
          <summary class={styles.who}>
            <Who {...props} />
          </summary>
          <Knowledge held={held} t={t} />
        </details>
      )}
      <Slots held={held} view={view} number={number} t={t} />
      {take !== null && (
        <button type="button" class={`button strong ${styles.draw}`} onClick={take}>
          {t('board.draw', { seat: player(number) })}
        </button>
      )}
    </li>
  );
}

function Who({ view, held, label, t }: HoldingProps): JSX.Element {
  const isBest = held.points !== null && view.seats.every(({ points }) => (points ?? 0) <= (held.points ?? 0));
  return (
    <>
      <span class={styles.sign} style={{ color: `var(--seat-${label?.colour ?? 0})` }} aria-hidden="true">
        <Glyph sign={SEAT_SIGNS[label?.colour ?? 0] ?? ''} />
      </span>
      <span class={styles.name}>{label?.name}</span>
      {isBest && <span class={styles.winner}>{t('board.winner')}</span>}
      <span class={styles.count}>{countText(held, t)}</span>
    </>
  );
}

function countText({ held, points, mayEnd }: SeatView, t: Translator): string {
  const cards = t('board.held', { count: held });
  if (points !== null) return `${cards} · ${t('board.worth', { points })}`;
  return mayEnd ? `${cards} · ${t('board.may-end')}` : cards;
}

/** One place for each card up to the end of the game; a flag where the game may be ended. */
function Slots(props: {
  readonly held: SeatView;
  readonly view: View;
  readonly number: number;
  readonly t: Translator;
}): JSX.Element {
  const { held, view, number, t } = props;
  const cards = facesOf(held);
  const length = Math.max(view.endsAt, held.held);
  return (
    <ol class={styles.slots} data-place={`hand:${number}`} aria-hidden="true">
      {Array.from({ length }, (_, i) => (
        <li key={i} class={`${styles.slot} ${i + 1 === view.mayEndFrom ? styles.flagged : ''}`}>
          {i < cards.length ? <Held card={cards[i] ?? null} isShown={held.points !== null} t={t} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** Known cards first, then those whose face the reader doesn't know. */
function facesOf({ sure, unknown }: SeatView): (Card | null)[] {
  const known = sure.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  return [...known, ...Array.from({ length: unknown }, () => null)];
}

/** A card that lies face down; what the reader knows of it shows through. */
function Held(props: { readonly card: Card | null; readonly isShown: boolean; readonly t: Translator }): JSX.Element {
  const { card, isShown, t } = props;
  return (
    <span class={isShown ? styles.shown : styles.down}>
      <CardBack />
      {card !== null && <SmallCard card={card} t={t} />}
    </span>
  );
}

/** In words: the cards that are there for certain, and the faces the others may have. */
function Knowledge({ held, t }: { readonly held: SeatView; readonly t: Translator }): JSX.Element {
  const sure = held.sure.flatMap(({ card, count }) => Array.from({ length: count }, () => cardLine(card)));
  return (
    <>
      {sure.length > 0 && <p>{t(line(held.unknown > 0 ? 'board.know.sure' : 'board.know.all', { cards: sure }))}</p>}
      {held.unknown > 0 && (
        <p>{t(line('board.know.maybe', { count: held.unknown, cards: held.maybe.map(cardLine) }))}</p>
      )}
    </>
  );
}
