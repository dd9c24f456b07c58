import type { Json, Question, Refusal, Seat, Viewer } from '@boxcars/engine';
import type { Action, CardName, Event, PlaceName, Service, View } from '@boxcars/games/dice-town';

import { line, player, type Line } from '../line.ts';
import type { Say } from '../say.ts';

/** How Dice Town speaks. */
export const say: Say<Action, Event, View> = {
  event: (event, { viewer }) => sayEvent(event, viewer),
  action: sayAction,
  question: sayQuestion,
  refusal: sayRefusal,
  value: sayValue,
};

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The face that wins a place. */
const FACES: { readonly [place in PlaceName]: string } = {
  mine: '9',
  bank: '10',
  store: 'J',
  saloon: 'Q',
  sheriff: 'K',
  'town-hall': '',
  doc: '',
};

// long: one case for each kind of event
function sayEvent(event: Event, viewer: Viewer): Line | null {
  switch (event.type) {
    case 'sheriff-named':
    case 'doc-passed':
    case 'champion-chosen':
      return line(`event.${event.type}`, { seat: player(event.seat) });
    case 'row-laid':
    case 'row-filled':
      return sayRow(event);
    case 'round-started':
      return line('event.round-started', { round: event.round });
    case 'dice-rolled':
      return event.dice === null ? null : line('event.dice-rolled', { dice: diceOf(event.dice) });
    case 'dice-kept':
      return sayKept(event);
    case 'dice-put-back':
    case 'last-roll-kept':
      return line(`event.${event.type}`, { seat: player(event.seat), dice: diceOf(event.dice) });
    case 'brute-stopped':
      return line('event.brute-stopped', { seat: player(event.seat), by: player(event.by) });
    case 'reveal-paid':
    case 'bank-split':
    case 'bank-robbed':
      return line(`event.${event.type}`, { seat: player(event.seat), dollars: event.dollars });
    case 'cheat-shown':
      return line('event.cheat-shown', { seat: player(event.seat), turns: event.turns.map(turnOf) });
    case 'cheat-stopped':
      return line('event.cheat-stopped', {
        seat: player(event.seat),
        by: player(event.by),
        from: event.from,
        to: event.to,
      });
    case 'die-turned':
      return line('event.die-turned', { seat: player(event.seat), from: event.from, to: event.to });
    case 'place-tied':
    case 'place-won':
    case 'place-empty':
    case 'sheriff-decided':
      return sayPlace(event);
    case 'offers-called':
      return line('event.offers-called');
    case 'offer-made':
      return line('event.offer-made', { seat: player(event.seat), for: player(event.for), terms: termsOf(event) });
    case 'offer-paid':
      return line('event.offer-paid', {
        seat: player(event.seat),
        sheriff: player(event.sheriff),
        terms: termsOf(event),
      });
    case 'visits-ordered':
      return line('event.visits-ordered', { seats: event.seats.map(listed) });
    case 'card-played':
      return sayPlayed(event);
    case 'card-stopped':
      return line('event.card-stopped', {
        seat: player(event.seat),
        by: player(event.by),
        card: cardName(event.card),
      });
    case 'nuggets-dug':
      return line(`event.nuggets-dug${event.dynamite ? '.dynamite' : ''}`, {
        seat: player(event.seat),
        nuggets: event.nuggets,
      });
    case 'stagecoach-arrived':
      return line('event.stagecoach-arrived', { dollars: event.dollars });
    case 'store-shuffled':
      return line('event.store-shuffled', { cards: event.cards });
    case 'cards-drawn':
      return event.cards === null
        ? line('event.cards-drawn', { seat: player(event.seat), count: event.count })
        : line('event.cards-drawn.own', { cards: event.cards.map(cardName) });
    case 'card-kept':
      return event.card === null ? null : line('event.card-kept', { card: cardName(event.card) });
    case 'card-gained':
      return sayGained(event, viewer);
    case 'hand-robbed':
      return line('event.hand-robbed', {
        seat: player(event.seat),
        victim: player(event.victim),
        cards: event.cards === null ? backsOf(event.store, event.properties) : event.cards.map(cardName),
      });
    case 'card-stolen':
      return sayStolen(event);
    case 'joe-paid':
      return line('event.joe-paid', {
        seat: player(event.seat),
        target: player(event.target),
        dollars: event.dollars,
      });
    case 'badge-taken':
      return line('event.badge-taken', { seat: player(event.seat), from: player(event.from) });
    case 'badge-kept':
      return line(`event.badge-kept${event.byMarshall ? '.marshall' : ''}`, { seat: player(event.seat) });
    case 'properties-granted':
    case 'properties-wired':
      return line(`event.${event.type}`, { seat: player(event.seat), properties: event.properties.map(cardName) });
    case 'property-bought':
      return event.property === null
        ? line('event.property-bought', { seat: player(event.seat) })
        : line('event.property-bought.own', { property: cardName(event.property) });
    case 'doc-visited':
      return line('event.doc-visited', { seat: player(event.seat), service: serviceName(event.service) });
    case 'dollars-collected':
    case 'nuggets-collected':
      return line(`event.${event.type}`, {
        seat: player(event.seat),
        payments: event.payments.map(({ seat, amount }) => line('name.payment', { seat: player(seat), amount })),
      });
    case 'hand-shown':
      return sayHand(event);
    case 'game-ended':
      return line('event.game-ended', {
        reason: event.reason,
        scores: event.scores.map(({ seat, points }) => line('name.score', { seat: player(seat), points })),
      });
  }
}

