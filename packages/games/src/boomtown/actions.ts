import type { Seat } from '@boxcars/engine';

import {
  EVENTS,
  GREATEST_NUMBER,
  LEAST_NUMBER,
  MINE_CODES,
  mineCode,
  MOST_GOLD,
  TOWNS,
  type EventName,
  type MineName,
  type Town,
} from './content.ts';

/** What players do. A mine is named by its town, number and gold; its owner follows. */
export type Action =
  | { readonly type: 'pass' }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'play-mustang' }
  | { readonly type: 'keep-mustang' }
  | ({ readonly type: 'take-mine' } & MineName)
  | { readonly type: 'take-event'; readonly event: EventName }
  | { readonly type: 'use-held'; readonly event: EventName }
  | ({ readonly type: 'blow-up-mine' } & MineName)
  | { readonly type: 'blow-up-saloon'; readonly seat: Seat; readonly town: Town; readonly girls: boolean }
  | ({ readonly type: 'expropriate' } & MineName)
  | { readonly type: 'place-governor'; readonly town: Town }
  | ({ readonly type: 'place-vein' } & MineName)
  | { readonly type: 'place-saloon'; readonly town: Town }
  | { readonly type: 'place-girls'; readonly town: Town }
  | { readonly type: 'hold-up'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'turn-die'; readonly from: number; readonly to: number }
  | { readonly type: 'keep-dice' };

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;
type MineAction = Of<'take-mine' | 'blow-up-mine' | 'expropriate' | 'place-vein'>;

const MOST_SEATS = 5;
const FACES = 6;
const GREATEST_BID = 100_000;
const INTERNED_BIDS = 400;

export const PASS: Of<'pass'> = Object.freeze({ type: 'pass' });
export const PLAY_MUSTANG_CARD: Of<'play-mustang'> = Object.freeze({ type: 'play-mustang' });
export const KEEP_MUSTANG: Of<'keep-mustang'> = Object.freeze({ type: 'keep-mustang' });
export const KEEP_DICE: Of<'keep-dice'> = Object.freeze({ type: 'keep-dice' });

const BIDS = Array.from({ length: INTERNED_BIDS }, (_, amount) => Object.freeze({ type: 'bid', amount } as const));

/** The bid of this amount. */
export function bidOf(amount: number): Of<'bid'> {
  return BIDS[amount] ?? Object.freeze({ type: 'bid', amount });
}

/** The interned actions that name a mine, by {@link mineCode}. */
function byMine<T extends MineAction['type']>(type: T): readonly Of<T>[] {
  const rows: Of<T>[] = [];
  for (const [town, name] of TOWNS.entries()) {
    for (let number = 0; number <= GREATEST_NUMBER; number++) {
      for (let gold = 0; gold <= MOST_GOLD; gold++) {
        rows[mineCode(town, number, gold)] = Object.freeze({ type, town: name, number, gold }) as Of<T>;
      }
    }
  }
  if (rows.length !== MINE_CODES) throw new Error('a mine without its action');
  return rows;
}

export const TAKE_MINE = byMine('take-mine');
export const BLOW_UP_MINE = byMine('blow-up-mine');
export const EXPROPRIATE_MINE = byMine('expropriate');
export const VEIN_UNDER = byMine('place-vein');

export const TAKE_EVENT = EVENTS.map((event) => Object.freeze({ type: 'take-event', event } as const));
export const USE_EVENT = EVENTS.map((event) => Object.freeze({ type: 'use-held', event } as const));
export const GOVERNOR_IN = TOWNS.map((town) => Object.freeze({ type: 'place-governor', town } as const));
export const SALOON_IN = TOWNS.map((town) => Object.freeze({ type: 'place-saloon', town } as const));
export const GIRLS_IN = TOWNS.map((town) => Object.freeze({ type: 'place-girls', town } as const));

const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
/** By town * 5 + seat. */
const byTownAndSeat = (girls: boolean): readonly Of<'blow-up-saloon'>[] =>
  TOWNS.flatMap((town) => SEATS.map((seat) => Object.freeze({ type: 'blow-up-saloon', seat, town, girls } as const)));
const PLAIN_SALOONS = byTownAndSeat(false);
const GIRLS_SALOONS = byTownAndSeat(true);

/** Blowing up a Saloon of a seat in a town. */
export function blowUpSaloon(seat: Seat, town: number, girls: boolean): Of<'blow-up-saloon'> {
  return (girls ? GIRLS_SALOONS : PLAIN_SALOONS)[town * MOST_SEATS + seat] as Of<'blow-up-saloon'>;
}

