import type { Die, View } from '@boxcars/games/dice-tower';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { Answers } from './answers.tsx';
import { isTurning, keepField, toggleAside, useAside } from './aside.ts';
import { Holdings } from './holdings.tsx';
import { after } from './news.ts';
import { hasOdds, OddsBar, useOdds } from './odds.tsx';
import { countable, makes, progressOf } from './progress.ts';
import type { TowerProps, TowerShown, TowerTurn } from './props.ts';
import { OpenStack } from './stack.tsx';
import { Swap } from './swap.tsx';
import { Tower } from './tower.tsx';
import { Tray } from './tray.tsx';
import { useTumble } from './tumble.ts';
import { draftedTurn } from './turning.tsx';

import styles from './board.module.css';
import trayStyles from './tray.module.css';

/** The table of Dice Tower: open cards above, the tower with its tray, everyone's cards below. */
export function TowerBoard(props: TowerProps): JSX.Element {
  const { yours, shown, seats, pending, t } = props;
  const view = duringEvent(props.view, shown);
  const aside = useAside(view, yours, shown);
  const root = useRef<HTMLDivElement>(null);
  const takeKept = useTakeAtOnce(yours);
  const [isOddsOn, setOddsOn] = useState(false);
  const odds = useOdds(view, isOddsOn && shown === null);
  useTumble(root, shown);
  const isBusy = pending !== null;
  return (
    <div class={styles.board} ref={root}>
      <OpenStacks {...{ props, view, aside, takeKept }} chances={odds?.chances ?? null} />
      <section class={`${styles.play} ${hasOdds(view) ? '' : styles.quiet}`}>
        <div class={styles.tower} data-place="tower">
          <Tower rollsLeft={hasOdds(view) ? view.rollsLeft : 0} />
        </div>
        <div class={styles.status}>
          <p class={styles.roll}>{statusText(view, t)}</p>
          {props.coach === 'practice' && hasOdds(view) && (
            <OddsBar {...{ view, aside, odds, t }} isOn={isOddsOn} toggle={() => setOddsOn(!isOddsOn)} />
          )}
        </div>
        <DiceTray {...{ props, view, aside }} />
        <div class={styles.answers} data-place="between">
          {yours === null ? (
            view.swap !== null && <Swap swap={view.swap} gifts={[]} give={() => undefined} isBusy t={t} />
          ) : (
            <Answers turn={yours} {...{ view, seats, aside, isBusy, t }} />
          )}
        </div>
      </section>
      <Holdings view={view} seats={seats} draw={(seat) => drawFrom(yours, seat)} t={t} />
    </div>
  );
}

/** Dice are seen to land on what was rolled: while they fall the view already has them. */
function duringEvent(view: View, shown: TowerShown | null): View {
  if (shown === null) return view;
  const { type } = shown.event;
  return type === 'dice-rolled' || type === 'die-turned' || type === 'card-drawn' ? after(view, shown.event) : view;
}

function statusText(view: View, t: TowerProps['t']): string {
  switch (view.phase) {
    case 'start':
      return t(view.isInherited ? 'board.inherited' : 'board.before');
    case 'kept':
      return t('board.kept');
    case 'rolled':
      return t('board.roll', { roll: view.rolls });
    case 'choose':
    case 'give':
    case 'won':
      return '';
    case 'over':
      return t('board.over');
  }
}

function OpenStacks(given: {
  readonly props: TowerProps;
  readonly view: View;
  readonly aside: readonly Die[];
  readonly takeKept: (stack: number) => void;
  readonly chances: readonly number[] | null;
}): JSX.Element {
  const { props, aside, takeKept, chances } = given;
  const { yours, pending, t } = props;
  const view = asTurned(given.view, yours);
  // What falls is not told before it has landed.
  const dice = countable(view, aside).filter(({ isAside }) => isAside || props.shown?.event.type !== 'dice-rolled');
  const look = yours?.draft.look.value ?? null;
  const isInherited = yours?.question.kind === 'start-turn' && keepField(yours) !== null;
  return (
    <ul class={styles.stacks} aria-label={t('board.stacks')}>
      {view.stacks.map((stack, i) => {
        const canTake = yours?.question.options.some((one) => one.type === 'take-card' && one.stack === i) ?? false;
        const canInherit = isInherited && stack.card !== null && makes(stack.card, dice);
        const take = canInherit
          ? () => takeKept(i)
          : canTake
            ? () => yours?.answer({ type: 'take-card', stack: i })
            : null;
        return (
          <OpenStack
            key={i}
            stack={stack}
            number={i}
            progress={stack.card === null ? null : progressOf(stack.card, dice)}
            take={pending === null ? take : null}
            isLookedAt={look?.type === 'take-card' && look.stack === i}
            chance={chances?.[i] ?? null}
            t={t}
          />
        );
      })}
    </ul>
  );
}

/** The dice as they would lie with the die turned that is about to be. */
function asTurned(view: View, turn: TowerTurn | null): View {
  if (turn === null) return view;
  const { die, colour } = draftedTurn(turn);
  if (die === null || colour === null) return view;
  return { ...view, dice: view.dice.map((one, i) => (i === die ? { ...one, colour } : one)) };
}

function DiceTray(given: {
  readonly props: TowerProps;
  readonly view: View;
  readonly aside: readonly Die[];
}): JSX.Element {
  const { props, view, aside } = given;
  const { yours, shown, pending, t } = props;
  const isTurn = yours !== null && isTurning(yours);
  const picked = isTurn ? draftedTurn(yours).die : null;
  const field = keepField(yours);
  const press = (die: Die): void => {
    if (yours === null) return;
    if (isTurn) yours.draft.set('die', die);
    else toggleAside(yours, die);
  };
  const canPress = yours !== null && pending === null && (isTurn || field !== null);
  const pressable = isTurn ? view.dice.map((_, die) => die) : ((field?.of ?? []) as readonly Die[]);
  return (
    <div class={trayStyles.place}>
      <Tray
        dice={yours === null ? view.dice : asTurned(view, yours).dice}
        aside={isTurn || !hasOdds(view) ? [] : aside}
        hasLedge={hasOdds(view)}
        picked={picked}
        rolling={shown?.event.type === 'dice-rolled' ? shown.event.rolled : []}
        press={canPress ? press : null}
        pressable={pressable}
        hint={isTurn || !canPress ? '' : t(view.phase === 'start' ? 'board.tap-keep' : 'board.tap-dice')}
        t={t}
      />
    </div>
  );
}

function drawFrom(turn: TowerTurn | null, seat: number): (() => void) | null {
  const choice = turn?.question.options.find((one) => one.type === 'choose-player' && one.player === seat);
  return choice === undefined || turn === null ? null : () => turn.answer(choice);
}

/**
 * TW-T5: a card that the last player's dice make is taken in two answers, all dice kept and then the card; the second
 * follows by itself, for no luck lies between them.
 */
function useTakeAtOnce(turn: TowerTurn | null): (stack: number) => void {
  const wanted = useRef<number | null>(null);
  const kind = turn?.question.kind ?? null;
  useEffect(() => {
    if (turn === null || wanted.current === null || kind === 'start-turn') return;
    const take = turn.question.options.find((one) => one.type === 'take-card' && one.stack === wanted.current);
    wanted.current = null;
    if (kind === 'use-kept' && take !== undefined) turn.answer(take);
  }, [turn?.draft]);
  return (stack) => {
    wanted.current = stack;
    turn?.answer({ type: 'keep-dice', dice: [0, 1, 2, 3, 4, 5] });
  };
}
