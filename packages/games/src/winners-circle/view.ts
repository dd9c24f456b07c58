import { PUBLIC, showTo, type Open, type Seat, type Viewer } from '@boxcars/engine';

import {
  COLOURS,
  GATES,
  HIDDEN_TOKENS,
  OPEN_TOKENS,
  PAYOUT,
  RANKS,
  TOKENS,
  type Colour,
  type HorseCard,
  type HorseSymbol,
  type Rank,
  type Token,
} from './content.ts';
import { foreseeMove, rolledSymbol } from './phases/race.ts';
import { countResults, resultsOf } from './results.ts';
import { ALL_GATES, countTokensAt, raceFactor } from './scoring.ts';
import {
  FACE_DOWN,
  hasCrossed,
  horseAt,
  isFaceUp,
  NO_GATE,
  NO_TOKEN,
  placeOf,
  spaceOf,
  type Gate,
  type Phase,
  type State,
} from './state.ts';

/** A token at a gate: `token` is null when it lies face down and isn't the viewer's own. */
export interface BetView {
  readonly seat: Seat;
  readonly token: Token | null;
  readonly faceDown: boolean;
}

export interface GateView {
  readonly horse: HorseCard;
  readonly colour: Colour;
  /** Counted from the line (WC-R5). */
  readonly place: number;
  /** The space it stands on, 1 to 36, or null once it has crossed. */
  readonly space: number | null;
  readonly faceUp: boolean;
  readonly rank: Rank | null;
  readonly hasPace: boolean;
  readonly bets: readonly BetView[];
  /** The column of the payout table that counts for it, or null when face-down tokens hide it. */
  readonly column: number | null;
}

export interface SeatView {
  readonly money: number;
  readonly tokensLeft: number;
  /** The numbers left to place, or null where they are hidden from the viewer. */
  readonly hand: readonly Token[] | null;
}

export interface RaceView {
  readonly race: number;
  readonly horses: readonly string[];
  readonly placed: readonly Gate[];
  readonly last: readonly Gate[];
  readonly pace: Gate | null;
  readonly money: readonly number[];
}

/** What a viewer knows of a game. */
export interface View {
  readonly phase: Phase;
  readonly race: number;
  readonly turn: Seat | null;
  readonly firstBettor: Seat;
  readonly variants: {
    readonly hiddenBets: boolean;
    readonly royalTurf: boolean;
    readonly crowdedField: boolean;
    readonly alternativePayout: boolean;
  };
  /** The roll that waits for a move, or null. */
  readonly symbol: HorseSymbol | null;
  readonly gates: readonly GateView[];
  /** By gate, the place that the rolled symbol would bring its horse to; null unless a roll waits and it may be picked. */
  readonly landings: readonly (number | null)[];
  /** The gate that took the pace marker, or null while it waits on its space. */
  readonly pace: Gate | null;
  readonly finished: readonly Gate[];
  readonly seats: readonly SeatView[];
  readonly payout: { readonly [R in Rank]: readonly number[] };
  /** WC-P4: what every payment of this race is multiplied by. */
  readonly factor: number;
  readonly deck: number;
  readonly gone: readonly string[];
  /** The races that were run, with everyone's money after each. */
  readonly results: readonly RaceView[];
}

const OPEN_TOTAL = OPEN_TOKENS.reduce((sum, count) => sum + count, 0);
const HIDDEN_TOTAL = HIDDEN_TOKENS.reduce((sum, count) => sum + count, 0);

/**
 * What a seat or the public may know: everything but others' face-down tokens. A move changes one gate and little else, so
 * the rest comes from the view before.
 */
