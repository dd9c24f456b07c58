import {
  allSeats,
  answerOf,
  ascending,
  defineWindow,
  hide,
  isIn,
  isSame,
  leftOf,
  maskOf,
  NOBODY,
  peek,
  rankBy,
  refusal,
  seatsIn,
  type Answers,
  type Chance,
  type Game,
  type Json,
  type Log,
  type OptionsOf,
  type Seat,
  type SeatMask,
  type Secret,
  type Viewer,
} from '@boxcars/engine';

/**
 * A game made for testing matches. On a turn one walks, rolls, peeks at the deck, flips a card or cheats in ways the
 * match must survive, until one rests or sings; then all bid sealed, unless one sang; then the others may shout, and each shout asks for a reply.
 */
const OPTIONS = {
  rounds: { kind: 'number', min: 1, max: 5, default: 1 },
  quiet: { kind: 'switch', default: false },
} as const;

type Options = OptionsOf<typeof OPTIONS>;

const PLAIN = [
  'roll',
  'peek',
  'flip',
  'sneak',
  'nudge',
  'burn',
  'sing',
  'crash',
  'rest',
  'shout',
  'reply',
  'pass',
] as const;

export type LanternAction =
  | { readonly type: 'walk'; readonly by: number }
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: (typeof PLAIN)[number] };

export type LanternEvent =
  | { readonly type: 'deck-shuffled' }
  | { readonly type: 'walked'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'flipped'; readonly card: number }
  | { readonly type: 'sneaked' }
  | { readonly type: 'burned' }
  | { readonly type: 'sang' }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'bids-shown'; readonly bids: readonly number[] }
  | { readonly type: 'shouted'; readonly seat: Seat }
  | { readonly type: 'replied'; readonly face: number };

export interface LanternState {
  readonly seats: number;
  readonly rounds: number;
  round: number;
  turn: Seat;
  phase: 'walk' | 'bid' | 'shout' | 'reply' | 'over';
  readonly steps: number[];
  rolls: number;
  readonly deck: Secret<number[]>;
  readonly shown: number[];
  peekers: SeatMask;
  /** Shouts still to be replied to, the next last. */
  frames: { readonly from: Seat }[];
}

export interface LanternView {
  readonly round: number;
  readonly turn: Seat;
  readonly phase: string;
  readonly steps: readonly number[];
  readonly shown: readonly number[];
  readonly top: number | null;
  readonly bottom: number | null;
  readonly frames: number;
}

const WALK = [1, 2].map((by) => Object.freeze<LanternAction>({ type: 'walk', by }));
const BID = [0, 1, 2, 3].map((coins) => Object.freeze<LanternAction>({ type: 'bid', coins }));
const ACTIONS: ReadonlyMap<string, LanternAction> = new Map(
  [...WALK, ...BID, ...PLAIN.map((type) => Object.freeze<LanternAction>({ type }))].map((a) => [writeAction(a), a]),
);
const LEGAL = {
  walk: ['walk 1', 'walk 2', 'roll', 'peek', 'flip', 'sneak', 'nudge', 'burn', 'sing', 'crash', 'rest'],
  bid: ['bid 0', 'bid 1', 'bid 2', 'bid 3'],
  shout: ['pass', 'shout'],
  reply: ['pass', 'reply'],
  over: [],
} as const;

const WINDOWS = {
  walk: defineWindow('walk', 'turn'),
  bid: defineWindow('bid', 'sealed'),
  shout: defineWindow('shout', 'reaction'),
  reply: defineWindow('reply', 'turn'),
};

