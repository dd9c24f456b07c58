import { chooseFor, makeBot, type Bot } from '@boxcars/bots';
import { EventLog, FastChance, type Seat } from '@boxcars/engine';
import { boomtown, scoreOf, type Action, type Event, type Score, type State } from '@boxcars/games/boomtown';

/** A mine that was opened: when, what it says, what it brought until the end. */
export interface OpenedMine {
  readonly round: number;
  readonly number: number;
  readonly gold: number;
  /** Gold yielded to whoever had it. */
  readonly yielded: number;
  /** Whether it was still in the game at the end, so that its printed gold counted. */
  readonly stands: boolean;
}

export interface WonAuction {
  readonly round: number;
  readonly seat: Seat;
  readonly bid: number;
}

/** What a study needs of one game. */
export interface PlayedGame {
  readonly rounds: number;
  readonly winners: readonly Seat[];
  readonly scores: readonly Score[];
  readonly mines: readonly OpenedMine[];
  readonly auctions: readonly WonAuction[];
  /** What each seat got of the others' bids, and of opening costs as mayor. */
  readonly fromBids: readonly number[];
  readonly fromOpenings: readonly number[];
}

const OPTIONS = { expropriationFee: true, shortGame: true, deck: null };

const policy = makeBot<State, Action>('boomtown', 'normal');
const random = makeBot<State, Action>('boomtown', 'random');

function finish(seats: number, seed: number, bots: readonly Bot<State, Action>[], log?: EventLog<Event>): State {
  const chance = new FastChance(seed);
  const state = boomtown.setup(seats, OPTIONS, chance, log);
  for (let window = boomtown.window(state); window !== null; window = boomtown.window(state)) {
    const answers: (Action | undefined)[] = [];
    for (const seat of window.seats) answers[seat] = chooseFor(boomtown, state, seat, bots[seat] ?? policy, chance);
    boomtown.apply(state, answers, chance, log);
  }
  return state;
}

/** Plays one game with the policy in one seat and chance in the others; the share of the victory the policy has. */
export function playAgainstChance(seats: number, seed: number, own: Seat): number {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? policy : random));
  const winners = boomtown.outcome(finish(seats, seed, bots))?.winners ?? [];
  return winners.includes(own) ? 1 / winners.length : 0;
}

/** Plays one game with the policy in every seat. */
export function playGame(seats: number, seed: number): PlayedGame {
  const log = new EventLog<Event>();
  const state = finish(seats, seed, [], log);
  const events = log.entries.map(({ event }) => event);
  return {
    rounds: state.rounds,
    winners: boomtown.outcome(state)?.winners ?? [],
    scores: state.gold.map((_, seat) => scoreOf(state, seat)),
    ...readEvents(events, seats),
  };
}

interface Growing {
  round: number;
  number: number;
  gold: number;
  yielded: number;
  stands: boolean;
}

type Told = Pick<PlayedGame, 'mines' | 'auctions' | 'fromBids' | 'fromOpenings'>;

function readEvents(events: readonly Event[], seats: number): Told {
  const mines = new Map<string, Growing>();
  const auctions: WonAuction[] = [];
  const fromBids = Array.from({ length: seats }, () => 0);
  const fromOpenings = Array.from({ length: seats }, () => 0);
  let round = 0;
  for (const event of events) {
    if (event.type === 'cards-turned-up') round = event.round;
    if (event.type === 'auction-won') {
      auctions.push({ round, seat: event.seat, bid: event.amount });
      for (const [seat, share] of event.shares.entries()) fromBids[seat] = (fromBids[seat] ?? 0) + share;
    }
    if (event.type === 'opening-paid') fromOpenings[event.to] = (fromOpenings[event.to] ?? 0) + event.paid;
    readMineEvent(event, round, mines);
  }
  return { mines: [...mines.values()], auctions, fromBids, fromOpenings };
}

function readMineEvent(event: Event, round: number, mines: Map<string, Growing>): void {
  if (!('mine' in event)) return;
  const { town, number, gold } = event.mine;
  const key = `${town} ${number}/${gold}`;
  if (event.type === 'mine-taken') mines.set(key, { round, number, gold, yielded: 0, stands: true });
  const mine = mines.get(key);
  if (mine === undefined) return;
  if (event.type === 'mine-yielded') mine.yielded += event.gold;
  if (event.type === 'mine-blown-up' || event.type === 'mine-collapsed') mine.stands = false;
}
