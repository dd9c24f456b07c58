import type { Seat } from '@boxcars/engine';

import {
  CALL,
  cheatOf,
  CHOICES,
  ELIXIRS,
  KEEP_ONE,
  keepOf,
  MOST_BRUTES,
  offerCard,
  offerDollars,
  offerNuggets,
  orderOf,
  PASS,
  PLAYS,
  putBack,
  robOf,
  SEATS,
  STOP_BRUTES,
  stopCheat,
  takeOf,
  VISITS,
  wireOf,
  type Action,
  type Cheat,
  type Offer,
  type Turn,
} from './actions.ts';
import { isCardName, isProperty, PLAYED_CARDS, type CardName } from './content.ts';
import { DICE, faceOf, FACES, poolOf, type Face } from './dice.ts';

type Given = { readonly [field: string]: unknown };

/** Most a number in an answer can be: all the nuggets, all the dollars of five players. */
const MOST = 99;

/** The action that some JSON stands for, or null. Dice and cards may come in any order. */
export function parseAction(json: unknown): Action | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const given = json as Given;
  const type = given['type'];
  if (typeof type !== 'string' || !Object.hasOwn(READERS, type)) return null;
  const { fields, read } = READERS[type as Action['type']];
  const names = Object.keys(given);
  if (names.length !== fields.length + 1 || !fields.every((field) => Object.hasOwn(given, field))) return null;
  return read(given);
}

interface Reader {
  readonly fields: readonly string[];
  readonly read: (given: Given) => Action | null;
}

const READERS: { readonly [T in Action['type']]: Reader } = {
  keep: { fields: ['dice', 'brutes'], read: readKeep },
  'put-back': { fields: ['dice'], read: ({ dice }) => (isDice(dice) ? putBack(poolOf(dice)) : null) },
  'keep-one': { fields: ['die'], read: ({ die }) => (isFace(die) ? (KEEP_ONE[faceOf(die)] ?? null) : null) },
  pass: { fields: [], read: () => PASS },
  play: { fields: ['card'], read: ({ card }) => PLAYS.find((play) => play.card === card) ?? null },
  'play-elixir': { fields: ['service'], read: ({ service }) => ELIXIRS.find((one) => one.service === service) ?? null },
  cheat: { fields: ['turns'], read: readCheat },
  'stop-brute': { fields: ['seat'], read: ({ seat }) => (isSeat(seat) ? (STOP_BRUTES[seat] ?? null) : null) },
  'stop-cheat': {
    fields: ['seat', 'from', 'to'],
    read: ({ seat, from, to }) => (isSeat(seat) && isFace(from) && isFace(to) ? stopCheat(seat, from, to) : null),
  },
  offer: { fields: ['for', 'nuggets', 'dollars', 'cards'], read: readOffer },
  choose: { fields: ['seat'], read: ({ seat }) => (isSeat(seat) ? (CHOICES[seat] ?? null) : null) },
  call: { fields: [], read: () => CALL },
  order: {
    fields: ['seats'],
    read: ({ seats }) => (isList(seats) && seats.length <= SEATS && seats.every(isSeat) ? orderOf(seats) : null),
  },
  take: { fields: ['card'], read: ({ card }) => (isCardName(card) ? takeOf(card) : null) },
  rob: {
    fields: ['seat', 'store', 'properties'],
    read: ({ seat, store, properties }) =>
      isSeat(seat) && isCount(store, DICE) && isCount(properties, DICE) ? robOf(seat, store, properties) : null,
  },
  visit: { fields: ['service'], read: ({ service }) => VISITS.find((one) => one.service === service) ?? null },
  wire: { fields: ['properties'], read: readWire },
};

function readKeep({ dice, brutes }: Given): Action | null {
  return isDice(dice) && isCount(brutes, MOST_BRUTES) ? keepOf(poolOf(dice), brutes) : null;
}

function readCheat({ turns }: Given): Cheat | null {
  if (!isList(turns) || turns.length === 0 || turns.length > DICE) return null;
  const read: Turn[] = [];
  for (const turn of turns) {
    if (typeof turn !== 'object' || turn === null) return null;
    const { from, to } = turn as Given;
    if (!isFace(from) || !isFace(to) || Object.keys(turn).length !== 2) return null;
    read.push(Object.freeze({ from, to }));
  }
  const [first] = read;
  if (first !== undefined && read.length === 1) return cheatOf(faceOf(first.from), faceOf(first.to));
  read.sort((a, b) => faceOf(a.from) - faceOf(b.from) || faceOf(a.to) - faceOf(b.to));
  return Object.freeze({ type: 'cheat', turns: Object.freeze(read) });
}