export const lanterns: Game<LanternState, LanternAction, LanternEvent, LanternView, Options> = {
  id: 'lanterns',
  version: 3,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  checkOptions: (options, seats) =>
    options.rounds === 5 && seats === 4 ? refusal('too-long', { rounds: 5 }, 'LN-1') : null,

  setup(seats, options, chance, log) {
    const deck = [1, 2, 3, 4, 5, 6];
    chance.shuffle(deck, 'deck');
    log?.tell({ type: 'deck-shuffled' });
    return {
      seats,
      rounds: options.rounds,
      round: 1,
      turn: 0,
      phase: 'walk',
      steps: Array.from({ length: seats }, () => 0),
      rolls: 0,
      deck: hide(deck),
      shown: [],
      peekers: NOBODY,
      frames: [],
    };
  },

  apply(state, answers, chance, log) {
    switch (state.phase) {
      case 'walk':
        return walk(state, answers, chance, log);
      case 'bid':
        return showBids(state, answers, log);
      case 'shout':
        return hearShouts(state, answers, log);
      case 'reply':
        return reply(state, answers, chance, log);
      case 'over':
        throw new Error('the game is over');
    }
  },

  clone: (state) => ({
    ...state,
    steps: [...state.steps],
    deck: hide([...peek(state.deck)]),
    shown: [...state.shown],
    frames: [...state.frames],
  }),

  window(state) {
    if (state.phase === 'over') return null;
    if (state.phase === 'bid') return WINDOWS.bid(allSeats(state.seats));
    if (state.phase === 'shout') return WINDOWS.shout(allSeats(state.seats) & ~maskOf(state.turn));
    return WINDOWS[state.phase](maskOf(state.turn));
  },

  question: (state, seat) => ({ kind: state.phase, options: legal(state, seat) }),

  legalActions(state, seat, into) {
    const all = legal(state, seat);
    for (const [i, action] of all.entries()) into[i] = action;
    return all.length;
  },

  refuse(state, seat, action) {
    if (!legal(state, seat).includes(action)) return refusal('not-now', { phase: state.phase }, 'LN-2');
    return null;
  },

  fallback: (state) => read({ walk: 'rest', bid: 'bid 0', shout: 'pass', reply: 'pass', over: 'pass' }[state.phase]),

  outcome: (state) => (state.phase === 'over' ? rankBy(state.steps) : null),
  points: (state) => [...state.steps],

  view: (state, viewer) => ({
    round: state.round,
    turn: state.turn,
    phase: state.phase,
    steps: [...state.steps],
    shown: [...state.shown],
    top: isIn(state.peekers, viewer) ? topOf(state) : null,
    bottom: viewer === 0 ? (peek(state.deck)[0] ?? null) : null,
    frames: state.frames.length,
  }),

  resample(state, viewer, chance) {
    const other = lanterns.clone(state);
    const deck = peek(other.deck);
    const bottom = viewer === 0 ? deck.splice(0, 1) : [];
    const top = isIn(state.peekers, viewer) ? deck.splice(-1, 1) : [];
    const rest = ascending(deck);
    chance.shuffle(rest, 'resample');
    return { ...other, deck: hide([...bottom, ...rest, ...top]) };
  },

  parseAction: (json) => [...ACTIONS.values()].find((action) => isSame(action, json)) ?? null,
  writeAction,
  readAction: (text) => ACTIONS.get(text) ?? null,

  components: (state) => ({ cards: peek(state.deck).length + state.shown.length }),
  arrange: (_state, fragment: Json) => (fragment === null ? null : refusal('nothing-to-arrange')),
};

/** The action a notation stands for. */
export function read(text: string): LanternAction {
  const action = ACTIONS.get(text);
  if (action === undefined) throw new Error(`no action ${text}`);
  return action;
}

function writeAction(action: LanternAction): string {
  if (action.type === 'walk') return `walk ${action.by}`;
  return action.type === 'bid' ? `bid ${action.coins}` : action.type;
}

function legal(state: LanternState, seat: Seat): LanternAction[] {
  if (state.phase === 'walk' && seat !== state.turn) return [];
  return LEGAL[state.phase].filter((text) => text !== 'burn' || hasOil(state, seat)).map((text) => read(text));
}

/** The bottom card lies before seat 0, who alone has seen it: an even one is oil. */
function hasOil(state: LanternState, seat: Seat): boolean {
  return seat === 0 && (peek(state.deck)[0] ?? 1) % 2 === 0;
}

