import { GREATEST_NUMBER, LEAST_NUMBER, type View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import { player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { rollsFrom } from './forecast.ts';
import { decimal, percent } from './numbers.ts';
import type { TownTurn } from './props.ts';
import { SeatName } from './seat-name.tsx';

import styles from './hold-up.module.css';

interface HoldUpProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn;
  readonly isBusy: boolean;
  readonly t: Translator;
}

const AMOUNTS = Array.from({ length: GREATEST_NUMBER - LEAST_NUMBER + 1 }, (_, i) => LEAST_NUMBER + i);

/** A Holdup: whom, for how much, how likely, and what it would bring. */
export function HoldUp(props: HoldUpProps): JSX.Element {
  const { view, turn, isBusy, t } = props;
  const given = turn.draft.get('seat');
  const victim = typeof given === 'number' ? given : null;
  const amount = Number(turn.draft.get('amount'));
  const action = turn.draft.action.value;
  return (
    <div class={styles.holdup}>
      <Victims {...props} victim={victim} />
      <div class={styles.amounts} role="group" aria-label={t('board.how-much')}>
        {AMOUNTS.map((one) => (
          <button
            key={one}
            type="button"
            class={styles.amount}
            aria-pressed={one === amount}
            disabled={isBusy}
            onClick={() => turn.draft.set('amount', one)}
          >
            <b>{one}</b>
            <span class={styles.bar} style={{ '--part': rollsFrom(one) / 36 }} aria-hidden="true" />
            <span class={styles.chance}>{percent(t, rollsFrom(one))}</span>
          </button>
        ))}
      </div>
      {victim !== null && <p class={styles.outcome}>{outcomeOf(view, victim, amount, t)}</p>}
      <button
        type="button"
        class="button strong"
        disabled={isBusy || action === null}
        onClick={() => action !== null && turn.answer(action)}
      >
        {victim === null ? t('board.whom-first') : t('action.hold-up', { victim: player(victim), amount })}
      </button>
    </div>
  );
}

function Victims({
  view,
  seats,
  turn,
  isBusy,
  t,
  victim,
}: HoldUpProps & { readonly victim: number | null }): JSX.Element {
  const field = turn.question.compose?.[0]?.fields['seat'];
  const others = field?.field === 'one' ? field.of.filter((seat) => typeof seat === 'number') : [];
  return (
    <div class={styles.victims} role="group" aria-label={t('board.whom')}>
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          class={`button ${styles.victim}`}
          aria-pressed={seat === victim}
          disabled={isBusy}
          onClick={() => turn.draft.set('seat', seat)}
        >
          <SeatName seats={seats} seat={seat} />
          <span class={styles.purse}>{t('board.gold', { gold: view.players[seat]?.gold ?? 0 })}</span>
        </button>
      ))}
    </div>
  );
}

function outcomeOf(view: View, victim: number, amount: number, t: Translator): string {
  const gold = Math.min(amount, view.players[victim]?.gold ?? 0);
  const rolls = rollsFrom(amount);
  return t('board.holdup-worth', {
    amount,
    gold,
    chance: percent(t, rolls),
    worth: decimal(t, (gold * rolls) / 36),
  });
}
