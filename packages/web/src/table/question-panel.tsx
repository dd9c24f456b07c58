import type { Action, Composer } from '@boxcars/engine';
import { useComputed } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { YourTurn } from '../boards/board.ts';
import { later } from '../later.ts';
import { Draft } from './draft.ts';
import { Fields } from './fields.tsx';
import { lookAt, lookAway } from './look.ts';
import { useRoom } from './room.ts';

import styles from './question.module.css';

const Coach = later(async () => (await import('./coach.tsx')).Coach);

/** The reader's turn as the board and the panel share it; null while nothing is asked of them or not yet shown. */
export function useYourTurn(): YourTurn | null {
  const { table } = useRoom();
  const moment = table.moment.value;
  const asked = moment?.asked ?? null;
  const yours = moment?.yours ?? null;
  const id = yours === null ? null : (asked?.id ?? null);
  const draft = useMemo(() => (yours === null ? null : new Draft(yours.question)), [id, yours?.question.kind]);
  if (yours === null || asked === null || draft === null || table.info.value?.state === 'paused') return null;
  return {
    question: yours.question,
    legal: yours.legal,
    draft,
    answer: (action) => table.answer(action),
    order: table.orders.value[asked.kind] ?? null,
    leaveOrder: (order) => table.leaveOrder(asked.kind, order),
  };
}

interface PanelProps {
  readonly turn: YourTurn;
  /** What else stands in the panel's lowest row. */
  readonly children: ComponentChildren;
}

/** The question in plain words and every way to answer it. Where the board offers all answers, the list is folded. */
export function QuestionPanel({ turn, children }: PanelProps): JSX.Element {
  const { table, voice, board } = useRoom();
  const heading = useRef<HTMLHeadingElement>(null);
  const moment = table.moment.value;
  const id = moment?.asked?.id ?? '';
  const stand = table.stand.value;
  const context = { viewer: voice.viewer, view: stand?.view };
  const [listed, setListed] = useState('');
  useEffect(() => takeFocus(heading.current), [id]);
  const pending = moment?.yours?.pending ?? null;
  const isSent = table.outbox.isOnItsWay(id);
  const isLocked = isSent || pending?.locked === true;
  const canFold = board.offers?.(turn.question) ?? false;
  const isOpen = !canFold || listed === id;
  return (
    <section class={styles.panel} data-slim={!isOpen} aria-labelledby="question">
      <h2 id="question" data-asked={id} ref={heading} tabIndex={-1} class={styles.question}>
        {voice.t(voice.say.question(turn.question, context))}
      </h2>
      <Refused />
      {pending !== null && (
        <p class={styles.pending}>
          {voice.t('site.question.pending', { action: voice.say.action(pending.action, context) })}
        </p>
      )}
      <Quick turn={turn} isDisabled={isLocked} />
      <Confirm turn={turn} isDisabled={isLocked} />
      {isOpen && <Answers turn={turn} isDisabled={isLocked} />}
      <AlwaysThis turn={turn} />
      {!isLocked && table.info.value?.coach === 'practice' && <Coach turn={turn} />}
      <div class={styles.foot}>
        {canFold && (
          <button
            type="button"
            class={`button plain ${styles.fold}`}
            data-list
            aria-expanded={isOpen}
            onClick={() => setListed(isOpen ? '' : id)}
          >
            {voice.t('site.question.list')}
          </button>
        )}
        {children}
      </div>
    </section>
  );
}

/** What the board wants at hand on a narrow screen. */
function Quick({ turn, isDisabled }: { readonly turn: YourTurn; readonly isDisabled: boolean }): JSX.Element | null {
  const { board, table, voice } = useRoom();
  if (board.Quick === undefined) return null;
  return (
    <div class={styles.quick}>
      <board.Quick view={table.stand.value?.view} turn={turn} isBusy={isDisabled} t={voice.t} />
    </div>
  );
}

/** Whether the reader's hands are on the keyboard. */
let isTyping = false;
addEventListener('keydown', () => (isTyping = true), true);
addEventListener('pointerdown', () => (isTyping = false), true);

/** Whoever answers by keyboard stays in the panel from one question to the next. */
function takeFocus(heading: HTMLElement | null): void {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body;
  const wasHere = activeElement instanceof HTMLElement && activeElement.closest('[data-panel]') !== null;
  if (isTyping && (isFree || wasHere)) heading?.focus({ preventScroll: true });
}

function Refused(): JSX.Element | null {
  const { table, voice } = useRoom();
  const refused = table.refused.value;
  if (refused === null) return null;
  const sentence = refused.sentence === '' ? voice.refusal(refused.refusal) : refused.sentence;
  return (
    <p class={styles.refused} role="alert">
      <span aria-hidden="true">⚠ </span>
      {sentence}
    </p>
  );
}