function topOf(state: LanternState): number | null {
  return peek(state.deck).at(-1) ?? null;
}

function walk(state: LanternState, answers: Answers<LanternAction>, chance: Chance, log?: Log<LanternEvent>): void {
  const seat = state.turn;
  const action = answerOf(answers, seat);
  switch (action.type) {
    case 'walk':
      state.steps[seat] = (state.steps[seat] ?? 0) + action.by;
      return log?.tell({ type: 'walked', seat, by: action.by });
    case 'roll':
      state.rolls += 1;
      return log?.tell({ type: 'rolled', seat, face: chance.die(6, 'walk', state.rolls) });
    case 'peek':
      state.peekers |= maskOf(seat);
      return log?.tellOnly(
        maskOf(seat),
        { type: 'peeked', seat, card: topOf(state) },
        { type: 'peeked', seat, card: null },
      );
    case 'flip':
      return log?.tell({ type: 'flipped', card: turnUp(state) }, { card: 'LN-4' });
    case 'sneak':
      turnUp(state);
      return log?.tell({ type: 'sneaked' });
    case 'nudge':
      // Draws luck for some cards only: that it drew none tells something.
      state.rolls += 1;
      if ((topOf(state) ?? 0) % 2 === 1) chance.die(6, 'walk', state.rolls);
      return log?.tell({ type: 'sneaked' });
    case 'burn':
      if (!hasOil(state, seat)) throw new Error('no oil to burn');
      return log?.tell({ type: 'burned' });
    case 'sing':
      state.phase = 'shout';
      return log?.tell({ type: 'sang' });
    case 'crash':
      state.steps[seat] = -1;
      chance.die(6, 'walk', state.rolls + 1);
      throw new Error('the rules have a mistake');
    case 'rest':
      state.phase = 'bid';
      return log?.tell({ type: 'rested', seat });
    case 'bid':
    case 'shout':
    case 'reply':
    case 'pass':
      throw new Error(`not an action of a walk: ${action.type}`);
  }
}

function turnUp(state: LanternState): number {
  const card = peek(state.deck).pop() ?? 0;
  state.shown.push(card);
  state.peekers = NOBODY;
  return card;
}

function showBids(state: LanternState, answers: Answers<LanternAction>, log?: Log<LanternEvent>): void {
  const bids = seatsIn(allSeats(state.seats)).map((seat) => {
    const action = answers[seat];
    return action?.type === 'bid' ? action.coins : 0;
  });
  for (const [seat, coins] of bids.entries()) state.steps[seat] = (state.steps[seat] ?? 0) + coins;
  log?.tell({ type: 'bids-shown', bids });
  state.phase = 'shout';
}

function hearShouts(state: LanternState, answers: Answers<LanternAction>, log?: Log<LanternEvent>): void {
  for (const [seat, action] of answers.entries()) {
    if (action?.type !== 'shout') continue;
    log?.tell({ type: 'shouted', seat });
    state.frames.unshift({ from: seat });
  }
  goOn(state);
}

function reply(state: LanternState, answers: Answers<LanternAction>, chance: Chance, log?: Log<LanternEvent>): void {
  const frame = state.frames.pop();
  if (answers[state.turn]?.type === 'reply' && frame !== undefined) {
    log?.tell({ type: 'replied', face: chance.die(6, 'reply', state.round, state.turn, frame.from) });
  }
  goOn(state);
}

function goOn(state: LanternState): void {
  if (state.frames.length > 0) {
    state.phase = 'reply';
    return;
  }
  state.turn = leftOf(state.turn, state.seats);
  if (state.turn === 0) state.round += 1;
  state.phase = state.round > state.rounds ? 'over' : 'walk';
}

/** Who a viewer may be at a table of this size. */
export function viewersOf(seats: number): Viewer[] {
  return Array.from({ length: seats + 1 }, (_, i) => i - 1);
}
