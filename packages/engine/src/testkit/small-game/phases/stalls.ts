import { answerOf, type Answers } from '../../../action.ts';
import type { Log } from '../../../log.ts';
import type { Seat } from '../../../seat.ts';
import type { Action } from '../actions.ts';
import type { Stall } from '../content.ts';
import type { Event } from '../events.ts';
import { firstSeat, type State } from '../state.ts';

/** MP-2: a sealed choice of everyone. */
export function beginRound(state: State, log?: Log<Event>): void {
  state.round += 1;
  state.phase = 'stalls';
  state.stalls.length = 0;
  log?.tell({ type: 'round-began', round: state.round, first: firstSeat(state) });
}

/** MP-2, MP-3: shows all choices at once and hands out the market's coins. */
export function chooseStalls(state: State, answers: Answers<Action>, log?: Log<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const answer = answerOf(answers, seat);
    if (answer.type === 'choose-stall') state.stalls.push(answer.stall);
  }
  log?.tell({ type: 'stalls-chosen', stalls: [...state.stalls] });
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.stalls[seat] === 'market') takeCoin(state, seat, log);
  }
}

/** Queues the seats that chose a stall, in seat order. */
export function queueAt(state: State, stall: Stall): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.stalls[seat] === stall) state.queue.push(seat);
  }
}

function takeCoin(state: State, seat: Seat, log?: Log<Event>): void {
  if (state.bank === 0) return;
  state.bank -= 1;
  state.coins[seat] = (state.coins[seat] ?? 0) + 1;
  log?.tell({ type: 'coin-taken', seat });
}