/** The answer put together on the board or below, as one button. */
function Confirm({ turn, isDisabled }: { readonly turn: YourTurn; readonly isDisabled: boolean }): JSX.Element | null {
  const { voice, table, board } = useRoom();
  const { draft } = turn;
  const action = draft.action.value;
  const isListed = turn.question.options.length > 0 || (turn.question.compose ?? []).length > 1;
  if (action === null && (isListed || draft.composer === null)) return null;
  const context = { viewer: voice.viewer, view: table.stand.value?.view };
  const words = action === null ? null : (board.confirm?.(action, context.view, voice.viewer) ?? null);
  return (
    <div class={styles.confirm}>
      <button
        type="button"
        class="button strong"
        disabled={isDisabled || action === null}
        onClick={() => action !== null && turn.answer(action)}
      >
        {action === null ? voice.t('site.question.incomplete') : voice.t(words ?? voice.say.action(action, context))}
      </button>
    </div>
  );
}

function Answers({ turn, isDisabled }: { readonly turn: YourTurn; readonly isDisabled: boolean }): JSX.Element {
  const { question, draft } = turn;
  const composers = composersOf(question.compose ?? []);
  const isOpen = useComputed(() => draft.composer?.type ?? null).value;
  return (
    <div class={styles.answers} onKeyDown={moveFocus}>
      <ul class={styles.options}>
        {question.options.map((option, i) => (
          <li key={i}>
            <Option turn={turn} action={option} isDisabled={isDisabled} />
          </li>
        ))}
      </ul>
      {composers.map((composer) => (
        <Composition key={composer.type} turn={turn} composer={composer} isOpen={isOpen === composer.type} />
      ))}
    </div>
  );
}

function Option(props: {
  readonly turn: YourTurn;
  readonly action: Action;
  readonly isDisabled: boolean;
}): JSX.Element {
  const { turn, action, isDisabled } = props;
  const { voice, table } = useRoom();
  const { draft } = turn;
  const context = { viewer: voice.viewer, view: table.stand.value?.view };
  return (
    <button
      type="button"
      class={`button ${styles.option}`}
      data-answer={action.type}
      disabled={isDisabled}
      onFocus={() => lookAt(draft, action)}
      onBlur={() => lookAway(draft)}
      onPointerEnter={() => lookAt(draft, action)}
      onPointerLeave={() => lookAway(draft)}
      onClick={() => {
        lookAway(draft);
        turn.answer(action);
      }}
    >
      {voice.t(voice.say.action(action, context))}
    </button>
  );
}

/** The ways to put an answer together that can come to something. */
function composersOf(composers: readonly Composer[]): Composer[] {
  return composers.filter(({ fields }) =>
    Object.values(fields).every((field) => {
      if (field.field === 'one') return field.of.length > 0;
      if (field.field === 'subset') return field.of.length >= field.min;
      return field.field !== 'number' || field.min <= field.max;
    }),
  );
}

function Composition(props: {
  readonly turn: YourTurn;
  readonly composer: Composer;
  readonly isOpen: boolean;
}): JSX.Element {
  const { turn, composer, isOpen } = props;
  const { voice } = useRoom();
  const key = [`web.compose.${composer.type}`, `compose.${composer.type}`].find((one) => voice.t.has(one));
  const title = key === undefined ? composer.type.replaceAll('-', ' ') : voice.t(key);
  if (!isOpen) {
    return (
      <button
        type="button"
        class={`button ${styles.option}`}
        data-compose
        onClick={() => turn.draft.start(composer.type)}
      >
        {title} …
      </button>
    );
  }
  return (
    <fieldset class={styles.composer}>
      <legend>{title}</legend>
      <Fields
        fields={composer.fields}
        get={(name) => turn.draft.get(name)}
        set={(name, value) => turn.draft.set(name, value)}
      />
    </fieldset>
  );
}

/** In moments that come again and again: answer the same way from now on. */
function AlwaysThis({ turn }: { readonly turn: YourTurn }): JSX.Element | null {
  const { voice, table } = useRoom();
  if (table.moment.value?.asked?.mode !== 'reaction') return null;
  const [pass] = turn.question.options;
  if (pass === undefined) return null;
  return (
    <label class={styles.always}>
      <input
        type="checkbox"
        checked={turn.order !== null}
        onChange={({ currentTarget }) => turn.leaveOrder(currentTarget.checked ? { answers: [{ ...pass }] } : null)}
      />
      {voice.t('site.order.always', {
        action: voice.say.action(pass, { viewer: voice.viewer, view: table.stand.value?.view }),
      })}
    </label>
  );
}

/** Up and down walk through the answers. */
function moveFocus(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLButtonElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const next = buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length];
  next?.focus();
  event.preventDefault();
}
