import type { CheatView, Face, PlayerView, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { Glyph } from '../../glyph.tsx';
import { line, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { DieFace, HiddenDie } from './die.tsx';
import { diceText, knownLines } from './names.ts';
import { diceOf, handSoFar, type Thought } from './race.ts';
import { SeatName } from './seat-sign.tsx';

import styles from './crew.module.css';

export interface CrewProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly viewer: number;
  readonly thought: Thought | null;
  readonly t: Translator;
}

/** Everyone's kept dice in rows, with what they make so far, and what lies open before each player. */
export function Crew(props: CrewProps): JSX.Element {
  const { view, t } = props;
  return (
    <ul class={styles.crew} aria-label={t('board.crew')}>
      {view.players.map((player, seat) => (
        <Row key={seat} {...props} player={player} seat={seat} />
      ))}
    </ul>
  );
}

interface RowProps extends CrewProps {
  readonly player: PlayerView;
  readonly seat: number;
}

function Row(props: RowProps): JSX.Element {
  const { view, seats, player, seat, t } = props;
  const isTied = view.tie?.seats.includes(seat) ?? false;
  const isWinner = view.winner === seat;
  return (
    <li class={`${styles.row} ${isWinner ? styles.winner : isTied ? styles.tied : ''}`} data-place={`row:${seat}`}>
      <span class={styles.who}>
        <SeatName label={seats[seat]} />
        {view.sheriff === seat && (
          <span class={styles.badge} role="img" aria-label={t('name.place.sheriff')}>
            <Glyph sign="★" />
          </span>
        )}
        {view.place !== null && player.gained && (
          <span class={styles.gained} role="img" aria-label={t('board.gained')} title={t('board.gained')}>
            ✓
          </span>
        )}
      </span>
      <Dice {...props} />
      <span class={styles.made}>{player.kept.length > 0 && t(`name.hand.${handSoFar(player.kept)}`)}</span>
      <Marks {...props} />
    </li>
  );
}

/** The dice of a player, low to high; those of the last reveal are ringed, and those thought of dashed. */
function Dice({ view, player, seat, thought, t }: RowProps): JSX.Element {
  const dice = [...diceOf(view, seat, thought)];
  const isThought = thought?.seat === seat;
  const old = notRevealed(player);
  const isNew = isThought ? markNew(dice, player.kept) : markNew(dice, old);
  const words = dice.length === 0 ? t('board.dice.none') : t('board.dice.kept', { dice: diceText(dice) });
  return (
    <span class={styles.dice} data-place={`kept:${seat}`} role="img" aria-label={words}>
      {dice.map((face, i) => (
        <span key={i} class={isNew[i] === true ? (isThought ? styles.thought : styles.fresh) : styles.die}>
          <DieFace face={face} />
        </span>
      ))}
      {Array.from({ length: 5 - dice.length }, (_, i) => (
        <span key={`c${i}`} class={styles.die} data-place={i === 0 ? `cup:${seat}` : undefined}>
          <HiddenDie />
        </span>
      ))}
    </span>
  );
}

function notRevealed({ kept, revealed }: PlayerView): Face[] {
  const old = [...kept];
  for (const face of revealed) old.splice(old.indexOf(face), 1);
  return old;
}

/** Which of the dice are not among the old ones. */
function markNew(dice: readonly Face[], old: readonly Face[]): boolean[] {
  const left = [...old];
  return dice.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What else is open about a player: Brutes and Cheaters shown, Properties behind wire, cards the reader knows of. */
function Marks({ view, player, seat, viewer, t }: RowProps): JSX.Element | null {
  const known = seat === viewer ? [] : player.hand.sure;
  const cheats = view.cheats.filter((one) => one.seat === seat);
  if (player.brutes + cheats.length + player.wired.length + known.length === 0) return null;
  return (
    <span class={styles.marks}>
      {player.brutes > 0 && <span class={styles.played}>{t('board.brutes', { count: player.brutes })}</span>}
      {cheats.map((cheat, i) => (
        <CheatMark key={i} cheat={cheat} t={t} />
      ))}
      {player.wired.length > 0 && (
        <span class={styles.wired}>
          {t('board.wired.cards', { points: player.wired.map((card) => card.replace('property-', '')).join(' ') })}
        </span>
      )}
      {known.length > 0 && <span>{t(line('board.holds', { cards: knownLines(known) }))}</span>}
    </span>
  );
}

function CheatMark({ cheat, t }: { readonly cheat: CheatView; readonly t: Translator }): JSX.Element {
  return (
    <span class={styles.played}>
      {t('name.card.cheater')}: {t('name.turn', { from: cheat.from, to: cheat.to })}
    </span>
  );
}