function readOffer(given: Given): Offer | null {
  const { nuggets, dollars, cards } = given;
  const candidate = given['for'];
  if (!isSeat(candidate) || !isCount(nuggets, MOST) || !isCount(dollars, MOST)) return null;
  if (!isList(cards) || cards.length > MOST || !cards.every(isCardName)) return null;
  return offerOf(candidate, nuggets, dollars, cards);
}

/** An offer; the small ones are always the same object. */
export function offerOf(candidate: Seat, nuggets: number, dollars: number, cards: readonly CardName[]): Offer {
  const [card] = cards;
  if (card !== undefined && cards.length === 1 && nuggets === 0 && dollars === 0) return offerCard(candidate, card);
  if (cards.length === 0 && dollars === 0 && nuggets > 0 && nuggets < 4) return offerNuggets(candidate, nuggets);
  if (cards.length === 0 && nuggets === 0 && dollars > 0 && dollars < 4) return offerDollars(candidate, dollars);
  const sorted = Object.freeze(cards.toSorted(compareCards));
  return Object.freeze({ type: 'offer', for: candidate, nuggets, dollars, cards: sorted });
}

function readWire({ properties }: Given): Action | null {
  if (!isList(properties) || properties.length !== 2 || !properties.every(isCardName)) return null;
  const [first, second] = properties.toSorted(compareCards);
  return first !== undefined && second !== undefined && isProperty(first) && isProperty(second)
    ? wireOf(first, second)
    : null;
}

/** Store cards before Properties, Equipment by points. */
export function compareCards(a: CardName, b: CardName): number {
  return orderOfCard(a) - orderOfCard(b);
}

