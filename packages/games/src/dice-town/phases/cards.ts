import {
  answerOf,
  EVERYONE,
  hide,
  mayHold,
  moveAll,
  moveCard,
  peek,
  ruleOut,
  type Answers,
  type Log,
  type Seat,
  type SeatMask,
  type Secret,
} from '@boxcars/engine';

import type { Action } from '../actions.ts';
import { ELIXIR, JOE, JOE_DOLLARS, MARSHALL, PLAYED_CARDS, SPLIT, WANTED, type PlayedCard } from '../content.ts';
import type { Event } from '../events.ts';
import {
  DISCARDS,
  DRAWN,
  handOf,
  IN_PLAY,
  payDollars,
  seatFromSheriff,
  type HeldPlay,
  type PlayFrame,
  type State,
  type Step,
} from '../state.ts';
import { ask, askSeat, type QuestionKind } from '../windows.ts';
import { canServe } from './services.ts';

/** The question of each card's moment, by kind. */
const MOMENTS: readonly (QuestionKind | null)[] = PLAYED_CARDS.map((card) => {
  switch (card) {
    case 'dynamite':
    case 'girls':
    case 'corruption':
    case 'credit':
    case 'marshall':
    case 'split':
    case 'elixir':
      return `play-${card}` as const;
    case 'brute':
    case 'cheater':
    case 'joe':
    case 'wanted':
      return null;
  }
});

/** Whether a seat may hold a Store card by what everyone knows (DT-G5). */
export function mayPlay(state: State, seat: Seat, card: number): boolean {
  return mayHold(state.store, handOf(seat), card);
}

/** Those of the seats who by public knowledge may hold a card. */
export function whoMayPlay(state: State, card: number, among: SeatMask): SeatMask {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if ((among & (1 << seat)) !== 0 && mayPlay(state, seat, card)) mask |= 1 << seat;
  }
  return mask;
}

/** Every seat but one. */
export function allBut(state: State, seat: Seat): SeatMask {
  return ((1 << state.seats) - 1) & ~(1 << seat);
}

/** DT-G6: asks those who may hold a card whether they play it; if nobody may, the moment is skipped. */
export function openMoment(state: State, card: number, among: SeatMask, then: Step): void {
  const mask = whoMayPlay(state, card, among);
  const question = MOMENTS[card];
  state.step = then;
  if (mask === 0 || question === null || question === undefined) return;
  state.moment = card;
  state.afterMoment = then;
  ask(state, question, mask);
}

/** DT-G4: all who play at this moment have said so; their cards are settled one after the other. */
export function holdPlays(state: State, asked: SeatMask, answers: Answers<Action>): void {
  let played = false;
  for (let seat = 0; seat < state.seats; seat++) {
    if ((asked & (1 << seat)) === 0) continue;
    const action = answerOf(answers, seat);
    if (action.type === 'pass') continue;
    played = true;
    state.held[seat] = hide<HeldPlay>(action.type === 'play-elixir' ? action.service : 'play');
  }
  if (!played) {
    state.moment = -1;
    return;
  }
  state.unheard = asked;
  state.step = 'next-play';
}

/** DT-G4: shows the next card in seat order from the Sheriff's left; one that has become pointless is never shown. */
export function showNextPlay(state: State, log?: Log<Event>): void {
  for (let nth = 0; nth < state.seats; nth++) {
    const seat = seatFromSheriff(state, nth);
    state.unheard &= ~(1 << seat);
    const play = peek(state.held[seat] as Secret<HeldPlay>);
    if (play === null) continue;
    state.held[seat] = hide<HeldPlay>(null);
    const service = play === 'play' ? null : play;
    if (isPointless(state, seat, service)) continue;
    moveCard(state.store, handOf(seat), IN_PLAY, state.moment, EVERYONE);
    showPlay(state, { card: state.moment, by: seat, target: -1, service, afterwards: 'next-play' }, log);
    return;
  }
  state.moment = -1;
  state.step = state.afterMoment;
}

function isPointless(state: State, seat: Seat, service: PlayFrame['service']): boolean {
  switch (state.moment) {
    case SPLIT:
      return state.bank < 2;
    case MARSHALL:
      return state.withheld;
    case ELIXIR:
      return service === null || !canServe(state, seat, service);
    default:
      return false;
  }
}

