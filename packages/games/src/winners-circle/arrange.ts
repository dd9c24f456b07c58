import { hide, refusal, type Json, type Refusal, type RuleId, type Seat } from '@boxcars/engine';

import { countInHand, HIDDEN_BETS, OPEN_BETS, withoutBet } from './bets-left.ts';
import { GATES, PACE_SPACE, RACES, RANKS, SYMBOLS, TOKENS, TRACK, type Token } from './content.ts';
import { countTokens } from './phases/bets.ts';
import { startPlace } from './phases/to-the-gates.ts';
import { resultsOf } from './results.ts';
import { ALL_GATES } from './scoring.ts';
import { ALL_UP, cloneState, FACE_DOWN, layCard, NO_GATE, NO_TOKEN, putHorse, type Gate, type State } from './state.ts';

/**
 * A fragment of state, every field of which may be left out. Lists with seven entries go by gate; gates and seats are
 * counted from 0.
 *
 * - `race`: 1 to 3. Cards of earlier races are then gone: the first of the deck that could have been drawn.
 * - `gates`: the names of the seven horses.
 * - `money`: of each seat.
 * - `firstBettor`: the seat that bets and rolls first.
 * - `bets`: for each seat a list of seven: the token's number, or null. In the order of WC-B2 from the first bettor.
 * - `symbol`: what was just rolled. With it the race is on, so all bets must be placed; the fields below go with it.
 * - `roll`: which roll of the race that was (1 unless told); it says whose turn it is.
 * - `places`: of the seven horses, counted from the line (WC-R5); of horses that have crossed it doesn't matter.
 * - `finished`: the gates of the horses that have crossed, in order.
 * - `faceDown`: the gates whose cards are turned down.
 * - `pace`: the gate with the pace marker, or null.
 */
const FIELDS = [
  'race',
  'gates',
  'money',
  'firstBettor',
  'bets',
  'symbol',
  'roll',
  'places',
  'finished',
  'faceDown',
  'pace',
] as const;
type Field = (typeof FIELDS)[number];
type Fragment = { readonly [F in Field]?: Json };

const RACE_FIELDS: readonly Field[] = ['roll', 'places', 'finished', 'faceDown', 'pace'];

/** Puts a fragment in place; see above for its fields. Refuses what can't be, naming the field and the rule. */
export function arrange(state: State, fragment: Json): Refusal | null {
  if (typeof fragment !== 'object' || fragment === null || Array.isArray(fragment))
    return refusal('fragment-not-an-object');
  const unknown = Object.keys(fragment).find((name) => !FIELDS.some((field) => field === name));
  if (unknown !== undefined) return refusal('fragment-field-unknown', { field: unknown, allowed: FIELDS });
  const copy = cloneState(state);
  const given = fragment as Fragment;
  const problem =
    arrangeHorses(copy, given) ?? arrangeMoney(copy, given) ?? arrangeBets(copy, given) ?? arrangeRace(copy, given);
  if (problem === null) Object.assign(state, copy);
  return problem;
}

function impossible(field: Field, rule?: RuleId): Refusal {
  return refusal('fragment-impossible', { field }, rule);
}

/** WC-G2, WC-G3, WC-V2. */
function arrangeHorses(state: State, { race = state.race, gates }: Fragment): Refusal | null {
  if (!isWhole(race, 1, RACES)) return impossible('race');
  const horses = gates === undefined ? state.gates.slice() : readHorses(state, gates);
  if (horses === null || (state.rules.royalTurf && !haveDifferentHeads(state, horses)))
    return impossible('gates', 'WC-G2');
  const others = state.rules.horses.map((_, horse) => horse).filter((horse) => !horses.includes(horse));
  const gone: number[] = [];
  for (let earlier = 1; earlier < race; earlier++) {
    const drawn = firstSeven(
      state,
      others.filter((horse) => !gone.includes(horse)),
    );
    if (drawn === null) return impossible('gates', 'WC-V2');
    gone.push(...drawn);
  }
  state.race = race;
  for (const [gate, horse] of horses.entries()) layCard(state, gate, horse);
  replace(state.gone, gone);
  replace(
    state.deck,
    others.filter((horse) => !gone.includes(horse)),
  );
  if (race !== resultsOf(state).length + 1) state.results.length = 0;
  return null;
}

