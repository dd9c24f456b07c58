import { hide, type Chance, type Seat, type Viewer } from '@boxcars/engine';

import { HIDDEN_BETS, withoutBet } from './bets-left.ts';
import { GATES, type Token } from './content.ts';
import { cloneState, FACE_DOWN, NO_TOKEN, type State } from './state.ts';

/**
 * A state that looks the same to the viewer: with WC-V1 others' face-down tokens may have any numbers, each of
 * 0, 1, 1, 2 lying at one of the seat's gates or still in its hand. Nothing else is hidden.
 */
export function resample(state: State, viewer: Viewer, chance: Chance): State {
  const copy = cloneState(state);
  if (!state.rules.hiddenBets) return copy;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== viewer) dealTokens(copy, seat, chance);
  }
  return copy;
}

function dealTokens(state: State, seat: Seat, chance: Chance): void {
  const tokens = [0, 1, 1, 2];
  chance.shuffle(tokens, 'resampled-tokens', state.race, seat);
  const numbers: number[] = [];
  let left = HIDDEN_BETS;
  for (let gate = 0; gate < GATES; gate++) {
    const isDown = state.tokens[seat * GATES + gate] === FACE_DOWN;
    const token = isDown ? (tokens.pop() as Token) : NO_TOKEN;
    if (token !== NO_TOKEN) left = withoutBet(left, gate, token);
    numbers.push(token);
  }
  state.faceDown[seat] = hide(numbers);
  state.betsLeft[seat] = hide(left);
}