function showPlay(state: State, frame: PlayFrame, log?: Log<Event>): void {
  state.stack.push(frame);
  state.step = 'check-wanted';
  log?.tell({
    type: 'card-played',
    seat: frame.by,
    card: cardName(frame.card),
    target: frame.target < 0 ? null : frame.target,
    service: frame.service,
  });
}

function cardName(kind: number): PlayedCard {
  return PLAYED_CARDS[kind] as PlayedCard;
}

/** The card that is being settled. */
export function topFrame(state: State): PlayFrame | undefined {
  return state.stack[state.stack.length - 1];
}

/** Whether the card being settled is of this kind: an action that goes on then belongs to it. */
export function isSettling(state: State, card: number): boolean {
  return topFrame(state)?.card === card;
}

/** DT-G3: before a card takes effect, its player's opponents are asked for Wanted. */
export function checkWanted(state: State): void {
  state.step = 'take-effect';
  const mask = whoMayPlay(state, WANTED, allBut(state, topFrame(state)?.by ?? -1));
  if (mask !== 0) ask(state, 'play-wanted', mask);
}

/** DT-G3: Wanted takes the card's effect away; both are discarded. A second Wanted is pointless, and not shown. */
export function answerWanted(state: State, asked: SeatMask, answers: Answers<Action>, log?: Log<Event>): void {
  for (let nth = 0; nth < state.seats; nth++) {
    const seat = seatFromSheriff(state, nth);
    if ((asked & (1 << seat)) === 0 || answerOf(answers, seat).type === 'pass') continue;
    const frame = state.stack.pop();
    if (frame === undefined) throw new Error('Wanted without a card to answer');
    spendWanted(state, seat, frame.card);
    state.step = frame.afterwards;
    log?.tell({ type: 'card-stopped', seat: frame.by, card: cardName(frame.card), by: seat });
    return;
  }
}

/** Discards Wanted and the card it stops. */
export function spendWanted(state: State, seat: Seat, stopped: number): void {
  moveCard(state.store, handOf(seat), DISCARDS, WANTED, EVERYONE);
  moveCard(state.store, IN_PLAY, DISCARDS, stopped, EVERYONE);
}

/** DT-G1: a card that has run its course goes to the discards. */
export function discardPlay(state: State): void {
  const frame = state.stack.pop();
  if (frame === undefined) throw new Error('no card to discard');
  moveCard(state.store, IN_PLAY, DISCARDS, frame.card, EVERYONE);
  state.step = frame.afterwards;
}

/** DT-G2: one of the cards drawn becomes a player's. Nervous Joe is shown at once, and asks for somebody to call on. */
export function gainDrawn(state: State, seat: Seat, kind: number, then: Step, log?: Log<Event>): void {
  const card = state.rules.storeNames[kind] ?? null;
  log?.tellOnly(
    1 << seat,
    { type: 'card-kept', seat, card },
    { type: 'card-kept', seat, card: null },
    { card: 'DT-4' },
  );
  log?.tell({ type: 'card-gained', seat, joe: kind === JOE }, { joe: 'DT-G2' });
  if (kind === JOE) {
    moveCard(state.store, DRAWN, IN_PLAY, kind, EVERYONE);
    state.stack.push({ card: JOE, by: seat, target: -1, service: null, afterwards: then });
    askSeat(state, 'choose-debtor', seat);
  } else {
    moveCard(state.store, DRAWN, handOf(seat), kind, 1 << seat);
    ruleOut(state.store, handOf(seat), JOE);
    state.step = then;
  }
  moveAll(state.store, DRAWN, DISCARDS);
}

/** DT-G2, DT-G4: the target is named when Joe is played, before Wanted is asked. */
export function sendJoe(state: State, target: Seat, log?: Log<Event>): void {
  const frame = state.stack.pop();
  if (frame === undefined) throw new Error('no Nervous Joe to send');
  frame.target = target;
  showPlay(state, frame, log);
}

/** DT-G2. */
export function collectForJoe(state: State, { by, target }: PlayFrame, log?: Log<Event>): void {
  const dollars = payDollars(state, target, by, JOE_DOLLARS);
  log?.tell({ type: 'joe-paid', seat: by, target, dollars });
}
