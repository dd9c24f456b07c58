import type { Seat } from '@boxcars/engine';
import {
  contentOf,
  EVENTS,
  findMine,
  openingCost,
  type Action,
  type EventName,
  type MineName,
  type State,
} from '@boxcars/games/boomtown';

import type { Temper } from '../temper.ts';
import { cardWorth, chanceOf, leaderBeside, mineWorth } from './worth.ts';

/** What a mine that may collapse counts more for the bold and less for the cautious, of its worth. */
const DANGER = 0.35;
/** What the spiteful give to keep a card from whoever leads, of what it is worth there. */
const DENIAL = 0.4;
/** What an event that hurts others counts for the spiteful, in points. */
const TROUBLE = 3;
/** What an event that may bring nothing counts for the bold, in points. */
const GAMBLE = 1.5;
/** What it counts to strike at whoever leads, in points. */
const REVENGE = 4;

const HURTING: readonly EventName[] = ['dynamite', 'expropriation', 'holdup', 'card-shark'];
const LUCKY: readonly EventName[] = ['holdup', 'new-vein', 'telegraph'];

// long: one line for each kind of answer.
/** How much more than by its worth a style likes an answer, in points. */
export function leaningOf(state: State, seat: Seat, action: Action, temper: Temper): number {
  switch (action.type) {
    case 'take-mine':
      return mineLeaning(state, seat, mineOf(state, action), temper);
    case 'take-event':
      return eventLeaning(state, seat, action.event, temper);
    case 'blow-up-mine':
    case 'expropriate':
      return revenge(state, seat, state.owner[mineOf(state, action)] ?? -1, temper);
    case 'blow-up-saloon':
      return revenge(state, seat, action.seat, temper);
    case 'hold-up':
      return holdupLeaning(state, action.seat, action.amount, temper) + revenge(state, seat, action.seat, temper);
    case 'play-mustang':
    case 'turn-die':
      return -temper.thrift;
    case 'place-governor':
    case 'place-vein':
    case 'place-saloon':
    case 'place-girls':
    case 'use-held':
    case 'pass':
    case 'bid':
    case 'keep-mustang':
    case 'keep-dice':
      return 0;
  }
}

/** How much more it counts to win the auction: less what is paid, more what whoever leads won't get. */
export function bidLeaning(state: State, seat: Seat, { thrift, daring, spite }: Temper): number {
  const paid = thrift * (state.highestBid + 1);
  const thrill = daring > 0 ? daring * THRILL : 0;
  if (spite === 0) return thrill - paid;
  const leader = leaderBeside(state, seat);
  return thrill - paid + (leader < 0 || leader !== state.leader ? 0 : spite * OUTBID);
}

/** What the first choice counts for the bold, and for the spiteful where whoever leads would have it, in points. */
const THRILL = 1;
const OUTBID = 2.5;

function mineOf(state: State, name: MineName): number {
  return findMine(contentOf(state), name);
}

function mineLeaning(state: State, seat: Seat, mine: number, { thrift, daring, spite }: Temper): number {
  const { town, dangerous } = contentOf(state);
  const cost = Math.min(state.gold[seat] ?? 0, openingCost(state, town[mine] ?? 0, seat));
  const danger = dangerous[mine] === true ? daring * DANGER * mineWorth(state, mine, seat) : 0;
  return danger - thrift * cost + spite * denied(state, seat, mine);
}

function eventLeaning(state: State, seat: Seat, event: EventName, { daring, spite }: Temper): number {
  const gamble = LUCKY.includes(event) ? daring * GAMBLE : 0;
  if (HURTING.includes(event)) return gamble + spite * TROUBLE;
  return gamble + spite * denied(state, seat, contentOf(state).mines + EVENTS.indexOf(event));
}

/** A part of what a card would have been worth to whoever leads. */
function denied(state: State, seat: Seat, card: number): number {
  const leader = leaderBeside(state, seat);
  return leader < 0 ? 0 : DENIAL * cardWorth(state, card, leader);
}

function revenge(state: State, seat: Seat, victim: Seat, { spite }: Temper): number {
  return spite > 0 && leaderBeside(state, seat) === victim ? spite * REVENGE : 0;
}

/** The bold ask for more than is likely to come, the cautious for what surely does. */
function holdupLeaning(state: State, victim: Seat, amount: number, { daring }: Temper): number {
  let odds = 0;
  for (let sum = amount; sum <= 12; sum++) odds += chanceOf(sum);
  return daring * (1 - odds) * Math.min(amount, state.gold[victim] ?? 0) * 0.5;
}