const HOLDUPS = SEATS.flatMap((seat) =>
  Array.from({ length: GREATEST_NUMBER + 1 }, (_, amount) => Object.freeze({ type: 'hold-up', seat, amount } as const)),
);

/** Holding a seat up for an amount from 2 to 12. */
export function holdUp(seat: Seat, amount: number): Of<'hold-up'> {
  return HOLDUPS[seat * (GREATEST_NUMBER + 1) + amount] as Of<'hold-up'>;
}

const TURNS = Array.from({ length: (FACES + 1) * (FACES + 1) }, (_, i) =>
  Object.freeze({ type: 'turn-die', from: Math.floor(i / (FACES + 1)), to: i % (FACES + 1) } as const),
);

/** Turning a die that shows `from` to show `to`. */
export function turnDie(from: number, to: number): Of<'turn-die'> {
  return TURNS[from * (FACES + 1) + to] as Of<'turn-die'>;
}

type Fields = { readonly [name: string]: unknown };

const isTown = (value: unknown): value is Town => (TOWNS as readonly unknown[]).includes(value);
const isEvent = (value: unknown): value is EventName => (EVENTS as readonly unknown[]).includes(value);

function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

const FIELDS: { readonly [T in Action['type']]: readonly string[] } = {
  pass: [],
  bid: ['amount'],
  'play-mustang': [],
  'keep-mustang': [],
  'take-mine': ['town', 'number', 'gold'],
  'take-event': ['event'],
  'use-held': ['event'],
  'blow-up-mine': ['town', 'number', 'gold'],
  'blow-up-saloon': ['seat', 'town', 'girls'],
  expropriate: ['town', 'number', 'gold'],
  'place-governor': ['town'],
  'place-vein': ['town', 'number', 'gold'],
  'place-saloon': ['town'],
  'place-girls': ['town'],
  'hold-up': ['seat', 'amount'],
  'turn-die': ['from', 'to'],
  'keep-dice': [],
};

/** Reads an action's JSON: the interned action, or null when it is none of this game. */
export function parseAction(json: unknown): Action | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const given = json as Fields;
  const type = given['type'];
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return null;
  const fields = FIELDS[type as Action['type']];
  if (Object.keys(given).length !== fields.length + 1 || !fields.every((name) => Object.hasOwn(given, name))) {
    return null;
  }
  return internAction(type as Action['type'], given);
}

// long: one line for each kind of action.
function internAction(type: Action['type'], given: Fields): Action | null {
  switch (type) {
    case 'pass':
      return PASS;
    case 'bid':
      return isBetween(given['amount'], 1, GREATEST_BID) ? bidOf(given['amount']) : null;
    case 'play-mustang':
      return PLAY_MUSTANG_CARD;
    case 'keep-mustang':
      return KEEP_MUSTANG;
    case 'take-mine':
      return internMine(TAKE_MINE, given);
    case 'take-event':
      return isEvent(given['event']) ? (TAKE_EVENT[EVENTS.indexOf(given['event'])] ?? null) : null;
    case 'use-held':
      return isEvent(given['event']) ? (USE_EVENT[EVENTS.indexOf(given['event'])] ?? null) : null;
    case 'blow-up-mine':
      return internMine(BLOW_UP_MINE, given);
    case 'blow-up-saloon':
      return internSaloon(given);
    case 'expropriate':
      return internMine(EXPROPRIATE_MINE, given);
    case 'place-governor':
      return internTown(GOVERNOR_IN, given);
    case 'place-vein':
      return internMine(VEIN_UNDER, given);
    case 'place-saloon':
      return internTown(SALOON_IN, given);
    case 'place-girls':
      return internTown(GIRLS_IN, given);
    case 'hold-up':
      return isBetween(given['seat'], 0, MOST_SEATS - 1) && isBetween(given['amount'], LEAST_NUMBER, GREATEST_NUMBER)
        ? holdUp(given['seat'], given['amount'])
        : null;
    case 'turn-die':
      return isBetween(given['from'], 1, FACES) && isBetween(given['to'], 1, FACES)
        ? turnDie(given['from'], given['to'])
        : null;
    case 'keep-dice':
      return KEEP_DICE;
  }
}

