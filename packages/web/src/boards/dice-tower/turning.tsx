import type { Colour, Die, View } from '@boxcars/games/dice-tower';
import { COLOURS } from '@boxcars/games/dice-tower/content';
import type { ComponentChildren, JSX } from 'preact';

import { line, type Translator } from '../../words.ts';
import { DieFace } from './die.tsx';
import type { TowerTurn } from './props.ts';

import styles from './answers.module.css';

/** The die chosen to be turned, and the face chosen for it. */
export function draftedTurn({ draft }: TowerTurn): { readonly die: Die | null; readonly colour: Colour | null } {
  if (draft.composer?.type !== 'turn-die') return { die: null, colour: null };
  const [die, colour] = [draft.get('die'), draft.get('colour')];
  return {
    die: typeof die === 'number' ? die : null,
    colour: COLOURS.find((one) => one === colour) ?? null,
  };
}

/** TW-B1: choosing a die and the face it is turned to. */
export function Turning(props: {
  readonly view: View;
  readonly turn: TowerTurn;
  /** Back to setting dice aside; null where none can be rolled any more. */
  readonly stop: (() => void) | null;
  readonly isBusy: boolean;
  readonly t: Translator;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { view, turn, stop, isBusy, t, children } = props;
  const { die, colour } = draftedTurn(turn);
  const now = die === null ? undefined : view.dice[die];
  const action = die === null || colour === null ? null : ({ type: 'turn-die', die, colour } as const);
  return (
    <div class={styles.turning}>
      <p class={styles.label}>{t(now === undefined ? 'board.turn-pick' : 'board.turn-to')}</p>
      {now !== undefined && (
        <div class={styles.palette}>
          {COLOURS.filter((one) => one !== now.colour).map((one) => (
            <button
              key={one}
              type="button"
              class={styles.swatch}
              aria-pressed={one === colour}
              aria-label={t(`name.face.${one}`)}
              onClick={() => turn.draft.set('colour', one)}
            >
              <DieFace colour={one} isBlack={now.isBlack} />
            </button>
          ))}
        </div>
      )}
      <div class={styles.buttons}>
        {action !== null && (
          <button type="button" class="button strong" disabled={isBusy} onClick={() => turn.answer(action)}>
            {t(line('board.turn-done', { face: line(`name.face.${action.colour}`) }))}
          </button>
        )}
        {stop === null ? (
          children
        ) : (
          <button type="button" class="button" onClick={stop}>
            {t('board.turn-not')}
          </button>
        )}
      </div>
    </div>
  );
}