export function viewOf(state: State, viewer: Viewer, before?: Open<View>): Open<View> {
  // While a race is run nobody bets or is paid, and the horses stay at their gates.
  const sameRace =
    state.phase === 'race' && before?.phase === 'race' && before.race === state.race ? before : undefined;
  return {
    phase: state.phase,
    race: state.race,
    turn: state.phase === 'over' ? null : state.turn,
    firstBettor: state.firstBettor,
    variants: before?.variants ?? viewVariants(state),
    symbol: state.phase === 'race' ? rolledSymbol(state) : null,
    gates:
      sameRace === undefined
        ? ALL_GATES.map((gate) => viewGate(state, gate, viewer, before?.gates[gate]))
        : viewRunning(state, sameRace),
    landings: state.phase === 'race' ? viewLandings(state) : NO_LANDINGS,
    pace: gateOrNull(state.pace),
    finished: sameRace?.finished.length === state.finished.length ? sameRace.finished : state.finished.slice(),
    seats: sameRace?.seats ?? viewSeats(state, viewer, before),
    payout: PAYOUT,
    factor: raceFactor(state.race),
    deck: state.deck.length,
    // Both only ever get longer.
    gone: before?.gone.length === state.gone.length ? before.gone : viewGone(state),
    results: before?.results.length === countResults(state) ? before.results : viewResults(state),
  };
}

const NO_LANDINGS: readonly null[] = ALL_GATES.map(() => null);

function viewVariants({ rules }: State): View['variants'] {
  return {
    hiddenBets: rules.hiddenBets,
    royalTurf: rules.royalTurf,
    crowdedField: rules.crowdedField,
    alternativePayout: rules.alternativePayout,
  };
}

function viewGone(state: State): string[] {
  return state.gone.map((horse) => nameOf(state, horse));
}

function viewResults(state: State): RaceView[] {
  return resultsOf(state).map((result) => ({
    race: result.race,
    horses: result.horses.map((horse) => nameOf(state, horse)),
    placed: result.placed,
    last: result.last,
    pace: gateOrNull(result.pace),
    money: result.money,
  }));
}

/** Open bets leave nothing to hide: everyone sees what the public sees. */
export function sightOf({ rules }: State, viewer: Viewer): Viewer {
  return rules.hiddenBets ? viewer : PUBLIC;
}

function viewGate(state: State, gate: Gate, viewer: Viewer, before: GateView | undefined): GateView {
  const isSame = before !== undefined && isSameHorse(state, gate, before) && hasSameBets(state, gate, viewer, before);
  return isSame ? before : viewAnew(state, gate, viewBets(state, gate, viewer));
}

function viewAnew(state: State, gate: Gate, bets: readonly BetView[]): GateView {
  return {
    horse: cardOf(state, horseAt(state, gate)),
    colour: COLOURS[gate] as Colour,
    place: placeOf(state, gate),
    space: hasCrossed(state, gate) ? null : spaceOf(placeOf(state, gate)),
    faceUp: isFaceUp(state, gate),
    rank: rankOf(state, gate),
    hasPace: state.pace === gate,
    bets,
    column: columnOf(state, gate, bets),
  };
}

/** The gates of a race that goes on: the horses and the bets are the same, and most of the time the pace and the ranks are too. */
function viewRunning(state: State, before: Open<View>): GateView[] {
  const gates = before.gates.slice();
  const hasNoNews = before.finished.length === state.finished.length && before.pace === gateOrNull(state.pace);
  for (let gate = 0; gate < GATES; gate++) {
    const known = before.gates[gate] as GateView;
    const isStill = known.place === placeOf(state, gate) && known.faceUp === isFaceUp(state, gate);
    if (isStill && (hasNoNews || isSameHorse(state, gate, known))) continue;
    gates[gate] = viewAnew(state, gate, known.bets);
  }
  return gates;
}

/** Whether the horse is where it was, and its card as it was. The space follows from the place. */
function isSameHorse(state: State, gate: Gate, before: GateView): boolean {
  return (
    before.place === placeOf(state, gate) &&
    before.faceUp === isFaceUp(state, gate) &&
    before.hasPace === (state.pace === gate) &&
    before.rank === rankOf(state, gate)
  );
}

/** Whether there is the same horse with the same bets. The column follows from these. */
function hasSameBets(state: State, gate: Gate, viewer: Viewer, { horse, bets }: GateView): boolean {
  if (horse !== cardOf(state, horseAt(state, gate))) return false;
  let count = 0;
  for (let seat = 0; seat < state.money.length; seat++) {
    const token = state.tokens[seat * GATES + gate] as number;
    if (token === NO_TOKEN) continue;
    const bet = bets[count];
    if (bet?.seat !== seat || bet.faceDown !== (token === FACE_DOWN)) return false;
    if (bet.token !== seenToken(state, seat, gate, viewer)) return false;
    count += 1;
  }
  return count === bets.length;
}