function sayKept({ seat, dice, brutes }: EventOf<'dice-kept'>): Line {
  const values = { seat: player(seat), brutes };
  return dice.length === 0
    ? line('event.dice-kept.none', values)
    : line('event.dice-kept', { ...values, dice: diceOf(dice) });
}

function sayRow({ type, row }: EventOf<'row-laid' | 'row-filled'>): Line {
  return row.length === 0 ? line('event.row-filled.empty') : line(`event.${type}`, { row: row.map(cardName) });
}

function sayPlace(event: EventOf<'place-tied' | 'place-won' | 'place-empty' | 'sheriff-decided'>): Line | null {
  const place = line(`name.place.${event.place}`);
  const face = FACES[event.place];
  switch (event.type) {
    case 'place-tied':
      return event.place === 'doc'
        ? line('event.place-tied.doc', { seats: event.seats.map(listed) })
        : line('event.place-tied', { place, seats: event.seats.map(listed) });
    case 'place-won':
      return event.place === 'town-hall'
        ? line('event.place-won.town-hall', { place, seat: player(event.seat) })
        : line('event.place-won', { place, seat: player(event.seat), count: event.count, face });
    case 'place-empty':
      return event.nothing ? line('event.place-empty.nothing', { place }) : line('event.place-empty', { place, face });
    case 'sheriff-decided':
      return line('event.sheriff-decided', { place, seat: player(event.seat) });
  }
}

function sayPlayed({ seat, card, target, service }: EventOf<'card-played'>): Line {
  const values = { seat: player(seat), card: cardName(card) };
  if (target !== null) return line('event.card-played.target', { ...values, target: player(target) });
  if (service !== null) return line('event.card-played.service', { ...values, service: serviceName(service) });
  return line('event.card-played', values);
}

/** Its owner was told which card it is. */
function sayGained({ seat, joe }: EventOf<'card-gained'>, viewer: Viewer): Line | null {
  if (joe) return line('event.card-gained.joe', { seat: player(seat) });
  return viewer === seat ? null : line('event.card-gained', { seat: player(seat) });
}

function sayStolen({ seat, victim, back, card }: EventOf<'card-stolen'>): Line {
  const values = { seat: player(seat), victim: player(victim) };
  return card === null
    ? line('event.card-stolen.hidden', { ...values, back })
    : line('event.card-stolen', { ...values, card: cardName(card) });
}

function sayHand({ seat, store, properties }: EventOf<'hand-shown'>): Line | null {
  const cards = [...store, ...properties];
  return cards.length === 0 ? null : line('event.hand-shown', { seat: player(seat), cards: cards.map(cardName) });
}

// long: one case for each kind of action
function sayAction(action: Action): Line {
  switch (action.type) {
    case 'keep':
      return action.dice.length === 0
        ? line('action.keep.none', { brutes: action.brutes })
        : line('action.keep', { dice: diceOf(action.dice), brutes: action.brutes });
    case 'put-back':
      return line('action.put-back', { dice: diceOf(action.dice) });
    case 'keep-one':
      return line('action.keep-one', { die: action.die });
    case 'pass':
    case 'call':
      return line(`action.${action.type}`);
    case 'play':
      return line('action.play', { card: cardName(action.card), does: whatDoes(action.card) });
    case 'play-elixir':
    case 'visit':
      return line(`action.${action.type}`, { service: serviceName(action.service) });
    case 'cheat':
      return line('action.cheat', { turns: action.turns.map(turnOf) });
    case 'stop-brute':
    case 'choose':
      return line(`action.${action.type}`, { seat: player(action.seat) });
    case 'stop-cheat':
      return line('action.stop-cheat', { seat: player(action.seat), from: action.from, to: action.to });
    case 'offer':
      return line('action.offer', {
        for: player(action.for),
        terms: termsOf({ ...action, store: 0, properties: 0 }),
      });
    case 'order':
      return line('action.order', { seats: action.seats.map(listed) });
    case 'take':
      return line('action.take', { card: cardName(action.card), does: whatDoes(action.card) });
    case 'rob':
      return line('action.rob', { seat: player(action.seat), backs: backsOf(action.store, action.properties) });
    case 'wire':
      return line('action.wire', { properties: action.properties.map(cardName) });
  }
}

