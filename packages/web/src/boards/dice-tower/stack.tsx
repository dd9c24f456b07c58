import type { Stack, StackView } from '@boxcars/games/dice-tower';
import type { JSX } from 'preact';

import { line, type Translator } from '../../words.ts';
import { CardFace } from './card.tsx';
import { cardLine } from './names.ts';
import type { Progress } from './progress.ts';

import styles from './card.module.css';

export interface StackProps {
  readonly stack: StackView;
  readonly number: Stack;
  readonly progress: Progress | null;
  /** Takes the card; null when it can't be taken now. */
  readonly take: (() => void) | null;
  /** Whether the answer that is looked at takes it. */
  readonly isLookedAt: boolean;
  /** The chance to win it when playing for it alone, 0 to 1; null while odds aren't shown. */
  readonly chance: number | null;
  readonly t: Translator;
}

/** An open stack: its top card, what it still misses, and what became of it in this turn. */
export function OpenStack(props: StackProps): JSX.Element {
  const { stack, number, progress, take, isLookedAt, t } = props;
  const { card } = stack;
  if (card === null || progress === null) {
    return (
      <li class={`${styles.stack} ${styles.empty}`} data-place={`stack:${number}`}>
        {stack.below === 0 && t('board.empty')}
      </li>
    );
  }
  const isOpen = take !== null || isLookedAt;
  return (
    <li class={styles.stack}>
      <article
        class={`${styles.card} ${isOpen ? styles.ready : ''} ${stack.isRefused ? styles.refused : ''}`}
        style={{ '--depth': Math.min(4, Math.ceil(stack.below / 4)) }}
        aria-label={t(cardLine(card))}
        data-place={`stack:${number}`}
      >
        <CardFace card={card} progress={progress} t={t} />
        {stack.isRefused && <span class={styles.stamp}>{t('board.stamp')}</span>}
      </article>
      {take === null ? (
        <Standing {...props} />
      ) : (
        <button type="button" class={`button strong ${styles.take}`} onClick={take}>
          <span aria-hidden="true">✓</span>
          {t('board.take')}
          <span class="visually-hidden">{t(cardLine(card))}</span>
        </button>
      )}
    </li>
  );
}

/** In a line: does the card fit, what does it miss, what are the odds. */
function Standing({ stack, progress, chance, t }: StackProps): JSX.Element {
  return (
    <p class={styles.standing}>
      <span class={standingClass(stack, progress)}>{standingText(stack, progress, t)}</span>
      {chance !== null && !stack.isRefused && (
        <span class={styles.chance}>
          {percent(chance, t)}
          <span class="visually-hidden">{t('odds.chance')}</span>
        </span>
      )}
      <span class={styles.below}>{t('board.below-count', { count: stack.below })}</span>
    </p>
  );
}

function standingClass({ isRefused }: StackView, progress: Progress | null): string {
  if (isRefused || progress === null) return styles.out ?? '';
  return (isMade(progress) ? styles.fits : styles.misses) ?? '';
}

function isMade({ groups, missing }: Progress): boolean {
  return missing === 0 && groups.some((group) => group.some(({ state }) => state !== 'printed'));
}

function standingText(stack: StackView, progress: Progress | null, t: Translator): string {
  if (stack.isRefused) return t('board.refused');
  if (progress === null) return '';
  if (isMade(progress)) return `✓ ${t(line('board.fits'))}`;
  return progress.missing === 0 ? '' : t('board.missing', { count: progress.missing });
}

/** A chance in the reader's way of writing percents. */
export function percent(chance: number, t: Translator): string {
  const digits = chance > 0 && chance < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(t.locale, { style: 'percent', maximumFractionDigits: digits }).format(chance);
}