function rankOf(state: State, gate: Gate): Rank | null {
  const place = state.finished.indexOf(gate);
  return place < 0 ? null : (RANKS[place] as Rank);
}

function viewLandings(state: State): (number | null)[] {
  const landings: (number | null)[] = NO_LANDINGS.slice();
  for (let gate = 0; gate < GATES; gate++) {
    if (isFaceUp(state, gate)) landings[gate] = foreseeMove(state, gate).to;
  }
  return landings;
}

function viewBets(state: State, gate: Gate, viewer: Viewer): BetView[] {
  const bets: BetView[] = [];
  for (let seat = 0; seat < state.money.length; seat++) {
    const token = state.tokens[seat * GATES + gate] as number;
    if (token === NO_TOKEN) continue;
    bets.push({ seat, token: seenToken(state, seat, gate, viewer), faceDown: token === FACE_DOWN });
  }
  return bets;
}

function seenToken(state: State, seat: Seat, gate: Gate, viewer: Viewer): Token | null {
  const token = state.tokens[seat * GATES + gate] as number;
  if (token !== FACE_DOWN) return token as Token;
  const hidden = state.faceDown[seat];
  const numbers = hidden === undefined ? null : showTo(viewer, seat, hidden);
  return numbers === null ? null : (numbers[gate] as Token);
}

/** WC-P1, WC-V4, as far as the viewer can tell. */
function columnOf(state: State, gate: Gate, bets: readonly BetView[]): number | null {
  if (state.rules.alternativePayout) return countTokensAt(state, gate);
  let sum = 0;
  for (const { token } of bets) {
    if (token === null) return null;
    sum += token;
  }
  return sum;
}

function viewSeats(state: State, viewer: Viewer, before: Open<View> | undefined): readonly SeatView[] {
  return state.money.map((money, seat) => keepSeat(viewSeat(state, seat, money, viewer), before?.seats[seat]));
}

function viewSeat(state: State, seat: Seat, money: number, viewer: Viewer): SeatView {
  const { hiddenBets } = state.rules;
  const left = (hiddenBets ? HIDDEN_TOKENS : OPEN_TOKENS).slice();
  let placed = 0;
  for (let gate = 0; gate < GATES; gate++) {
    if (state.tokens[seat * GATES + gate] === NO_TOKEN) continue;
    const token = seenToken(state, seat, gate, viewer);
    if (token !== null) left[token] = (left[token] as number) - 1;
    placed += 1;
  }
  const total = hiddenBets ? HIDDEN_TOTAL : OPEN_TOTAL;
  const isOpen = !hiddenBets || viewer === seat || placed === 0 || placed === total;
  return { money, tokensLeft: total - placed, hand: isOpen ? (placed === total ? [] : handOf(left)) : null };
}

/** The seat as it was, if that is how it still is. */
function keepSeat(seat: SeatView, before: SeatView | undefined): SeatView {
  if (before === undefined || before.money !== seat.money || before.tokensLeft !== seat.tokensLeft) return seat;
  if (seat.hand === null || before.hand === null) return seat.hand === before.hand ? before : seat;
  const { hand } = before;
  return hand.length === seat.hand.length && seat.hand.every((token, i) => token === hand[i]) ? before : seat;
}

/** The tokens of a hand, from how many there are of each number. */
function handOf(left: readonly number[]): Token[] {
  const hand: Token[] = [];
  for (const token of TOKENS) for (let i = left[token] ?? 0; i > 0; i--) hand.push(token);
  return hand;
}

function gateOrNull(gate: Gate): Gate | null {
  return gate === NO_GATE ? null : gate;
}

function cardOf(state: State, horse: number): HorseCard {
  const card = state.rules.horses[horse];
  if (card === undefined) throw new Error(`no horse ${horse}`);
  return card;
}

function nameOf(state: State, horse: number): string {
  return cardOf(state, horse).name;
}
