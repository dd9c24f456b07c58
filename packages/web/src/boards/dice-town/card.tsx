import type { CardName } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { Glyph } from '../../glyph.tsx';
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

/** More backs than this are drawn as one with their number. */
const DRAWN_BACKS = 4;

/** So many cards face down, told apart by their backs. */
export function Backs(props: { readonly store: number; readonly properties: number }): JSX.Element {
  return (
    <span class={styles.backs} aria-hidden="true">
      <Pile count={props.store} sign="▤" look={styles.storeBack} />
      <Pile count={props.properties} sign="⌂" look={styles.lotBack} />
    </span>
  );
}

function Pile(props: {
  readonly count: number;
  readonly sign: string;
  readonly look: string | undefined;
}): JSX.Element | null {
  const { count, sign, look } = props;
  if (count === 0) return null;
  return (
    <span class={styles.pile}>
      {Array.from({ length: count > DRAWN_BACKS ? 1 : count }, (_, i) => (
        <span key={i} class={`${styles.back} ${look}`}>
          <Glyph sign={sign} />
        </span>
      ))}
      {count > DRAWN_BACKS && <b>×{count}</b>}
    </span>
  );
}
