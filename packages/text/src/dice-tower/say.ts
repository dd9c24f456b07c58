import type { Json, Question, Refusal } from '@boxcars/engine';
import type { Action, Card, Colour, Combination, Event, View } from '@boxcars/games/dice-tower';

import { line, player, type Line, type Value } from '../line.ts';
import type { Say, SayContext } from '../say.ts';

/** How Dice Tower speaks. People count dice and stacks from 1; a colour goes by its symbol, too. */
export const say: Say<Action, Event, View> = {
  event: sayEvent,
  action: sayAction,
  question: sayQuestion,
  refusal: sayRefusal,
  value: sayValue,
};

// long: one case for each kind of event
function sayEvent(event: Event): Line | null {
  switch (event.type) {
    case 'game-started':
      return line('event.game-started', { seat: player(event.seat) });
    case 'card-opened':
      return line('event.card-opened', { stack: event.stack + 1, card: cardName(event.card) });
    case 'stack-emptied':
      return line('event.stack-emptied', { stack: event.stack + 1 });
    case 'turn-started':
      return event.isExtra ? line('event.turn-started.extra', { seat: player(event.seat) }) : null;
    case 'dice-kept':
      return line('event.dice-kept', { seat: player(event.seat), faces: faceCounts(event.colours) });
    case 'dice-rolled':
      return line(`event.dice-rolled${event.doubles ? '.doubles' : ''}`, {
        seat: player(event.seat),
        roll: event.roll,
        faces: faceCounts(event.dice),
      });
    case 'die-turned':
      return line('event.die-turned', {
        seat: player(event.seat),
        die: event.die + 1,
        from: faceName(event.from),
        to: faceName(event.to),
      });
    case 'card-refused':
    case 'card-won':
      return line(`event.${event.type}`, { seat: player(event.seat), card: cardName(event.card) });
    case 'turn-ended':
      return line('event.turn-ended', { seat: player(event.seat) });
    case 'action-lapsed':
      return line('event.action-lapsed');
    case 'card-stolen':
    case 'card-drawn':
      return seenOrNot(`event.${event.type}`, event.card, { seat: player(event.seat), from: player(event.from) });
    case 'card-given':
      return seenOrNot('event.card-given', event.card, { seat: player(event.seat), to: player(event.to) });
    case 'game-ended':
      return event.by === null ? line('event.game-ended') : line('event.game-ended.by', { by: player(event.by) });
    case 'hand-shown':
      return sayHand(event);
    case 'game-won':
      return line('event.game-won', {
        count: event.winners.length,
        winners: event.winners.map(player),
        points: Math.max(...event.points),
      });
  }
}

function seenOrNot(key: string, card: Card | null, values: { readonly [name: string]: Value }): Line {
  return card === null ? line(key, values) : line(`${key}.seen`, { ...values, card: cardName(card) });
}

function sayHand({ seat, cards, points }: Extract<Event, { readonly type: 'hand-shown' }>): Line {
  if (cards.length === 0) return line('event.hand-shown.empty', { seat: player(seat) });
  return line('event.hand-shown', { seat: player(seat), points, cards: cards.map(cardName) });
}

function sayAction(action: Action, { view }: SayContext<View>): Line {
  switch (action.type) {
    case 'keep-dice':
      return sayKeep(action.dice, view);
    case 'take-card': {
      const card = view?.stacks[action.stack]?.card ?? null;
      return card === null
        ? line('action.take-card.stack', { stack: action.stack + 1 })
        : line('action.take-card', { card: cardName(card) });
    }
    case 'turn-die': {
      const from = view?.dice[action.die]?.colour ?? null;
      const values = { die: action.die + 1, to: faceName(action.colour) };
      return from === null
        ? line('action.turn-die', values)
        : line('action.turn-die.from', { ...values, from: faceName(from) });
    }
    case 'choose-player':
      return line('action.choose-player', { player: player(action.player) });
    case 'give-card':
      return line('action.give-card', { card: cardName(action.card) });
    case 'end-turn':
    case 'end-game':
    case 'go-on':
      return line(`action.${action.type}`);
  }
}

function sayKeep(dice: readonly number[], view: View | undefined): Line {
  if (dice.length === 0) return line('action.roll-all');
  const colours = dice.map((die) => view?.dice[die]?.colour ?? null).filter((colour) => colour !== null);
  return colours.length < dice.length
    ? line('action.keep-dice.numbers', { dice: dice.map((die) => die + 1) })
    : line('action.keep-dice', { faces: faceCounts(colours) });
}

function sayQuestion({ kind, facts = {} }: Question<Action>): Line {
  if (kind === 'start-turn' && facts['inherited'] === true) return line('question.start-turn.inherited');
  const { rollsLeft, player: partner } = facts;
  return line(`question.${kind}`, {
    ...(typeof rollsLeft === 'number' ? { rollsLeft } : {}),
    ...(typeof partner === 'number' ? { player: player(partner) } : {}),
  });
}

/** Numbers of dice, stacks and players become what people call them. */
function sayRefusal({ code, values = {} }: Refusal): Line {
  const { die, stack, colour, player: seat } = values;
  return line(`refusal.${code}`, {
    ...values,
    ...(typeof die === 'number' ? { die: die + 1 } : {}),
    ...(typeof stack === 'number' ? { stack: stack + 1 } : {}),
    ...(typeof colour === 'string' ? { face: line(`name.face.${colour}`) } : {}),
    ...(typeof seat === 'number' ? { player: player(seat) } : {}),
  });
}

/** A die by what it shows, a colour by its face. */
function sayValue(field: string, value: Json, { view }: SayContext<View>): Line | null {
  if (field === 'colour' && typeof value === 'string') return line(`name.face.${value}`);
  if ((field !== 'dice' && field !== 'die') || typeof value !== 'number') return null;
  const die = view?.dice[value];
  if (die === undefined || die.colour === null) return null;
  return line(`name.die.${die.isBlack ? 'black' : 'white'}`, { face: faceName(die.colour) });
}

/** The dice that each group of a combination needs. */
const GROUPS: { readonly [C in Combination]: readonly number[] } = {
  trio: [3],
  'three-pairs': [2, 2, 2],
  full: [3, 2],
  four: [4],
  five: [5],
  'two-trios': [3, 3],
  'four-and-pair': [4, 2],
  six: [6],
};

/** What a card asks for: `Full house: 3× blue arrow and 2× yellow star`. */
export function combinationName({ combination, colours }: Pick<Card, 'combination' | 'colours'>): Line {
  const name = line(`name.combination.${combination}`);
  if (colours.length === 0) return name;
  const faces = colours.map((colour, i) => facesLine(GROUPS[combination][i] ?? 0, colour));
  return line('name.in-colours', { combination: name, faces });
}

function cardName(card: Card): Line {
  const values = { what: combinationName(card), points: card.points };
  if (card.action === null) return line('name.card', values);
  return line('name.card.action', { ...values, action: line(`name.action.${card.action}`) });
}

function faceName(colour: Colour): Line {
  return line(`name.face.${colour}`);
}

function facesLine(count: number, colour: Colour): Line {
  return count === 1 ? faceName(colour) : line('name.faces', { count, face: faceName(colour) });
}

/** The dice by their faces, the most frequent first. */
function faceCounts(dice: readonly Colour[]): Line[] {
  const counts = new Map<Colour, number>();
  for (const colour of dice) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([colour, count]) => facesLine(count, colour));
}
