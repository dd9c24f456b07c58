import type { Action, Event, Token, View } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import { line, type Line } from '../../words.ts';
import type { BoardModule, BoardProps, SeatFact, YourTurn } from '../board.ts';
import { TALL, WIDE, type Course } from './course.ts';
import { Gates } from './gates.tsx';
import { Infield } from './infield.tsx';
import { MoneyChart } from './money-chart.tsx';
import { finishOf, Podium } from './podium.tsx';
import { ownSeat, standingsOf, tokenOf, type Thought } from './standing.ts';
import { after, motions, pace, sound } from './story.ts';
import { Tote } from './tote.tsx';
import { Track } from './track.tsx';
import { useIsWide } from './width.ts';

import styles from './board.module.css';

type Turn = YourTurn<Action>;
type Props = BoardProps<View, Action, Event>;

/** The race course, the gates, the payout table and the money. */
function Board(props: Props): JSX.Element {
  const { view, viewer, seats, yours, shown, t, say, stepTime } = props;
  const [frame, isWide] = useIsWide();
  const course = isWide ? WIDE : TALL;
  const seat = ownSeat(view, viewer);
  const [wanted, setWanted] = useState<Token>(2);
  const token = tokenInHand(view, seat, wanted);
  const mind = actionInMind(yours);
  const pick = (gate: number): void => choose(yours, actionFor(yours, gate, token));
  const look = (gate: number | null): void => {
    if (yours !== null) yours.draft.look.value = gate === null ? null : actionFor(yours, gate, token);
  };
  const thought = thoughtOf(view, mind);
  const bet = mind?.type === 'place-bet' ? mind : null;
  const open = view.gates.flatMap((_, gate) => (actionFor(yours, gate, token) === null ? [] : [gate]));
  const standings = standingsOf(view, thought);
  const finish = finishOf(view, shown);
  const common = { view, seats, seat, t, open, shown, stepTime, onPick: pick, onLook: look };
  const actionWords = (gate: number): string => {
    const action = actionFor(yours, gate, token);
    return action === null ? '' : t(say.action(action, { viewer, view }));
  };
  return (
    <div ref={frame} class={styles.frame}>
      <div class={styles.board}>
        <section class={styles.course} aria-label={t('board.race', { race: view.race })}>
          <Track
            {...common}
            course={course}
            thought={thought}
            betOn={bet?.gate ?? null}
            own={view.gates.map((gate) => (seat === null ? null : (tokenOf(gate, seat)?.toString() ?? null)))}
            ownColour={seat === null ? null : (seats[seat]?.colour ?? 0)}
          />
          <div class={styles.middle} style={middleOf(course)}>
            {finish === null ? (
              <Infield
                {...common}
                mayBet={yours?.question.kind === 'place-bet'}
                token={token}
                onToken={(kind) => takeUp(yours, mind, kind, setWanted)}
              />
            ) : (
              <Podium finish={finish} view={view} t={t} />
            )}
            {isWide && finish === null && <Tote {...common} standings={standings} thought={thought} bet={bet} />}
          </div>
        </section>
        {!isWide && view.phase !== 'over' && (
          <div class={styles.panel}>
            <Tote {...common} standings={standings} thought={thought} bet={bet} />
          </div>
        )}
        <Gates {...common} standings={standings} target={mind?.gate ?? null} token={token} actionWords={actionWords} />
        <MoneyChart view={view} seats={seats} t={t} />
      </div>
    </div>
  );
}

/** The token in the reader's fingers: the one taken up, or the best that is left. */
function tokenInHand(view: View, seat: number | null, wanted: Token): Token | null {
  const hand = seat === null ? [] : (view.seats[seat]?.hand ?? []);
  if (hand.includes(wanted)) return wanted;
  return hand.reduce<Token | null>((best, one) => (best === null || one > best ? one : best), null);
}

/** What is looked at, or else waits to be confirmed. */
function actionInMind(yours: Turn | null): Action | null {
  return yours === null ? null : (yours.draft.look.value ?? yours.draft.action.value);
}

/** The answer that picking a gate stands for, if it is one. */
function actionFor(yours: Turn | null, gate: number, token: Token | null): Action | null {
  const fits = (action: Action): boolean =>
    action.gate === gate && (action.type === 'move-horse' || action.token === token);
  return yours?.question.options.find(fits) ?? null;
}

/** The first click puts an answer up, the second gives it. */
function choose(yours: Turn | null, action: Action | null): void {
  if (yours === null || action === null) return;
  if (yours.draft.action.value === action) yours.answer(action);
  else yours.draft.propose(action);
}

/** Takes up a token; a bet that waits is then made with it. */
function takeUp(yours: Turn | null, mind: Action | null, token: Token, setWanted: (token: Token) => void): void {
  setWanted(token);
  if (mind?.type === 'place-bet') yours?.draft.propose(actionFor(yours, mind.gate, token));
}

function thoughtOf(view: View, mind: Action | null): Thought | null {
  const move = mind?.type === 'move-horse' ? (view.gates[mind.gate]?.move ?? null) : null;
  return mind === null || move === null ? null : { gate: mind.gate, to: move.to };
}

/** Where the infield lies in the drawing, in hundredths of it. */
function middleOf({ width, height, inset, band }: Course): { readonly [side: string]: string } {
  const edge = inset + band / 2 + 18;
  const [x, y] = [`${(100 * edge) / width}%`, `${(100 * edge) / height}%`];
  return { left: x, right: x, top: y, bottom: y };
}

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const { money = 0, tokensLeft = 0 } = view.seats[seat] ?? {};
  const bets = view.gates.flatMap((gate, i) => {
    const bet = gate.bets.find((one) => one.seat === seat);
    return bet === undefined ? [] : [{ gate: i + 1, token: bet.token }];
  });
  const facts: SeatFact[] = [
    { sign: '$', value: money, words: line('board.money', { money }), place: `seat:${seat}:money` },
  ];
  if (tokensLeft > 0 && view.phase === 'bets')
    facts.push({ sign: '◎', value: tokensLeft, words: line('board.tokens-left', { count: tokensLeft }) });
  if (bets.length > 0) {
    const value = bets.map(({ gate, token }) => `${token ?? '?'}→${gate}`).join(' ');
    facts.push({ sign: '', value, words: line('board.placed', { bets: bets.map(betLine) }) });
  }
  return facts;
}

function betLine({ gate, token }: { readonly gate: number; readonly token: Token | null }): Line {
  return line('name.bet-at-gate', { token: token ?? line('name.hidden-token'), gate });
}

/** The board of Winner's Circle. */
export const board: BoardModule<View, Action, Event> = {
  Board,
  headline: ({ race }) => line('board.race', { race }),
  seatFacts,
  chapter: (event) => (event.type === 'race-started' ? line('board.race', { race: event.race }) : null),
  motions,
  pace,
  after,
  sound,
  offers: () => true,
};
