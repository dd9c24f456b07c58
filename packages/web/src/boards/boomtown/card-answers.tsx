import type { Action, EventName } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import type { Line, Translator } from '../../words.ts';
import { CardSign } from './card-sign.tsx';
import { eventLine } from './names.ts';
import type { TownTurn } from './props.ts';

import styles from './card-answers.module.css';

/** The Mustang: choose second, or keep it. */
export function Mustang(props: {
  readonly turn: TownTurn;
  readonly isBusy: boolean;
  readonly t: Translator;
}): JSX.Element {
  const { turn, isBusy, t } = props;
  return (
    <div class={styles.asked}>
      <span class={styles.card}>
        <CardSign event="mustang" />
      </span>
      <div class={styles.answers}>
        <p>{t('board.mustang-words')}</p>
        {turn.question.options.map((action) => (
          <button
            key={action.type}
            type="button"
            class={`button ${action.type === 'play-mustang' ? 'strong' : ''}`}
            disabled={isBusy}
            onClick={() => turn.answer(action)}
          >
            {t(`action.${action.type}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Several cards have become usable: which one first. */
export function UseHeld(props: {
  readonly turn: TownTurn;
  readonly isBusy: boolean;
  readonly t: Translator;
}): JSX.Element {
  const { turn, isBusy, t } = props;
  const held = turn.question.options.filter(isUse);
  return (
    <div class={styles.cards}>
      {held.map((action) => (
        <button
          key={action.event}
          type="button"
          class={styles.choice}
          disabled={isBusy}
          onClick={() => turn.answer(action)}
        >
          <CardSign event={action.event} />
          <b>{t('action.use-held', { event: eventLine(action.event) })}</b>
          <span>{t(`name.does.${action.event}`)}</span>
        </button>
      ))}
    </div>
  );
}

function isUse(action: Action): action is Action & { readonly type: 'use-held'; readonly event: EventName } {
  return action.type === 'use-held';
}

/** A card is being carried out by pressing what it is aimed at: says which, and what it does. */
export function Aim(props: {
  readonly event: EventName;
  readonly question: string;
  /** What the answer one thinks of would do. */
  readonly consequences: readonly Line[];
  readonly t: Translator;
}): JSX.Element {
  const { event, question, consequences, t } = props;
  return (
    <div class={styles.asked}>
      <span class={styles.card}>
        <CardSign event={event} />
      </span>
      <div class={styles.aim}>
        <b>{t(eventLine(event))}</b>
        <p>{t(`name.does.${event}`)}</p>
        {consequences.length === 0 ? (
          <p class={styles.hint}>{question}</p>
        ) : (
          <p class={styles.hint}>{consequences.map((one) => t(one)).join(' ')}</p>
        )}
      </div>
    </div>
  );
}
