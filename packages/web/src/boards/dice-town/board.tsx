import type { Face, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { draftedTurns } from './cheater.tsx';
import { Crew } from './crew.tsx';
import { draftedKeep } from './cup.tsx';
import { Desk } from './desk.tsx';
import { Hand } from './hand.tsx';
import { Lots } from './lots.tsx';
import { without } from './news.ts';
import type { TownProps, TownTurn } from './props.ts';
import type { Thought } from './race.ts';
import { Street } from './street.tsx';
import { useTumble } from './tumble.ts';
import { useWinners } from './winners.ts';

import styles from './board.module.css';

/** The town: the street above, everyone's dice, the desk where things are decided, and the reader's hand. */
export function TownBoard(props: TownProps): JSX.Element {
  const { view, viewer, seats, yours, shown, t } = props;
  const root = useRef<HTMLDivElement>(null);
  const seat = viewer >= 0 && viewer < view.players.length ? viewer : null;
  const thought = thoughtOf(view, seat, yours);
  const winners = useWinners(view, shown);
  useTumble(root, shown);
  return (
    <div class={styles.frame}>
      <div class={styles.board} ref={root}>
        <Street {...{ view, seats, thought, winners, t }} event={shown?.event ?? null} />
        <div class={styles.desk}>
          <Desk props={props} seat={seat} />
        </div>
        {seat !== null && (
          <div class={styles.hand}>
            <Hand {...{ view, seat, t }} turn={yours} />
          </div>
        )}
        <div class={styles.crew}>
          <Crew {...{ view, seats, viewer, thought, t }} />
        </div>
        <div class={styles.lots}>
          <Lots {...{ view, seats, thought, t }} />
        </div>
      </div>
    </div>
  );
}

/** The reader's dice as they would lie with the answer being put together; null where it changes none. */
function thoughtOf(view: View, seat: number | null, turn: TownTurn | null): Thought | null {
  if (turn === null || seat === null) return null;
  const kept = view.players[seat]?.kept ?? [];
  const dice = thoughtDice(kept, turn);
  return dice === null ? null : { seat, dice };
}

function thoughtDice(kept: readonly Face[], turn: TownTurn): readonly Face[] | null {
  if (turn.question.kind === 'keep-dice') {
    const { dice } = draftedKeep(turn);
    return dice.length === 0 ? null : [...kept, ...dice];
  }
  if (turn.question.kind !== 'play-cheater') return null;
  const turns = draftedTurns(turn);
  return turns.length === 0
    ? null
    : [
        ...without(
          kept,
          turns.map(({ from }) => from),
        ),
        ...turns.map(({ to }) => to),
      ];
}
