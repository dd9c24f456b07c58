import type { Seat } from '@boxcars/engine';

import { COLOURS, type Card, type Colour } from './content.ts';
import { OWN_CARDS, parseCard } from './deck.ts';
import { readCard, writeCard } from './notation.ts';
import { ALL_DICE, ALL_STACKS, EVERY_DIE, type DiceMask, type Die, type Stack } from './state.ts';

/** TW-T1, TW-T5: sets these dice aside and rolls the others; at the start of a turn, keeps the last player's. */
export interface KeepDice {
  readonly type: 'keep-dice';
  readonly dice: readonly Die[];
}

/** TW-T2: takes the top card of a stack. */
export interface TakeCard {
  readonly type: 'take-card';
  readonly stack: Stack;
}

/** TW-B1: turns a die. */
export interface TurnDie {
  readonly type: 'turn-die';
  readonly die: Die;
  readonly colour: Colour;
}

/** TW-T4: ends the turn without a card. */
export interface EndTurn {
  readonly type: 'end-turn';
}

/** TW-A2, TW-A3: names whose card is drawn. */
export interface ChoosePlayer {
  readonly type: 'choose-player';
  readonly player: Seat;
}

/** TW-A3: gives one of one's own cards for the one drawn. */
export interface GiveCard {
  readonly type: 'give-card';
  readonly card: Card;
}

/** TW-E1: ends the game, or doesn't. */
export interface EndGame {
  readonly type: 'end-game';
}

export interface GoOn {
  readonly type: 'go-on';
}

export type Action = KeepDice | TakeCard | TurnDie | EndTurn | ChoosePlayer | GiveCard | EndGame | GoOn;

const MOST_SEATS = 4;

/** Every set of dice that can be kept, by its mask. Their lists are not frozen: reading frozen ones costs a fifth of a random game. */
export const KEEPS: readonly KeepDice[] = Array.from({ length: ALL_DICE + 1 }, (_, mask) =>
  Object.freeze({ type: 'keep-dice', dice: EVERY_DIE.filter((die) => (mask & (1 << die)) !== 0) }),
);

/** Lists every keep that leaves at least one die to roll. Nine at a time: a plain loop takes a third of a random game. */
export function listKeeps(into: Action[], from: number): number {
  let at = from;
  for (let mask = 0; mask < ALL_DICE; mask += 9) {
    into[at] = KEEPS[mask] as KeepDice;
    into[at + 1] = KEEPS[mask + 1] as KeepDice;
    into[at + 2] = KEEPS[mask + 2] as KeepDice;
    into[at + 3] = KEEPS[mask + 3] as KeepDice;
    into[at + 4] = KEEPS[mask + 4] as KeepDice;
    into[at + 5] = KEEPS[mask + 5] as KeepDice;
    into[at + 6] = KEEPS[mask + 6] as KeepDice;
    into[at + 7] = KEEPS[mask + 7] as KeepDice;
    into[at + 8] = KEEPS[mask + 8] as KeepDice;
    at += 9;
  }
  return at;
}

export const TAKES: readonly TakeCard[] = ALL_STACKS.map((stack) => Object.freeze({ type: 'take-card', stack }));

/** Every turn of a die, by COLOURS.length × die + colour. */
export const TURNS: readonly TurnDie[] = EVERY_DIE.flatMap((die) =>
  COLOURS.map((colour) => Object.freeze({ type: 'turn-die', die, colour } as const)),
);

export const END_TURN: EndTurn = Object.freeze({ type: 'end-turn' });
export const END_GAME: EndGame = Object.freeze({ type: 'end-game' });
export const GO_ON: GoOn = Object.freeze({ type: 'go-on' });

export const CHOICES: readonly ChoosePlayer[] = Array.from({ length: MOST_SEATS }, (_, player) =>
  Object.freeze({ type: 'choose-player', player } as const),
);

const gives = new WeakMap<Card, GiveCard>();

/** The action that gives a card: the same object for the same card. */
export function giveOf(card: Card): GiveCard {
  let give = gives.get(card);
  if (give === undefined) {
    give = Object.freeze({ type: 'give-card', card });
    gives.set(card, give);
  }
  return give;
}

/** The dice that a keep sets aside. */
export function maskOfKeep({ dice }: KeepDice): DiceMask {
  let mask = 0;
  for (let i = 0; i < dice.length; i++) mask |= 1 << (dice[i] as number);
  return mask;
}

