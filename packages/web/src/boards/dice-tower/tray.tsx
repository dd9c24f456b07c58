import type { Die, DieView } from '@boxcars/games/dice-tower';
import { COLOURS } from '@boxcars/games/dice-tower/content';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import { DieFace } from './die.tsx';
import { dieLine } from './names.ts';

import styles from './tray.module.css';

export interface TrayProps {
  readonly dice: readonly DieView[];
  readonly aside: readonly Die[];
  /** The die being turned. */
  readonly picked: Die | null;
  /** Dice that fall just now. */
  readonly rolling: readonly Die[];
  /** What a press on a die does; null for dice that can't be pressed. */
  readonly press: ((die: Die) => void) | null;
  readonly pressable: readonly Die[];
  readonly hint: string;
  /** Whether dice can be set aside in this part of the turn. */
  readonly hasLedge: boolean;
  readonly t: Translator;
}

/** The tray: dice lie below, and stand on the ledge above once they are set aside. */
export function Tray(props: TrayProps): JSX.Element {
  const { dice, aside, hint, hasLedge, t } = props;
  return (
    <div class={styles.tray} role="group" aria-label={t('board.tray')}>
      {hasLedge && (
        <div class={styles.ledge}>
          <span class={styles.hint}>{aside.length === 0 ? hint : t('board.set-aside')}</span>
        </div>
      )}
      <div class={styles.dice}>
        {dice.map((die, i) => (
          <TrayDie key={i} die={die} number={i} tray={props} />
        ))}
      </div>
    </div>
  );
}

function TrayDie(props: { readonly die: DieView; readonly number: Die; readonly tray: TrayProps }): JSX.Element {
  const { die, number, tray } = props;
  const isAside = tray.aside.includes(number);
  const { press } = tray;
  const canPress = press !== null && tray.pressable.includes(number);
  const classes = [styles.slot, isAside ? styles.aside : '', tray.picked === number ? styles.picked : ''].join(' ');
  if (die.colour === null) return <span class={`${styles.slot} ${styles.vacant}`} />;
  const face = <Tumbler die={die} number={number} isRolling={tray.rolling.includes(number)} />;
  if (!canPress) {
    return (
      <span class={classes} role="img" aria-label={tray.t(dieLine(die, number, isAside))}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`${classes} ${styles.press}`}
      aria-pressed={tray.picked === null ? isAside : tray.picked === number}
      aria-label={tray.t(dieLine(die, number, false))}
      onClick={() => press(number)}
    >
      {face}
    </button>
  );
}

/** The part of a die that moves; while it falls, other faces flicker by. */
function Tumbler(props: { readonly die: DieView; readonly number: Die; readonly isRolling: boolean }): JSX.Element {
  const { die, number, isRolling } = props;
  return (
    <span class={styles.tumbler} data-die={number} data-place={`die:${number}`}>
      <DieFace colour={die.colour} isBlack={die.isBlack} />
      {isRolling && (
        <span class={styles.blur}>
          <span data-blur class={styles.strip}>
            {COLOURS.slice(0, 5).map((_, i) => (
              <DieFace key={i} colour={COLOURS[(i + number) % COLOURS.length] ?? null} isBlack={die.isBlack} />
            ))}
          </span>
        </span>
      )}
    </span>
  );
}