function sayQuestion({ kind, facts = {}, options }: Question<Action>): Line {
  switch (kind) {
    case 'keep-dice':
      return line('question.keep-dice', { dollars: Number(facts['dollars']) });
    case 'put-back':
      return options[0]?.type === 'keep-one'
        ? line('question.put-back.keep-one')
        : line('question.put-back', { count: Number(facts['count']) });
    case 'play-cheater':
      return line('question.play-cheater', { dice: diceOf(facts['dice'] as readonly string[]) });
    case 'make-offer':
      return sayOffer(facts);
    case 'choose-winner':
      return line('question.choose-winner', { place: line(`name.place.${facts['place'] as PlaceName}`) });
    case 'play-wanted':
      return line('question.play-wanted', {
        seat: player(Number(facts['seat'])),
        card: cardName(facts['card'] as CardName),
      });
    case 'keep-stolen':
      return line('question.keep-stolen', { victim: player(Number(facts['victim'])) });
    default:
      return line(`question.${kind}`);
  }
}

function sayOffer(facts: { readonly [name: string]: Json }): Line {
  const place = facts['place'] as PlaceName;
  const seats = (facts['tied'] as readonly Seat[]).map(listed);
  const sheriff = player(Number(facts['sheriff']));
  return place === 'doc'
    ? line('question.make-offer.doc', { seats, sheriff })
    : line('question.make-offer', { place: line(`name.place.${place}`), seats, sheriff });
}

function sayRefusal({ code, values = {} }: Refusal): Line {
  const { seat, card } = values;
  if (code === 'not-a-candidate') return line(`refusal.${code}`, { seat: player(Number(seat)) });
  if (code === 'card-not-held') return line(`refusal.${code}`, { card: cardName(card as CardName) });
  return line(`refusal.${code}`, values);
}

/** Cards and seats by name; dice as they are. */
function sayValue(field: string, value: Json): Line | null {
  if (field === 'for' && typeof value === 'number') return line('name.player', { seat: player(value) });
  if ((field === 'cards' || field === 'properties') && typeof value === 'string') return cardName(value as CardName);
  return null;
}

function diceOf(dice: readonly string[]): string {
  return dice.join(' ');
}

/** A player in a list, where the reader is `you`. */
function listed(seat: Seat): Line {
  return line('name.player', { seat: player(seat) });
}

function turnOf({ from, to }: { readonly from: string; readonly to: string }): Line {
  return line('name.turn', { from, to });
}

/** A card's name; Equipment and Properties with their points. */
function cardName(card: CardName): Line {
  const [kind = '', points] = card.split('-');
  return points === undefined ? line(`name.card.${kind}`) : line(`name.${kind}`, { points: Number(points) });
}

function whatDoes(card: CardName): Line {
  const [kind = '', points] = card.split('-');
  return points === undefined ? line(`name.does.${kind}`) : line(`name.does.${kind}`, { points: Number(points) });
}

function serviceName(service: Service): Line {
  return line(`name.service.${service}`);
}

/** So many cards of each back. */
function backsOf(store: number, properties: number): Line[] {
  return [
    ...(store > 0 ? [line('name.backs.store', { count: store })] : []),
    ...(properties > 0 ? [line('name.backs.properties', { count: properties })] : []),
  ];
}

/** What an offer holds: cards by name for those who see them, by their backs for the others. */
function termsOf(offer: {
  readonly nuggets: number;
  readonly dollars: number;
  readonly store: number;
  readonly properties: number;
  readonly cards: readonly CardName[] | null;
}): Line[] {
  const { nuggets, dollars, store, properties, cards } = offer;
  return [
    ...(nuggets > 0 ? [line('name.nuggets', { count: nuggets })] : []),
    ...(dollars > 0 ? [line('name.dollars', { count: dollars })] : []),
    ...(cards === null ? backsOf(store, properties) : cards.map(cardName)),
  ];
}