function readHorses(state: State, gates: Json): number[] | null {
  if (!isList(gates, GATES) || new Set(gates).size < GATES) return null;
  const horses = gates.map((name) => state.rules.horses.findIndex((horse) => horse.name === name));
  return horses.includes(-1) ? null : horses;
}

function haveDifferentHeads(state: State, horses: readonly number[]): boolean {
  return new Set(horses.map((horse) => state.rules.horses[horse]?.head)).size === horses.length;
}

function firstSeven(state: State, horses: readonly number[]): number[] | null {
  const drawn: number[] = [];
  for (const horse of horses) {
    const fits = !state.rules.royalTurf || haveDifferentHeads(state, [...drawn, horse]);
    if (fits && drawn.length < GATES) drawn.push(horse);
  }
  return drawn.length === GATES ? drawn : null;
}

/** Money exists in 50s (WC-C6). */
function arrangeMoney(state: State, { money }: Fragment): Refusal | null {
  if (money === undefined) return null;
  if (!isList(money, state.seats) || !money.every(isMoney)) return impossible('money', 'WC-C6');
  replace(state.money, money);
  return null;
}

/** WC-B1 to WC-B3: whoever is next has placed as many tokens as the others, or one less than those before. */
function arrangeBets(state: State, { firstBettor = state.firstBettor, bets }: Fragment): Refusal | null {
  if (!isWhole(firstBettor, 0, state.seats - 1)) return impossible('firstBettor', 'WC-B1');
  state.firstBettor = firstBettor;
  if (bets !== undefined) {
    if (!isList(bets, state.seats)) return impossible('bets', 'WC-B2');
    for (const [seat, row] of bets.entries()) {
      if (!isList(row, GATES) || !row.every(isTokenOrNull)) return impossible('bets', 'WC-B2');
      if (!layTokens(state, seat, row)) return impossible('bets', 'WC-B2');
    }
  }
  const placed = state.money.map((_, seat) => countPlaced(state, seat));
  const total = placed.reduce((sum, count) => sum + count, 0);
  state.phase = 'bets';
  state.betsToCome = state.seats * countTokens(state.rules.hiddenBets) - total;
  state.turn = (firstBettor + total) % state.seats;
  return placed.every((count, seat) => count === dueBets(state, seat, total)) ? null : impossible('bets', 'WC-B2');
}

/** False if the seat hasn't these tokens. */
function layTokens(state: State, seat: Seat, row: readonly (Token | null)[]): boolean {
  let left = state.rules.hiddenBets ? HIDDEN_BETS : OPEN_BETS;
  const numbers: number[] = [];
  for (const [gate, token] of row.entries()) {
    if (token !== null && countInHand(left, token) === 0) return false;
    if (token !== null) left = withoutBet(left, gate, token);
    numbers.push(token ?? NO_TOKEN);
    state.tokens[seat * GATES + gate] = token === null ? NO_TOKEN : state.rules.hiddenBets ? FACE_DOWN : token;
  }
  state.betsLeft[seat] = hide(left);
  if (state.rules.hiddenBets) state.faceDown[seat] = hide(numbers);
  return true;
}

function countPlaced(state: State, seat: Seat): number {
  return ALL_GATES.filter((gate) => state.tokens[seat * GATES + gate] !== NO_TOKEN).length;
}

/** How many of `total` bets are this seat's, going round from the first bettor. */
function dueBets({ firstBettor, seats }: State, seat: Seat, total: number): number {
  const turnsAfterFirst = (seat - firstBettor + seats) % seats;
  return Math.floor(total / seats) + (turnsAfterFirst < total % seats ? 1 : 0);
}

