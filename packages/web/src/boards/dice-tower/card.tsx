import type { Card } from '@boxcars/games/dice-tower';
import { GROUPS } from '@boxcars/games/dice-tower/content';
import type { JSX } from 'preact';

import { line, type Translator } from '../../words.ts';
import { combinationLine } from './names.ts';
import type { Piece, Progress } from './progress.ts';
import { ActionSign, AnySign, Sign } from './sign.tsx';

import styles from './card.module.css';

/** The face of a card, with the pieces that some dice already make of it. */
export function CardFace(props: {
  readonly card: Card;
  readonly progress: Progress;
  readonly t: Translator;
}): JSX.Element {
  const { card, progress, t } = props;
  return (
    <div class={styles.face}>
      <div class={styles.head}>
        <span class={styles.points}>{card.points}</span>
        {card.colours.length === 0 && (
          <span class={styles.any} title={t('board.any')}>
            <AnySign />
          </span>
        )}
      </div>
      <div class={styles.groups}>
        {progress.groups.map((group, i) => (
          <span key={i} class={styles.group} data-size={group.length}>
            {group.map((piece, j) => (
              <PieceTile key={j} piece={piece} />
            ))}
          </span>
        ))}
      </div>
      <p class={styles.name}>{t(line(`name.combination.${card.combination}`))}</p>
      {card.action !== null && (
        <p class={styles.action}>
          <ActionSign action={card.action} />
          {t(`name.action.${card.action}`)}
        </p>
      )}
    </div>
  );
}

function PieceTile({ piece }: { readonly piece: Piece }): JSX.Element {
  return (
    <span class={`${styles.piece} ${styles[piece.state]}`} data-colour={piece.colour ?? 'any'}>
      {piece.colour === null ? <AnySign /> : <Sign colour={piece.colour} />}
    </span>
  );
}

/** A card in small: its points, how many of a kind it took, and of which colours. */
export function SmallCard({ card, t }: { readonly card: Card; readonly t: Translator }): JSX.Element {
  return (
    <span class={styles.small} title={t(combinationLine(card))}>
      <b>{card.points}</b>
      <span class={styles.sizes}>{GROUPS[card.combination].join('+')}</span>
      <span class={styles.signs}>
        {card.colours.length === 0 ? (
          <AnySign />
        ) : (
          card.colours.map((colour) => (
            <span key={colour} class={styles.tint} data-colour={colour}>
              <Sign colour={colour} />
            </span>
          ))
        )}
      </span>
    </span>
  );
}

/** A card from behind. */
export function CardBack(): JSX.Element {
  return (
    <svg viewBox="0 0 30 42" class={styles.back} aria-hidden="true">
      <rect class={styles.backEdge} x=".75" y=".75" width="28.5" height="40.5" rx="4" />
      <rect class={styles.backField} x="3" y="3" width="24" height="36" rx="2.5" />
      <path
        class={styles.backTower}
        d="M9 13V9H12V11H14V9H16V11H18V9H21V13L19.5 15V31H10.5V15ZM13 31V27a2 2 0 0 1 4 0V31"
      />
    </svg>
  );
}