/** The action that some JSON stands for, or null. */
export function parseAction(json: unknown): Action | null {
  if (typeof json !== 'object' || json === null) return null;
  const given = json as { readonly [field: string]: unknown };
  switch (given['type']) {
    case 'keep-dice':
      return hasOnly(given, 'dice') ? parseKeep(given['dice']) : null;
    case 'take-card':
      return hasOnly(given, 'stack') ? (TAKES.find(({ stack }) => stack === given['stack']) ?? null) : null;
    case 'turn-die':
      return hasOnly(given, 'die', 'colour')
        ? (TURNS.find(({ die, colour }) => die === given['die'] && colour === given['colour']) ?? null)
        : null;
    case 'choose-player':
      return hasOnly(given, 'player') ? (CHOICES.find(({ player }) => player === given['player']) ?? null) : null;
    case 'give-card': {
      const card = hasOnly(given, 'card') ? parseCard(given['card']) : null;
      return card === null ? null : giveOf(card);
    }
    default:
      return hasOnly(given) ? (PLAIN.find(({ type }) => type === given['type']) ?? null) : null;
  }
}

const PLAIN: readonly (EndTurn | EndGame | GoOn)[] = [END_TURN, END_GAME, GO_ON];

function hasOnly(given: { readonly [field: string]: unknown }, ...fields: readonly string[]): boolean {
  return Object.keys(given).length === fields.length + 1 && fields.every((field) => Object.hasOwn(given, field));
}

/** Dice in any order, each once. */
function parseKeep(dice: unknown): KeepDice | null {
  if (!Array.isArray(dice)) return null;
  let mask = 0;
  for (const die of dice as readonly unknown[]) {
    const at = EVERY_DIE.findIndex((one) => one === die);
    if (at < 0 || (mask & (1 << at)) !== 0) return null;
    mask |= 1 << at;
  }
  return KEEPS[mask] ?? null;
}

/** People count dice, stacks and players from 1: `keep 1 2 5`, `take 3`, `turn 6 to pink`, `give trio:blue=2/steal`. */
export function writeAction(action: Action): string {
  switch (action.type) {
    case 'keep-dice':
      return action.dice.length === 0 ? 'roll all' : `keep ${action.dice.map((die) => die + 1).join(' ')}`;
    case 'take-card':
      return `take ${action.stack + 1}`;
    case 'turn-die':
      return `turn ${action.die + 1} to ${action.colour}`;
    case 'end-turn':
      return 'end turn';
    case 'choose-player':
      return `choose ${action.player + 1}`;
    case 'give-card':
      return `give ${writeCard(action.card)}`;
    case 'end-game':
      return 'end game';
    case 'go-on':
      return 'go on';
  }
}

const LISTED: readonly Action[] = [...KEEPS, ...TAKES, ...TURNS, ...PLAIN, ...CHOICES];
const BY_NOTATION: ReadonlyMap<string, Action> = new Map(LISTED.map((action) => [writeAction(action), action]));

/** Reads what {@link writeAction} writes; `roll 5 6` too, which keeps all the others. */
export function readAction(text: string): Action | null {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (words.startsWith('give ')) {
    const card = readCard(words.slice('give '.length));
    return card === null ? null : giveOf(OWN_CARDS.find((own) => writeCard(own) === writeCard(card)) ?? card);
  }
  return BY_NOTATION.get(words) ?? readDice(words);
}

/** `keep` and `roll` with dice in any order, with or without spaces or commas between them. */
function readDice(words: string): Action | null {
  const [, verb, list = ''] = /^(keep|roll) ?([1-6 ,]*|none|all)$/.exec(words) ?? [];
  if (verb === undefined) return null;
  if (list === 'none' || list === 'all') return KEEPS[(verb === 'keep') === (list === 'all') ? ALL_DICE : 0] ?? null;
  const numbers = list.match(/[1-6]/g) ?? [];
  let mask = 0;
  for (const number of numbers) {
    if ((mask & (1 << (Number(number) - 1))) !== 0) return null;
    mask |= 1 << (Number(number) - 1);
  }
  if (numbers.length === 0) return verb === 'roll' ? (KEEPS[0] ?? null) : null;
  return KEEPS[verb === 'keep' ? mask : ALL_DICE & ~mask] ?? null;
}