/** WC-R1 to WC-R7. */
function arrangeRace(state: State, fragment: Fragment): Refusal | null {
  const { symbol, roll = 1, faceDown = [], pace = null } = fragment;
  if (symbol === undefined) {
    const alone = RACE_FIELDS.find((field) => fragment[field] !== undefined);
    if (alone !== undefined) return impossible(alone, 'WC-R1');
    if (state.betsToCome === 0) return impossible('symbol', 'WC-R1');
    return toStart(state);
  }
  if (state.betsToCome > 0) return impossible('bets', 'WC-R1');
  if (!isWhole(roll, 1, Number.MAX_SAFE_INTEGER)) return impossible('roll', 'WC-R1');
  const rolled = SYMBOLS.findIndex((name) => name === symbol);
  if (rolled < 0) return impossible('symbol', 'WC-C4');
  toStart(state);
  state.phase = 'race';
  state.roll = roll;
  state.symbol = rolled;
  state.turn = (state.firstBettor + roll - 1) % state.seats;
  return arrangePlaces(state, fragment) ?? arrangeCards(state, faceDown) ?? arrangePace(state, pace);
}

function toStart(state: State): null {
  state.roll = 0;
  state.pace = NO_GATE;
  state.faceUp = ALL_UP;
  state.finished.length = 0;
  replace(
    state.places,
    ALL_GATES.map((gate) => startPlace(state, gate)),
  );
  rebuildTrack(state);
  return null;
}

function arrangePlaces(state: State, { places, finished = [] }: Fragment): Refusal | null {
  if (!isGates(finished) || finished.length >= RANKS.length) return impossible('finished', 'WC-R7');
  if (places !== undefined) {
    if (!isList(places, GATES) || !places.every(Number.isInteger)) return impossible('places', 'WC-R5');
    replace(state.places, places as readonly number[]);
  }
  replace(state.finished, finished);
  for (const gate of finished) state.places[gate] = TRACK + 1;
  const running = ALL_GATES.filter((gate) => !finished.includes(gate));
  const isOnTrack = (gate: Gate): boolean => isWhole(state.places[gate], startPlace(state, gate), TRACK);
  if (!running.every(isOnTrack)) return impossible('places', 'WC-R5');
  const spaces = new Set(running.map((gate) => ((state.places[gate] ?? 0) + TRACK) % TRACK));
  if (!state.rules.crowdedField && spaces.size < running.length) return impossible('places', 'WC-R4');
  rebuildTrack(state);
  return null;
}

function rebuildTrack(state: State): void {
  state.track.fill(NO_GATE);
  for (const gate of ALL_GATES) putHorse(state, gate, state.places[gate] ?? 0);
}

/** WC-R3: cards of horses that have crossed are off the gates, and somebody's is face up. */
function arrangeCards(state: State, faceDown: Json): Refusal | null {
  if (!isGates(faceDown)) return impossible('faceDown', 'WC-R2');
  for (const gate of [...faceDown, ...state.finished]) state.faceUp &= ~(1 << gate);
  return state.faceUp === 0 ? impossible('faceDown', 'WC-R3') : null;
}

/** WC-R6: the marker is taken if and only if some horse has come so far, and by one that has. */
function arrangePace(state: State, pace: Json): Refusal | null {
  const far = ALL_GATES.filter((gate) => (state.places[gate] ?? 0) >= PACE_SPACE);
  if (pace === null ? far.length > 0 : !far.some((gate) => gate === pace)) return impossible('pace', 'WC-R6');
  state.pace = pace === null ? NO_GATE : (pace as Gate);
  return null;
}

function replace(list: number[], by: readonly number[]): void {
  list.length = 0;
  list.push(...by);
}

function isList(value: Json, length: number): value is readonly Json[] {
  return Array.isArray(value) && value.length === length;
}

function isWhole(value: Json | undefined, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function isMoney(value: Json): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER) && value % 50 === 0;
}

function isTokenOrNull(value: Json): value is Token | null {
  return value === null || TOKENS.some((token) => token === value);
}

function isGates(value: Json): value is readonly Gate[] {
  if (!Array.isArray(value)) return false;
  const gates: readonly Json[] = value;
  return new Set(gates).size === gates.length && gates.every((gate) => isWhole(gate, 0, GATES - 1));
}
