import type { Face, Turn } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { line, type Line, type Translator } from '../../words.ts';
import { BigButton } from './big-button.tsx';
import { DieFace } from './die.tsx';
import type { TownTurn } from './props.ts';
import { FACES } from './race.ts';

import styles from './cup.module.css';

interface Started {
  /** Null for a turn that was begun in the list of all answers and has no die yet. */
  readonly from: Face | null;
  readonly to: Face | null;
}

/** The turns being put together, the last perhaps without its new face. */
function startedTurns({ draft }: TownTurn): readonly Started[] {
  return (draft.get('turns') ?? []) as unknown as readonly Started[];
}

/** The turns that are complete. */
export function draftedTurns(turn: TownTurn): readonly Turn[] {
  return startedTurns(turn).flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
}

/** DT-H6: first the die, then its new face; with two Cheaters a second die. */
export function Cheater({ turn, t }: { readonly turn: TownTurn; readonly t: Translator }): JSX.Element {
  const { draft, question } = turn;
  const field = question.compose?.[0]?.fields['turns'];
  const most = field?.field === 'list' ? field.max : 0;
  const dice = (question.facts?.['dice'] ?? []) as readonly Face[];
  const whole = draftedTurns(turn);
  const open = startedTurns(turn).find(({ from, to }) => from !== null && to === null)?.from ?? null;
  const setTurns = (turns: readonly Started[]): void =>
    draft.set(
      'turns',
      turns.map((one) => ({ ...one })),
    );
  return (
    <div class={styles.cheat}>
      <Faces
        title={t('board.cheat.which')}
        faces={dice}
        picked={open === null ? -1 : dice.indexOf(open)}
        words={(face) => t('board.die', { face })}
        pick={(from) => setTurns([...whole.slice(0, most - 1), { from, to: null }])}
      />
      {open !== null && (
        <Faces
          title={t('board.cheat.to')}
          faces={FACES.filter((face) => face !== open)}
          picked={null}
          words={(face) => t('name.turn', { from: open, to: face })}
          pick={(to) => setTurns([...whole, { from: open, to }])}
        />
      )}
      <div class={styles.cheatAnswers}>
        <BigButton
          isStrong
          isDisabled={whole.length === 0}
          title={whole.length === 0 ? t('board.cheat.first') : t('action.cheat', { turns: whole.map(turnLine) })}
          note={t('board.cheat.cost', { count: Math.max(1, whole.length) })}
          onClick={() => turn.answer({ type: 'cheat', turns: whole })}
        />
        <BigButton title={t('action.pass')} onClick={() => turn.answer({ type: 'pass' })} />
      </div>
    </div>
  );
}

function turnLine({ from, to }: Turn): Line {
  return line('name.turn', { from, to });
}

/** Dice to be pressed. `picked` null: none of them stays down. */
function Faces(props: {
  readonly title: string;
  readonly faces: readonly Face[];
  readonly picked: number | null;
  readonly words: (face: Face) => string;
  readonly pick: (face: Face) => void;
}): JSX.Element {
  const { title, faces, picked, words, pick } = props;
  return (
    <>
      <p>{title}</p>
      <div class={styles.dice} role="group" aria-label={title}>
        {faces.map((face, i) => (
          <button
            key={i}
            type="button"
            class={`${styles.die} ${picked === i ? styles.picked : ''}`}
            aria-pressed={picked === null ? undefined : picked === i}
            aria-label={words(face)}
            onClick={() => pick(face)}
          >
            <DieFace face={face} />
          </button>
        ))}
      </div>
    </>
  );
}