function orderOfCard(card: CardName): number {
  const played = (PLAYED_CARDS as readonly string[]).indexOf(card);
  if (played >= 0) return played;
  return PLAYED_CARDS.length + (isProperty(card) ? MOST : 0) + Number(card.slice(card.indexOf('-') + 1));
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isFace(value: unknown): value is Face {
  return (FACES as readonly unknown[]).includes(value);
}

function isDice(value: unknown): value is readonly Face[] {
  return isList(value) && value.length <= DICE && value.every(isFace);
}

function isSeat(value: unknown): value is Seat {
  return isCount(value, SEATS - 1);
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

/**
 * Short texts: `keep QQ10 2 brutes`, `cheat 9>A`, `offer 2n 3$ brute for 1`, `rob 3 1s 2p`, `order 4 2`.
 * People count seats from 1. `keep` and `offer` may be left out when typing.
 */
export function writeAction(action: Action): string {
  switch (action.type) {
    case 'keep':
      return `keep ${action.dice.join('') || 'none'}${writeBrutes(action.brutes)}`;
    case 'put-back':
      return `put back ${action.dice.join('')}`;
    case 'keep-one':
      return `keep one ${action.die}`;
    case 'pass':
    case 'call':
      return action.type;
    case 'play':
      return `play ${action.card}`;
    case 'play-elixir':
      return `play elixir ${action.service}`;
    case 'cheat':
      return `cheat ${action.turns.map(({ from, to }) => `${from}>${to}`).join(' ')}`;
    case 'stop-brute':
      return `stop brute of ${action.seat + 1}`;
    case 'stop-cheat':
      return `stop cheat of ${action.seat + 1} ${action.from}>${action.to}`;
    case 'offer':
      return writeOffer(action);
    case 'choose':
      return `choose ${action.seat + 1}`;
    case 'order':
      return `order ${action.seats.map((seat) => seat + 1).join(' ')}`;
    case 'take':
      return `take ${action.card}`;
    case 'rob':
      return `rob ${action.seat + 1} ${action.store}s ${action.properties}p`;
    case 'visit':
      return `visit ${action.service}`;
    case 'wire':
      return `wire ${action.properties.join(' ')}`;
  }
}

function writeBrutes(brutes: number): string {
  if (brutes === 0) return '';
  return brutes === 1 ? ' brute' : ` ${brutes} brutes`;
}

function writeOffer({ for: candidate, nuggets, dollars, cards }: Offer): string {
  const parts = [nuggets > 0 ? `${nuggets}n` : '', dollars > 0 ? `${dollars}$` : '', ...cards];
  return `offer ${parts.filter((part) => part !== '').join(' ')} for ${candidate + 1}`;
}

const PATTERNS: readonly (readonly [RegExp, (match: readonly string[]) => unknown])[] = [
  [
    /^(?:keep )?((?:9|10|j|q|k|a)+|none)(?: (brute)| (\d+) brutes)?$/,
    ([, dice = '', one, many]) => ({ type: 'keep', dice: splitDice(dice), brutes: Number(many ?? (one ? 1 : 0)) }),
  ],
  [/^put back ((?:9|10|j|q|k|a)*)$/, ([, dice = '']) => ({ type: 'put-back', dice: splitDice(dice) })],
  [/^keep one (9|10|j|q|k|a)$/, ([, die = '']) => ({ type: 'keep-one', die: die.toUpperCase() })],
  [/^(pass|call)$/, ([, type]) => ({ type })],
  [/^play elixir (\w+)$/, ([, service]) => ({ type: 'play-elixir', service })],
  [/^play (\w+)$/, ([, card]) => ({ type: 'play', card })],
  [
    /^cheat ((?: ?(?:9|10|j|q|k|a)>(?:9|10|j|q|k|a))+)$/,
    ([, turns = '']) => ({ type: 'cheat', turns: readTurns(turns) }),
  ],
  [/^stop brute of (\d)$/, ([, seat]) => ({ type: 'stop-brute', seat: Number(seat) - 1 })],
  [
    /^stop cheat of (\d) ((?:9|10|j|q|k|a)>(?:9|10|j|q|k|a))$/,
    ([, seat, turn = '']) => ({ type: 'stop-cheat', seat: Number(seat) - 1, ...readTurns(turn)[0] }),
  ],
  [/^(?:offer )?(\S.* )?for (\d)$/, readOfferText],
  [/^choose (\d)$/, ([, seat]) => ({ type: 'choose', seat: Number(seat) - 1 })],
  [
    /^order ((?:\d ?)+)$/,
    ([, seats = '']) => ({ type: 'order', seats: splitWords(seats).map((seat) => Number(seat) - 1) }),
  ],
  [/^take (\S+)$/, ([, card]) => ({ type: 'take', card })],
  [
    /^rob (\d) (\d)s (\d)p$/,
    ([, seat, store, properties]) => ({
      type: 'rob',
      seat: Number(seat) - 1,
      store: Number(store),
      properties: Number(properties),
    }),
  ],
  [/^visit (\w+)$/, ([, service]) => ({ type: 'visit', service })],
  [/^wire (\S+) (\S+)$/, ([, ...properties]) => ({ type: 'wire', properties })],
];

/** Reads what {@link writeAction} writes, in any case and spacing. */
export function readAction(text: string): Action | null {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(words);
    if (match !== null) return parseAction(read(match));
  }
  return null;
}

function splitDice(text: string): string[] {
  return text === 'none' ? [] : (text.toUpperCase().match(/10|./g) ?? []);
}

function splitWords(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function readTurns(text: string): { from: string; to: string }[] {
  return splitWords(text.toUpperCase()).map((turn) => {
    const [from = '', to = ''] = turn.split('>');
    return { from, to };
  });
}

/** `2n`, `3$` and cards, in this order or any other; a part that is neither makes it no action. */
function readOfferText([, terms = '', seat]: readonly string[]): unknown {
  const words = splitWords(terms);
  const nuggets = words.filter((word) => /^\d+n$/.test(word));
  const dollars = words.filter((word) => /^\d+\$$/.test(word));
  if (nuggets.length > 1 || dollars.length > 1) return null;
  return {
    type: 'offer',
    for: Number(seat) - 1,
    nuggets: Number.parseInt(nuggets[0] ?? '0', 10),
    dollars: Number.parseInt(dollars[0] ?? '0', 10),
    cards: words.filter((word) => !/^\d+[n$]$/.test(word)),
  };
}
