import { EVERYONE, moveCard, peek, type Log, type Seat } from '@boxcars/engine';

import { END_GAME, GO_ON, type Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { outcomeOf, pointsOf } from '../scoring.ts';
import { cardOf, countHeld, handOf, heldBy, NOBODY_ENDED, NO_CARD, shownOf, type State } from '../state.ts';
import { mayEndGame, passTurn, startTurn } from './start.ts';

/** TW-E1: after a card and its action the game ends by itself, may be ended, or goes on. */
export function finishWin(state: State, log?: Log<Event>): void {
  if (isEndReached(state)) endGame(state, NOBODY_ENDED, log);
  else if (mayEndGame(state)) state.phase = 'won';
  else goOn(state, log);
}

/** TW-A1: after a card with Again the same player plays one more turn. */
export function goOn(state: State, log?: Log<Event>): void {
  if (state.won !== NO_CARD && cardOf(state.rules, state.won).action === 'again') {
    state.isInherited = false;
    startTurn(state, state.seat, true, log);
  } else {
    passTurn(state, log);
  }
}

function isEndReached(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (countHeld(state, seat) >= state.rules.mustEnd) return true;
  }
  return false;
}

/** TW-E2: everyone shows their cards and counts their points. */
export function endGame(state: State, by: Seat, log?: Log<Event>): void {
  state.phase = 'over';
  state.endedBy = by;
  log?.tell({ type: 'game-ended', by: by === NOBODY_ENDED ? null : by });
  const points = pointsOf(state);
  for (let seat = 0; seat < state.seats; seat++) showHand(state, seat, points[seat] as number, log);
  const outcome = outcomeOf(state);
  if (outcome !== null) {
    log?.tell({ type: 'game-won', winners: outcome.winners, points }, { winners: 'TW-E2', points: 'TW-E2' });
  }
}

function showHand(state: State, seat: Seat, points: number, log?: Log<Event>): void {
  const kinds = peek(heldBy(state, seat))
    .slice()
    .sort((a, b) => a - b);
  for (const kind of kinds) moveCard(state.cards, handOf(seat), shownOf(seat), kind, EVERYONE);
  log?.tell(
    { type: 'hand-shown', seat, cards: kinds.map((kind) => cardOf(state.rules, kind)), points },
    { cards: 'TW-E2', points: 'TW-E2' },
  );
}

/** TW-E1: right after a card and its action. */
export function listEndings(into: Action[]): number {
  into[0] = GO_ON;
  into[1] = END_GAME;
  return 2;
}