function internMine<T>(table: readonly T[], { town, number, gold }: Fields): T | null {
  const isName = isTown(town) && isBetween(number, LEAST_NUMBER, GREATEST_NUMBER) && isBetween(gold, 1, MOST_GOLD);
  return isName ? (table[mineCode(TOWNS.indexOf(town), number, gold)] ?? null) : null;
}

function internTown<T>(table: readonly T[], { town }: Fields): T | null {
  return isTown(town) ? (table[TOWNS.indexOf(town)] ?? null) : null;
}

function internSaloon({ seat, town, girls }: Fields): Of<'blow-up-saloon'> | null {
  if (!isBetween(seat, 0, MOST_SEATS - 1) || !isTown(town) || typeof girls !== 'boolean') return null;
  return blowUpSaloon(seat, TOWNS.indexOf(town), girls);
}

const writeMine = (mine: MineName): string => `${mine.town} ${mine.number}/${mine.gold}`;

/** A short text for an action: `bid 7`, `take dry-gulch 8/5`, `hold up 2 for 7`. */
// long: one line for each kind of action.
export function writeAction(action: Action): string {
  switch (action.type) {
    case 'pass':
      return 'pass';
    case 'bid':
      return `bid ${action.amount}`;
    case 'play-mustang':
      return 'play mustang';
    case 'keep-mustang':
      return 'keep mustang';
    case 'take-mine':
      return `take ${writeMine(action)}`;
    case 'take-event':
      return `take ${action.event}`;
    case 'use-held':
      return `use ${action.event}`;
    case 'blow-up-mine':
      return `blow up ${writeMine(action)}`;
    case 'blow-up-saloon':
      return `blow up ${action.girls ? 'girls' : 'saloon'} ${action.seat} ${action.town}`;
    case 'expropriate':
      return `expropriate ${writeMine(action)}`;
    case 'place-governor':
      return `governor ${action.town}`;
    case 'place-vein':
      return `vein ${writeMine(action)}`;
    case 'place-saloon':
      return `saloon ${action.town}`;
    case 'place-girls':
      return `girls ${action.town}`;
    case 'hold-up':
      return `hold up ${action.seat} for ${action.amount}`;
    case 'turn-die':
      return `turn ${action.from} to ${action.to}`;
    case 'keep-dice':
      return 'keep dice';
  }
}

const MINE = '(?<town>[a-z-]+) (?<number>\\d{1,2})/(?<gold>\\d{1,2})';
const TOWN = '(?<town>[a-z-]+)';
const EVENT = '(?<event>[a-z-]+)';

/** Each notation and the action it stands for. The first that reads is the one. */
const NOTATIONS: readonly (readonly [RegExp, Action['type'], Fields?])[] = [
  [/^pass$/, 'pass'],
  [/^bid (?<amount>\d{1,6})$/, 'bid'],
  [/^play mustang$/, 'play-mustang'],
  [/^keep mustang$/, 'keep-mustang'],
  [/^keep dice$/, 'keep-dice'],
  [new RegExp(`^take ${MINE}$`), 'take-mine'],
  [new RegExp(`^take ${EVENT}$`), 'take-event'],
  [new RegExp(`^use ${EVENT}$`), 'use-held'],
  [new RegExp(`^blow up saloon (?<seat>\\d) ${TOWN}$`), 'blow-up-saloon', { girls: false }],
  [new RegExp(`^blow up girls (?<seat>\\d) ${TOWN}$`), 'blow-up-saloon', { girls: true }],
  [new RegExp(`^blow up ${MINE}$`), 'blow-up-mine'],
  [new RegExp(`^expropriate ${MINE}$`), 'expropriate'],
  [new RegExp(`^governor ${TOWN}$`), 'place-governor'],
  [new RegExp(`^vein ${MINE}$`), 'place-vein'],
  [new RegExp(`^saloon ${TOWN}$`), 'place-saloon'],
  [new RegExp(`^girls ${TOWN}$`), 'place-girls'],
  [/^hold up (?<seat>\d) for (?<amount>\d{1,2})$/, 'hold-up'],
  [/^turn (?<from>\d) to (?<to>\d)$/, 'turn-die'],
];

/** The action a text stands for, or null. */
export function readAction(text: string): Action | null {
  for (const [pattern, type, more] of NOTATIONS) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined && !pattern.test(text)) continue;
    const fields: { [name: string]: unknown } = { type, ...more };
    for (const [name, value] of Object.entries(groups ?? {})) {
      fields[name] = name === 'town' || name === 'event' ? value : Number(value);
    }
    return parseAction(fields);
  }
  return null;
}
