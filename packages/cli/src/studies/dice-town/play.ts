import { chooseFor, makeBot, type Bot } from '@boxcars/bots';
import { EventLog, FastChance, type Seat } from '@boxcars/engine';
import {
  diceTown,
  PLACES,
  type Action,
  type Edition,
  type Event,
  type Options,
  type PlaceName,
  type Score,
  type State,
} from '@boxcars/games/dice-town';

/** How a place went over a game: rounds in which it was tied, won outright, or won by nobody. */
export interface PlaceTally {
  tied: number;
  won: number;
  nobody: number;
}

/** What a study needs of one game. */
export interface PlayedGame {
  readonly rounds: number;
  readonly reason: 'mine' | 'properties';
  readonly scores: readonly Score[];
  readonly winner: Seat;
  /** By number in PLACES, the Doc left out. */
  readonly places: readonly PlaceTally[];
  /** Rounds in which somebody gained nothing, and how many of them there were in all. */
  readonly docRounds: number;
  readonly docVisitors: number;
  readonly offers: number;
  readonly offersPaid: number;
  /** Rolls of all rounds, and dollars paid for dice. */
  readonly rolls: number;
  readonly paid: number;
  /** Times that cards were played. */
  readonly brutes: number;
  readonly plays: number;
}

const policy = makeBot<State, Action>('dice-town', 'normal');
const random = makeBot<State, Action>('dice-town', 'random');

function optionsOf(edition: Edition): Options {
  return { edition, brute: 'edition', townHall: 'edition', sheriff: -1, storeCards: null, properties: null };
}

function finish(
  seats: number,
  edition: Edition,
  seed: number,
  bots: readonly (Bot<State, Action> | undefined)[],
  log?: EventLog<Event>,
): State {
  const chance = new FastChance(seed);
  const state = diceTown.setup(seats, optionsOf(edition), chance, log);
  for (let window = diceTown.window(state); window !== null; window = diceTown.window(state)) {
    const answers: (Action | undefined)[] = [];
    for (const seat of window.seats) answers[seat] = chooseFor(diceTown, state, seat, bots[seat] ?? policy, chance);
    diceTown.apply(state, answers, chance, log);
  }
  return state;
}

/** Plays one game with the policy in one seat and chance in the others; the share of the victory the policy has. */
export function playAgainstChance(seats: number, seed: number, own: Seat): number {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? policy : random));
  const winners = diceTown.outcome(finish(seats, 'hu', seed, bots))?.winners ?? [];
  return winners.includes(own) ? 1 / winners.length : 0;
}

/** Plays one game with the policy in every seat. */
export function playGame(seats: number, edition: Edition, seed: number): PlayedGame {
  const log = new EventLog<Event>();
  const state = finish(seats, edition, seed, [], log);
  const tally = new Tally(seats);
  for (const { event } of log.entries) tally.see(event);
  const { rounds, reason, scores, places, docRounds, docVisitors } = tally;
  const { offers, offersPaid, rolls, paid, brutes, plays } = tally;
  const winner = diceTown.outcome(state)?.winners[0] ?? 0;
  const counted = { offers, offersPaid, rolls, paid, brutes, plays };
  return { rounds, reason, scores, winner, places, docRounds, docVisitors, ...counted };
}

/** Places but the Doc, which is no contest. */
export const CONTESTS = PLACES.slice(0, -1);

/** Follows the events of a game and counts. */
class Tally {
  readonly places: PlaceTally[] = CONTESTS.map(() => ({ tied: 0, won: 0, nobody: 0 }));
  rounds = 0;
  docRounds = 0;
  docVisitors = 0;
  offers = 0;
  offersPaid = 0;
  rolls = 0;
  paid = 0;
  brutes = 0;
  plays = 0;
  reason: PlayedGame['reason'] = 'mine';
  scores: readonly Score[] = [];
  readonly seats: number;
  /** In this round: who gained something, who was with the Doc, which places were tied, and reveals by seat. */
  readonly gained = new Set<Seat>();
  readonly served = new Set<Seat>();
  readonly tied = new Set<PlaceName>();
  readonly reveals = new Map<Seat, number>();

  constructor(seats: number) {
    this.seats = seats;
  }

  see(event: Event): void {
    (COUNTED[event.type] as ((tally: Tally, event: Event) => void) | undefined)?.(this, event);
    if (isGain(event) && !this.served.has(event.seat)) this.gained.add(event.seat);
  }

  count(place: PlaceName, how: keyof PlaceTally): void {
    const row = this.places[CONTESTS.indexOf(place)];
    if (row !== undefined) row[how] += 1;
  }

  reveal(seat: Seat): void {
    this.reveals.set(seat, (this.reveals.get(seat) ?? 0) + 1);
  }

  endRound(): void {
    const unlucky = this.seats - this.gained.size;
    if (this.rounds > 0 && unlucky > 0) {
      this.docRounds += 1;
      this.docVisitors += unlucky;
    }
    this.rolls += Math.max(0, ...this.reveals.values());
    for (const set of [this.gained, this.served, this.tied, this.reveals]) set.clear();
  }
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The events that count, and how. */
const COUNTED: { readonly [T in Event['type']]?: (tally: Tally, event: EventOf<T>) => void } = {
  'round-started': (tally) => {
    tally.endRound();
    tally.rounds += 1;
  },
  'place-tied': (tally, { place }) => tally.tied.add(place),
  'place-won': (tally, { place }) => tally.count(place, tally.tied.has(place) ? 'tied' : 'won'),
  'place-empty': (tally, { place }) => tally.count(place, 'nobody'),
  'offer-made': (tally) => (tally.offers += 1),
  'offer-paid': (tally) => (tally.offersPaid += 1),
  'reveal-paid': (tally, { dollars }) => (tally.paid += dollars),
  'dice-kept': (tally, { seat, brutes }) => {
    tally.brutes += brutes;
    tally.reveal(seat);
  },
  'last-roll-kept': (tally, { seat }) => tally.reveal(seat),
  'card-played': (tally) => (tally.plays += 1),
  'cheat-shown': (tally) => (tally.plays += 1),
  'doc-visited': (tally, { seat }) => tally.served.add(seat),
  'game-ended': (tally, { reason, scores }) => {
    tally.endRound();
    tally.reason = reason;
    tally.scores = scores;
  },
};

const GAINS = [
  'nuggets-dug',
  'bank-robbed',
  'bank-split',
  'card-gained',
  'card-stolen',
  'badge-taken',
  'badge-kept',
  'properties-granted',
] as const;

/** DT-9: what counts as gaining something. */
function isGain(event: Event): event is EventOf<(typeof GAINS)[number]> {
  if (event.type === 'badge-kept' && event.byMarshall) return false;
  return (GAINS as readonly string[]).includes(event.type);
}
