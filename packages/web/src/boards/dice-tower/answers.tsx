import type { Action, Card, Die, View } from '@boxcars/games/dice-tower';
import type { ComponentChildren, JSX } from 'preact';

import { line, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { isTurning, keepField, setAside } from './aside.ts';
import { Ending } from './ending.tsx';
import { cardLine } from './names.ts';
import { countable, makes } from './progress.ts';
import type { TowerTurn } from './props.ts';
import { Swap } from './swap.tsx';
import { Turning } from './turning.tsx';

import styles from './answers.module.css';

export interface AnswersProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly turn: TowerTurn;
  readonly aside: readonly Die[];
  readonly isBusy: boolean;
  readonly t: Translator;
}

/** What can be done besides taking a card and drawing one: both are offered where those cards lie. */
export function Answers(props: AnswersProps): JSX.Element | null {
  const { view, turn, isBusy, t } = props;
  const { kind } = turn.question;
  if (kind === 'give-card' && view.swap !== null) {
    const give = (card: Card): void => turn.answer({ type: 'give-card', card });
    return <Swap swap={view.swap} gifts={giftsOf(turn)} give={give} isBusy={isBusy} t={t} />;
  }
  if (kind === 'end-or-go-on') return <End {...props} />;
  if (kind === 'start-turn') return <Start {...props} />;
  if (isTurning(turn)) {
    // After the last roll there is nothing to go back to but the end of the turn.
    const stop = keepField(turn) === null ? null : (): void => setAside(turn, props.aside);
    return (
      <Turning view={view} turn={turn} stop={stop} isBusy={isBusy} t={t}>
        <EndTurn {...props} />
      </Turning>
    );
  }
  return <Roll {...props} />;
}

/** The cards that may be given. */
function giftsOf({ question }: TowerTurn): Card[] {
  return question.options.flatMap((action) => (action.type === 'give-card' ? [action.card] : []));
}

/** Whether this plain answer is offered. */
function offers({ question }: TowerTurn, type: Action['type']): boolean {
  return question.options.some((action) => action.type === type);
}

function End({ view, seats, turn, isBusy, t }: AnswersProps): JSX.Element | null {
  if (!offers(turn, 'end-game')) return null;
  const goOn = offers(turn, 'go-on') ? (): void => turn.answer({ type: 'go-on' }) : null;
  return (
    <Ending view={view} seats={seats} end={() => turn.answer({ type: 'end-game' })} goOn={goOn} {...{ isBusy, t }} />
  );
}

/** TW-T1, TW-T5: six dice and three rolls, or some of the dice that lie there and two. */
function Start(props: AnswersProps): JSX.Element {
  const { turn, isBusy, t } = props;
  const isInherited = keepField(turn) !== null;
  return (
    <div class={styles.start}>
      <div class={styles.buttons}>
        {isInherited && <KeepThese {...props} />}
        <BigButton
          isStrong={!isInherited || props.aside.length === 0}
          isDisabled={isBusy}
          onClick={() => turn.answer({ type: 'keep-dice', dice: [] })}
          title={t(isInherited ? 'board.new-roll' : 'action.roll-all')}
          note={t('board.rolls', { count: 3 })}
        />
      </div>
      <End {...props} />
    </div>
  );
}

function KeepThese({ view, turn, aside, isBusy, t }: AnswersProps): JSX.Element {
  const kept = countable(view, aside).filter(({ isAside }) => isAside);
  const isChoice =
    aside.length === view.dice.length || view.stacks.some(({ card }) => card !== null && makes(card, kept));
  const note = isChoice
    ? t('board.keep-these.choice', { count: aside.length })
    : t('board.keep-these.roll', { count: view.dice.length - aside.length });
  return (
    <BigButton
      isStrong={aside.length > 0}
      isDisabled={isBusy || aside.length === 0}
      onClick={() => turn.answer({ type: 'keep-dice', dice: aside })}
      title={t('board.keep-these')}
      note={aside.length === 0 ? t('board.keep-first') : note}
    />
  );
}

/** TW-T1, TW-T3: rolling on, with what it gives up; turning a die; ending the turn. */
function Roll({ view, turn, aside, isBusy, t }: AnswersProps): JSX.Element {
  const field = keepField(turn);
  const count = view.dice.length - aside.length;
  const lost = view.stacks.flatMap(({ card, isAtStake }) => (card !== null && isAtStake ? [cardLine(card)] : []));
  const note =
    lost.length > 0 ? t(line('board.gives-up', { cards: lost })) : t('board.rolls', { count: view.rollsLeft });
  return (
    <div class={styles.buttons}>
      {field !== null && (
        <BigButton
          isStrong={lost.length === 0}
          isWarning={lost.length > 0}
          isDisabled={isBusy || count === 0}
          onClick={() => turn.answer({ type: 'keep-dice', dice: aside })}
          title={t('board.roll-dice', { count })}
          note={count === 0 ? t('refusal.nothing-to-roll') : note}
        />
      )}
      {view.canTurn && (
        <BigButton
          isStrong={field === null}
          isDisabled={isBusy}
          onClick={() => turn.draft.start('turn-die')}
          title={t('board.turn-die')}
          note={t('board.black-pair')}
        />
      )}
      <EndTurn turn={turn} isBusy={isBusy} t={t} />
    </div>
  );
}

/** TW-T4: only where no card fits that may be taken. */
function EndTurn({ turn, isBusy, t }: Pick<AnswersProps, 'turn' | 'isBusy' | 't'>): JSX.Element | null {
  if (!offers(turn, 'end-turn')) return null;
  return (
    <button type="button" class="button" disabled={isBusy} onClick={() => turn.answer({ type: 'end-turn' })}>
      {t('action.end-turn')}
    </button>
  );
}

/** A button with what it leads to below its name. */
function BigButton(props: {
  readonly title: string;
  readonly note: ComponentChildren;
  readonly isStrong: boolean;
  readonly isWarning?: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  const { title, note, isStrong, isWarning = false, isDisabled, onClick } = props;
  return (
    <button
      type="button"
      class={`button ${isStrong ? 'strong' : ''} ${styles.big} ${isWarning ? styles.warning : ''}`}
      disabled={isDisabled}
      onClick={onClick}
    >
      <span>{title}</span>
      <small>{note}</small>
    </button>
  );
}
