import { isSame } from '@boxcars/engine';
import type { Action, Event, Face, View } from '@boxcars/games/dice-town';
import { priceOf } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import type { Draft } from '../../table/draft.ts';
import type { Translator } from '../../words.ts';
import { BigButton } from './big-button.tsx';
import { CupArt, DieFace } from './die.tsx';
import { keepLine } from './facts.ts';
import { diceText } from './names.ts';
import type { TownTurn } from './props.ts';

import styles from './cup.module.css';

/** The dice that the answer being put together keeps, and its Brutes. */
export function draftedKeep({ draft }: TownTurn): { readonly dice: readonly Face[]; readonly brutes: number } {
  return { dice: (draft.get('dice') ?? []) as readonly Face[], brutes: Number(draft.get('brutes')) };
}

/** DT-H1, DT-H2: the dice just rolled; some are kept by a press, and the price is told before. */
export function KeepDice(props: {
  readonly view: View;
  readonly seat: number;
  readonly turn: TownTurn;
  readonly pending: Action | null;
  readonly t: Translator;
}): JSX.Element {
  const { view, seat, turn, pending, t } = props;
  const field = turn.question.compose?.[0]?.fields['dice'];
  const dice = (field?.field === 'subset' ? field.of : []) as readonly Face[];
  const keep = draftedKeep(turn);
  const [picked, toggle] = usePicked(turn.draft, dice, keep.dice);
  const price = priceOf(view, keep.dice.length, keep.brutes);
  const dollars = view.players[seat]?.dollars ?? 0;
  const action: Action = { type: 'keep', dice: keep.dice, brutes: keep.brutes };
  return (
    <div class={styles.keep}>
      <CupStand seat={seat} />
      <div class={styles.dice} role="group" aria-label={t('board.cup.yours')}>
        {dice.map((face, i) => (
          <button
            key={i}
            type="button"
            class={`${styles.die} ${picked.includes(i) ? styles.picked : ''}`}
            aria-pressed={picked.includes(i)}
            aria-label={t('board.die', { face })}
            onClick={() => toggle(i)}
          >
            <DieFace face={face} />
          </button>
        ))}
      </div>
      <div class={styles.answer}>
        <BigButton
          isStrong={keep.dice.length > 0}
          isDisabled={price > dollars || isSame(pending, action)}
          title={t(keepLine(view, seat, keep.dice.length, keep.brutes))}
          note={noteOf(keep.dice.length, price, dollars, t)}
          onClick={() => turn.answer(action)}
        />
        <p class={styles.hint}>{pending === null ? t('board.tap-keep') : t('board.sealed')}</p>
      </div>
    </div>
  );
}

function noteOf(count: number, price: number, dollars: number, t: Translator): string {
  if (price > dollars) return '';
  return price === 0 && count > 0
    ? t('board.money-stays', { dollars })
    : t('board.money-left', { left: dollars - price });
}

/** The cup standing beside the dice. */
function CupStand({ seat }: { readonly seat: number }): JSX.Element {
  return (
    <div class={styles.cup} data-place={`cup:${seat}`}>
      <CupArt />
    </div>
  );
}

/**
 * Which of the dice are picked. The draft only knows faces: which die of several alike was pressed is remembered here, as
 * long as it agrees with the draft.
 */
function usePicked(
  draft: Draft<Action>,
  dice: readonly Face[],
  drafted: readonly Face[],
): readonly [readonly number[], (die: number) => void] {
  const [pressed, setPressed] = useState<{ readonly draft: Draft<Action>; readonly dice: readonly number[] }>();
  const facesOf = (picks: readonly number[]): Face[] => picks.flatMap((i) => dice[i] ?? []);
  const agrees = (picks: readonly number[]): boolean => facesOf(picks).toSorted().join() === drafted.toSorted().join();
  const picked = pressed?.draft === draft && agrees(pressed.dice) ? pressed.dice : firstOf(dice, drafted);
  const toggle = (die: number): void => {
    const next = picked.includes(die) ? picked.filter((one) => one !== die) : [...picked, die].sort((a, b) => a - b);
    setPressed({ draft, dice: next });
    draft.set('dice', facesOf(next));
  };
  return [picked, toggle];
}

/** The first dice that show these faces. */
function firstOf(dice: readonly Face[], faces: readonly Face[]): number[] {
  const left = [...faces];
  return dice.flatMap((face, i) => {
    const at = left.indexOf(face);
    if (at < 0) return [];
    left.splice(at, 1);
    return [i];
  });
}

/** While nothing is asked: the cup, with the reader's dice once they have been rolled. */
export function RestingCup(props: {
  readonly view: View;
  readonly seat: number;
  readonly event: Event | null;
  readonly words: string;
  readonly t: Translator;
}): JSX.Element {
  const { view, seat, event, words, t } = props;
  const isOwn = (event?.type === 'dice-rolled' || event?.type === 'last-roll-kept') && event.seat === seat;
  const dice = (isOwn ? event.dice : view.players[seat]?.cup) ?? [];
  return (
    <div class={styles.keep}>
      <CupStand seat={seat} />
      {dice.length > 0 && (
        <div class={styles.dice} role="img" aria-label={t('board.cup', { dice: diceText(dice) })}>
          {dice.map((face, i) => (
            <span key={i} class={styles.die} data-rolled={isOwn ? i : undefined}>
              <DieFace face={face} />
            </span>
          ))}
        </div>
      )}
      <p class={styles.telling}>{words}</p>
    </div>
  );
}

/** DT-H7: dice that can't be paid for go back, or one is kept after all. */
export function PutBack({ turn, t }: { readonly turn: TownTurn; readonly t: Translator }): JSX.Element {
  return (
    <ul class={styles.choices}>
      {turn.question.options.map((action, i) => {
        if (action.type !== 'put-back' && action.type !== 'keep-one') return null;
        const dice = action.type === 'put-back' ? action.dice : [action.die];
        const words = action.type === 'put-back' ? 'action.put-back' : 'action.keep-one';
        return (
          <li key={i}>
            <button
              type="button"
              class={`button ${styles.choice}`}
              aria-label={t(words, { dice: diceText(dice), die: diceText(dice) })}
              onClick={() => turn.answer(action)}
            >
              {dice.map((face, nth) => (
                <span key={nth} class={styles.small}>
                  <DieFace face={face} />
                </span>
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
