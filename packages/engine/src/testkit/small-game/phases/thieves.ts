import { answerOf, type Answers } from '../../../action.ts';
import { cardsIn, countCards, moveCard } from '../../../cards/cards.ts';
import type { Chance } from '../../../chance/chance.ts';
import type { Log } from '../../../log.ts';
import { EVERYONE, maskOf, seatsIn, type Seat } from '../../../seat.ts';
import { peek } from '../../../secret.ts';
import type { Action } from '../actions.ts';
import { cardOf, GUARD, THIEF } from '../content.ts';
import type { Event } from '../events.ts';
import { DISCARDS, handOf, type Frame, type State } from '../state.ts';
import { mayPlayGuard, mayPlayThief } from '../windows.ts';

/** MP-8: all thieves are played at once, and queued in seat order. */
export function playThieves(state: State, answers: Answers<Action>, log?: Log<Event>): void {
  for (const seat of seatsIn(mayPlayThief(state))) {
    const answer = answerOf(answers, seat);
    if (answer.type !== 'play-thief') continue;
    state.queue.push(seat);
    state.victims.push(answer.against);
  }
  state.phase = 'thefts';
  for (const [i, seat] of state.queue.entries()) {
    moveCard(state.cards, handOf(seat), DISCARDS, THIEF, EVERYONE);
    log?.tell({ type: 'thief-played', seat, against: state.victims[i] ?? seat });
  }
}

/** Resolves thieves until one waits for a guard: true. False when all are done. */
export function resolveThieves(state: State, chance: Chance, log?: Log<Event>): boolean {
  for (;;) {
    const by = state.queue.shift();
    const against = state.victims.shift();
    if (by === undefined || against === undefined) return false;
    if (pushFrame(state, { card: 'thief', by, against })) return true;
    resolveFrames(state, chance, log);
  }
}

/** MP-9: a guard undoes the card below it, and may be answered itself: true when it is asked about. */
export function playGuard(state: State, log?: Log<Event>): boolean {
  const top = state.frames.at(-1);
  if (top === undefined) throw new Error('nothing to guard against');
  moveCard(state.cards, handOf(top.against), DISCARDS, GUARD, EVERYONE);
  log?.tell({ type: 'guard-played', seat: top.against, against: top.by });
  return pushFrame(state, { card: 'guard', by: top.against, against: top.by });
}

/** MP-9, MP-10: with nobody left to answer, the stack falls; an odd number of guards undoes the thief. */
export function resolveFrames(state: State, chance: Chance, log?: Log<Event>): void {
  const [thief] = state.frames;
  if (thief === undefined) throw new Error('no thief');
  const isUndone = state.frames.length % 2 === 0;
  state.frames.length = 0;
  const { by, against } = thief;
  if (isUndone) log?.tell({ type: 'theft-undone', seat: by, against });
  else if (countCards(state.cards, handOf(against)) > 0) steal(state, by, against, chance, log);
}

/** Puts a card on the stack. Whether its victim is asked for a guard: by what all know alone. */
function pushFrame(state: State, frame: Frame): boolean {
  state.frames.push(Object.freeze(frame));
  return mayPlayGuard(state, frame.against);
}

/** MP-10. */
function steal(state: State, seat: Seat, against: Seat, chance: Chance, log?: Log<Event>): void {
  const both = maskOf(seat, against);
  state.thefts += 1;
  const kind = chance.pick(peek(cardsIn(state.cards, handOf(against))), 'theft', state.thefts);
  moveCard(state.cards, handOf(against), handOf(seat), kind, both);
  log?.tellOnly(
    both,
    { type: 'card-stolen', seat, against, card: cardOf(kind) },
    { type: 'card-stolen', seat, against },
    { card: 'MP-10' },
  );
}
