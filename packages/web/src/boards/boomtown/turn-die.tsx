import type { Action, View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { handlersOf, inMind, pressable } from './answering.ts';
import { DieFace } from './die.tsx';
import { balanceOf, fallsOf } from './forecast.ts';
import { Production } from './production.tsx';
import type { TownTurn } from './props.ts';

import styles from './turn-die.module.css';

interface TurnDieProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn;
  readonly isBusy: boolean;
  readonly t: Translator;
}

/** The Telegraph: every face each die could be turned to, with the sum it makes and what that would bring. */
export function TurnDie(props: TurnDieProps): JSX.Element {
  const { view, seats, turn, isBusy, t } = props;
  const [a = 0, b = 0] = view.dice ?? [];
  const mind = inMind(turn);
  const sum = a + b + (mind?.type === 'turn-die' ? mind.to - mind.from : 0);
  const keep = turn.question.options.find(({ type }) => type === 'keep-dice');
  return (
    <div class={styles.turning}>
      {(a === b ? [a] : [a, b]).map((from) => (
        <Faces key={from} {...props} from={from} />
      ))}
      <Production {...{ view, sum, seats, t }} />
      {keep !== undefined && (
        <button type="button" class="button" disabled={isBusy} onClick={() => turn.answer(keep)}>
          {t('board.keep-telegraph', { sum: a + b })}
        </button>
      )}
    </div>
  );
}

function Faces(props: TurnDieProps & { readonly from: number }): JSX.Element {
  const { view, turn, isBusy, from, t } = props;
  const [a = 0, b = 0] = view.dice ?? [];
  const isTurn = (action: Action, to: number): boolean =>
    action.type === 'turn-die' && action.from === from && action.to === to;
  return (
    <div class={styles.row} role="group" aria-label={t('board.turn-from', { from })}>
      <span class={styles.from} aria-hidden="true">
        <DieFace face={from} />
      </span>
      <span class={styles.arrow} aria-hidden="true">
        →
      </span>
      {[1, 2, 3, 4, 5, 6].map((to) => {
        const on = pressable(turn, isBusy, (action) => isTurn(action, to));
        if (on === null) return null;
        const sum = a + b - from + to;
        return (
          <button key={to} type="button" class={styles.face} aria-pressed={on.isUp} {...handlersOf(on)}>
            <DieFace face={to} />
            <span class="visually-hidden">{t('action.turn-die.sum', { from, to, sum })} </span>
            <span class={styles.sum} aria-hidden="true">
              ={sum}
            </span>
            <Effect {...{ view, sum, t }} />
          </button>
        );
      })}
    </div>
  );
}

/** What a sum would bring the reader, and whether mines fall in. */
function Effect(props: { readonly view: View; readonly sum: number; readonly t: Translator }): JSX.Element {
  const { view, sum, t } = props;
  const gold = view.you === null ? 0 : (balanceOf(view, sum)[view.you] ?? 0);
  const own = fallsOf(view, sum).some(({ seat }) => seat === view.you);
  const words = own
    ? 'board.balance.falls'
    : gold > 0
      ? 'board.balance.gain'
      : gold < 0
        ? 'board.balance.loss'
        : 'board.balance.none';
  return (
    <span class={`${styles.effect} ${gold > 0 ? styles.good : gold < 0 || own ? styles.bad : ''}`}>
      <span aria-hidden="true">{own ? '⚠' : gold > 0 ? `+${gold}` : gold < 0 ? `−${-gold}` : '0'}</span>
      <span class="visually-hidden">{t(words, { gold: Math.abs(gold) })}</span>
    </span>
  );
}
