import { FACES, type Face, type Turn } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import { BigButton } from './big-button.tsx';
import { DieFace } from './die.tsx';
import type { TownTurn } from './props.ts';

import styles from './cup.module.css';

interface Started {
  readonly from: Face;
  readonly to: Face | null;
}

/** The turns being put together, the last perhaps without its new face. */
function startedTurns({ draft }: TownTurn): readonly Started[] {
  return (draft.get('turns') ?? []) as unknown as readonly Started[];
}

/** The turns that are complete. */
export function draftedTurns(turn: TownTurn): readonly Turn[] {
  return startedTurns(turn).flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]));
}

/** DT-H6: first the die, then its new face; with two Cheaters a second die. */
export function Cheater({ turn, t }: { readonly turn: TownTurn; readonly t: Translator }): JSX.Element {
  const { draft, question } = turn;
  const field = question.compose?.[0]?.fields['turns'];
  const most = field?.field === 'list' ? field.max : 0;
  const dice = (question.facts?.['dice'] ?? []) as readonly Face[];
  const started = startedTurns(turn);
  const whole = draftedTurns(turn);
  const open = started.find(({ to }) => to === null) ?? null;
  const setTurns = (turns: readonly Started[]): void =>
    draft.set(
      'turns',
      turns.map((one) => ({ ...one })),
    );
  const pick = (from: Face): void => setTurns([...whole.slice(0, most - 1), { from, to: null }]);
  const action = { type: 'cheat', turns: whole } as const;
  return (
    <div class={styles.cheat}>
      <p>{t('board.cheat.which')}</p>
      <div class={styles.dice} role="group" aria-label={t('board.cheat.which')}>
        {dice.map((face, i) => (
          <button
            key={i}
            type="button"
            class={`${styles.die} ${open?.from === face && dice.indexOf(face) === i ? styles.picked : ''}`}
            aria-pressed={open?.from === face && dice.indexOf(face) === i}
            aria-label={t('board.die', { face })}
            onClick={() => pick(face)}
          >
            <DieFace face={face} />
          </button>
        ))}
      </div>
      {open !== null && (
        <>
          <p>{t('board.cheat.to')}</p>
          <div class={styles.dice} role="group" aria-label={t('board.cheat.to')}>
            {FACES.filter((face) => face !== open.from).map((face) => (
              <button
                key={face}
                type="button"
                class={styles.die}
                aria-label={t('name.turn', { from: open.from, to: face })}
                onClick={() => setTurns([...whole, { from: open.from, to: face }])}
              >
                <DieFace face={face} />
              </button>
            ))}
          </div>
        </>
      )}
      <div class={styles.cheatAnswers}>
        <BigButton
          isStrong
          isDisabled={whole.length === 0}
          title={
            whole.length === 0
              ? t('board.cheat.first')
              : t('action.cheat', { turns: whole.map(({ from, to }) => t('name.turn', { from, to })) })
          }
          note={t('board.cheat.cost', { count: Math.max(1, whole.length) })}
          onClick={() => turn.answer(action)}
        />
        <BigButton title={t('action.pass')} onClick={() => turn.answer({ type: 'pass' })} />
      </div>
    </div>
  );
}
