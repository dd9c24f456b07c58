import type { Action, Event, View } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import type { BoardProps } from '../board.ts';
import { useAnswering, type Answering } from './answering.ts';
import { TALL, WIDE, type Course } from './course.ts';
import { Gates } from './gates.tsx';
import { Infield } from './infield.tsx';
import { MoneyChart } from './money-chart.tsx';
import { finishOf, Podium } from './podium.tsx';
import { isFinish } from './run.ts';
import { ownSeat, standingsOf, tokenOf } from './standing.ts';
import { Tote } from './tote.tsx';
import { Track } from './track.tsx';
import { useIsWide } from './width.ts';

import styles from './board.module.css';

type Props = BoardProps<View, Action, Event>;

/** The race course, the gates, the payout table and the money. */
export function Board(props: Props): JSX.Element {
  const { view, viewer, seats, yours, t, say } = props;
  const [frame, isWide] = useIsWide();
  const seat = ownSeat(view, viewer);
  const answering = useAnswering(view, seat, yours);
  const { open, thought, bet, mind, token } = answering;
  const standings = standingsOf(view, thought);
  const tote = <Tote {...{ view, t, seat, standings, thought, bet }} />;
  const actionWords = (gate: number): string => {
    const action = answering.actionFor(gate);
    return action === null ? '' : t(say.action(action, { viewer, view }));
  };
  const chart = useMemo(() => <MoneyChart view={view} seats={seats} t={t} />, [view, seats, t]);
  return (
    <div ref={frame} class={styles.frame}>
      <div class={styles.board}>
        <Racecourse {...props} seat={seat} answering={answering} course={isWide ? WIDE : TALL}>
          {isWide && tote}
        </Racecourse>
        {!isWide && view.phase !== 'over' && <div class={styles.panel}>{tote}</div>}
        <Gates
          {...{ view, seats, seat, standings, t, open, token, actionWords }}
          target={mind?.gate ?? null}
          onPick={answering.pick}
          onLook={answering.look}
        />
        {chart}
      </div>
    </div>
  );
}

interface RacecourseProps extends Props {
  readonly seat: number | null;
  readonly answering: Answering;
  readonly course: Course;
  readonly children: JSX.Element | false;
}

/** The course and what lies in its middle: tokens or the die with the payout table, or the podium. */
function Racecourse(props: RacecourseProps): JSX.Element {
  const { view, seats, yours, shown, t, stepTime, seat, answering, course, children } = props;
  const finish = finishOf(view, shown);
  return (
    <section class={styles.course} aria-label={t('board.race', { race: view.race })}>
      <Track
        {...{ view, course, shown, stepTime }}
        open={answering.open}
        thought={answering.thought}
        betOn={answering.bet?.gate ?? null}
        own={view.gates.map((gate) => (seat === null ? null : (tokenOf(gate, seat)?.toString() ?? null)))}
        ownColour={seat === null ? null : (seats[seat]?.colour ?? 0)}
        onPick={answering.pick}
        onLook={answering.look}
      />
      <div
        class={`${styles.middle} ${isFinish(shown?.event) && stepTime > 0 ? styles.away : ''}`}
        style={middleOf(course)}
      >
        {finish === null ? (
          <>
            <Infield
              {...{ view, seat, shown, stepTime, t }}
              mayBet={yours?.question.kind === 'place-bet'}
              token={answering.token}
              onToken={answering.takeUp}
            />
            {children}
          </>
        ) : (
          <Podium finish={finish} view={view} t={t} />
        )}
      </div>
    </section>
  );
}

/** Where the infield lies in the drawing, in hundredths of it. */
function middleOf({ width, height, inset, band }: Course): { readonly [side: string]: string } {
  const edge = inset + band / 2 + 18;
  const [x, y] = [`${(100 * edge) / width}%`, `${(100 * edge) / height}%`];
  return { left: x, right: x, top: y, bottom: y };
}
