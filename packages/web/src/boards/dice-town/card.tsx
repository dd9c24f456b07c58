import type { CardName } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import { CardArt } from './card-art.tsx';
import { cardLine, doesLine, isDeed, partsOf } from './names.ts';

import styles from './card.module.css';

/** The face of a card: drawing, name, what it does; a Property or Equipment with its points. */
function Face({ card, t }: { readonly card: CardName; readonly t: Translator }): JSX.Element {
  const { kind, points } = partsOf(card);
  const name = points === null ? t(cardLine(card)) : t(`board.kind.${kind}`);
  return (
    <>
      <span class={styles.picture}>
        <CardArt card={card} />
      </span>
      <span class={styles.words}>
        <b class={styles.name}>{name}</b>{' '}
        <span class={styles.does}>{t(points === null ? doesLine(card) : 'board.points-end')}</span>
      </span>
      {points !== null && <span class={styles.points}> {points}</span>}
    </>
  );
}

function classOf(card: CardName, extra = ''): string {
  return `${styles.card} ${isDeed(card) ? styles.deed : styles.ticket} ${extra}`;
}

/** A card lying there. */
export function Card({ card, t }: { readonly card: CardName; readonly t: Translator }): JSX.Element {
  return (
    <span class={classOf(card)}>
      <Face card={card} t={t} />
    </span>
  );
}

/** A card that can be pressed. `isPressed` null: pressing it is an answer; otherwise it is picked or not. */
export function CardButton(props: {
  readonly card: CardName;
  readonly isPressed: boolean | null;
  readonly isDisabled: boolean;
  /** What pressing it does, for those who can't see it. */
  readonly verb: string;
  readonly mark?: string;
  readonly onClick: () => void;
  readonly t: Translator;
}): JSX.Element {
  const { card, isPressed, isDisabled, verb, mark, onClick, t } = props;
  return (
    <button
      type="button"
      class={classOf(card, styles.press)}
      aria-pressed={isPressed ?? undefined}
      disabled={isDisabled}
      onClick={onClick}
    >
      <span class="visually-hidden">{verb} </span>
      <Face card={card} t={t} />
      {isPressed === true && mark !== undefined && <span class={styles.mark}>{mark}</span>}
    </button>
  );
}

/** So many cards face down, told apart by their backs. */
export function Backs(props: { readonly store: number; readonly properties: number }): JSX.Element {
  const { store, properties } = props;
  return (
    <span class={styles.backs} aria-hidden="true">
      {Array.from({ length: store }, (_, i) => (
        <span key={`s${i}`} class={`${styles.back} ${styles.storeBack}`}>
          ▤
        </span>
      ))}
      {Array.from({ length: properties }, (_, i) => (
        <span key={`p${i}`} class={`${styles.back} ${styles.lotBack}`}>
          ⌂
        </span>
      ))}
    </span>
  );
}
