import {
  ascending,
  countSure,
  defineWindow,
  knowledgeOf,
  maskOf,
  peek,
  PUBLIC,
  refusal,
  type Answers,
  type Chance,
  type Game,
  type Log,
  type Refusal,
  type Seat,
  type Viewer,
} from '@boxcars/engine';

import type { CheckName } from '../../src/testkit/finding.ts';
import { intern, PASS, writeAction, type Action } from '../../src/testkit/small-game/actions.ts';
import { CARDS, THIEF } from '../../src/testkit/small-game/content.ts';
import { magpies, type Event, type Options, type State, type View } from '../../src/testkit/small-game/index.ts';
import { DECK, DISCARDS, handOf } from '../../src/testkit/small-game/state.ts';

type Magpies = Game<State, Action, Event, View, Options>;

/** A copy of the small game with one thing wrong, and the check that finds it. */
export interface Broken {
  readonly fault: string;
  /** The check made for it: it always finds the fault. */
  readonly foundBy: CheckName;
  /** Checks that look at the same thing from another side, and see it with some luck. No other check finds anything. */
  readonly maySee?: readonly CheckName[];
  readonly game: Magpies;
}

const askThieves = defineWindow('play-thief', 'reaction');

function pile(state: State, place: number): number[] {
  return peek(state.cards.piles)[place] ?? [];
}

function seatsOf(state: State): Seat[] {
  return state.coins.map((_, seat) => seat);
}

/** The game with another log between it and its caller. */
function relogged(through: (log: Log<Event>) => Log<Event>): Magpies {
  return {
    ...magpies,
    setup: (seats, options, chance, log) => magpies.setup(seats, options, chance, log && through(log)),
    apply: (state, answers, chance, log) => magpies.apply(state, answers, chance, log && through(log)),
  };
}

/** The game that does something more after every step. */
function followedBy(after: (state: State) => void): Magpies {
  return {
    ...magpies,
    apply: (state, answers, chance, log) => {
      magpies.apply(state, answers, chance, log);
      after(state);
    },
  };
}

/** The game that shows more than it should. */
function showing(more: (state: State, viewer: Viewer) => object): Magpies {
  return { ...magpies, view: (state, viewer) => ({ ...magpies.view(state, viewer), ...more(state, viewer) }) };
}

function windowForHolders(): Magpies {
  const holdersOf = (state: State): number =>
    maskOf(...seatsOf(state).filter((seat) => pile(state, handOf(seat)).includes(THIEF)));
  return {
    ...magpies,
    window: (state) => {
      const asked = magpies.window(state);
      return asked?.kind === 'play-thief' && holdersOf(state) !== 0 ? askThieves(holdersOf(state)) : asked;
    },
    apply: (state, answers, chance, log) => {
      const all: Action[] = [];
      for (const seat of magpies.window(state)?.seats ?? []) all[seat] = answers[seat] ?? PASS;
      magpies.apply(state, all, chance, log);
    },
  };
}

function refusalThatTells(): Magpies {
  const counted = (state: State, action: Action): Refusal | null => {
    if (action.type !== 'make-offer') return null;
    const hand = pile(state, handOf(action.to));
    return refusal('not-wanted', { held: hand.filter((kind) => CARDS[kind] === action.card).length });
  };
  return {
    ...magpies,
    refuse: (state, seat, action) => {
      const problem = magpies.refuse(state, seat, action);
      return problem === null ? null : (counted(state, action) ?? problem);
    },
  };
}

/** Keeps the caller's array of answers instead of reading it, and looks into it a round later. */
function staleAnswers(): Magpies {
  const kept = (state: State): { last?: Answers<Action> } => state as { last?: Answers<Action> };
  const carry = (from: State, to: State): State => {
    const { last } = kept(from);
    if (last !== undefined) kept(to).last = last.slice();
    return to;
  };
  return {
    ...magpies,
    clone: (state) => carry(state, magpies.clone(state)),
    resample: (state, viewer, chance) => carry(state, magpies.resample(state, viewer, chance)),
    apply: (state, answers, chance, log) => {
      const isSealed = magpies.window(state)?.mode === 'sealed';
      const { last } = kept(state);
      if (isSealed) kept(state).last = answers;
      magpies.apply(state, isSealed ? (last ?? answers) : answers, chance, log);
    },
  };
}

function repeatedKey(): Magpies {
  const unnumbered = (chance: Chance): Chance => ({
    die: (sides, label, a, b, c) => chance.die(sides, label, a, b, c),
    roll: (count, sides, into, label, a, b, c) => chance.roll(count, sides, into, label, a, b, c),
    shuffle: (cards, label, a, b, c) => chance.shuffle(cards, label, a, b, c),
    pick: (from, label) => chance.pick(from, label),
  });
  return {
    ...magpies,
    apply: (state, answers, chance, log) => magpies.apply(state, answers, unnumbered(chance), log),
  };
}

/** Puts a card that the viewer saw discarded into the deck, and one of the deck in its place. */
function resampleThatForgets(): Magpies {
  return {
    ...magpies,
    resample: (state, viewer, chance) => {
      const other = magpies.resample(state, viewer, chance);
      const known = knowledgeOf(state.cards, viewer);
      const seen = CARDS.findIndex((_, kind) => countSure(known, DISCARDS, kind) > 0);
      const [deck, discards] = [pile(other, DECK), pile(other, DISCARDS)];
      const at = deck.findIndex((kind) => kind !== seen);
      const there = discards.indexOf(seen);
      if (seen < 0 || at < 0 || there < 0) return other;
      [deck[at], discards[there]] = [seen, deck[at] ?? 0];
      return other;
    },
  };
}

/** Leaves the deck as it truly lies where the cards allow it. */
function resampleThatPeeks(): Magpies {
  return {
    ...magpies,
    resample: (state, viewer, chance) => {
      const other = magpies.resample(state, viewer, chance);
      const [truth, deck] = [pile(state, DECK), pile(other, DECK)];
      if (String(ascending(truth)) === String(ascending(deck))) deck.splice(0, deck.length, ...truth);
      return other;
    },
  };
}

/** Tells the last digit of the hidden top card in a public field that nobody is using just then. */
function silentLeak(): Magpies {
  return followedBy((state) => {
    if (state.phase === 'stalls') state.bidder = (pile(state, DECK).at(-1) ?? 0) % 2;
  });
}

export const BROKEN: readonly Broken[] = [
  {
    fault: 'a window only for those who hold the card',
    foundBy: 'now',
    maySee: ['next', 'twins'],
    game: windowForHolders(),
  },
  {
    fault: 'a view that numbers the backs of hidden cards',
    foundBy: 'now',
    maySee: ['next', 'twins'],
    game: showing((state) => ({ backs: pile(state, handOf(0)).map((kind) => (kind * 5 + 3) % 7) })),
  },
  {
    fault: 'a view of the own hand in the order it lies',
    foundBy: 'now',
    game: showing((state, viewer) => ({ hand: pile(state, handOf(viewer)) })),
  },
  {
    fault: 'one view for two who know different things',
    foundBy: 'now',
    game: { ...magpies, sight: (_state, viewer) => (viewer === 1 ? 0 : viewer) },
  },
  {
    fault: 'a view that takes more from an earlier one than has stayed the same',
    foundBy: 'lent',
    game: { ...magpies, view: (state, viewer, before) => before ?? magpies.view(state, viewer) },
  },
  {
    fault: 'a view that changes the earlier one it takes parts from',
    foundBy: 'lent',
    game: { ...magpies, view: (state, viewer, before) => Object.assign(before ?? {}, magpies.view(state, viewer)) },
  },
  { fault: 'a refusal that tells what another holds', foundBy: 'now', game: refusalThatTells() },
  {
    fault: 'legal actions in an order that tells who holds what',
    foundBy: 'now',
    maySee: ['twins'],
    game: {
      ...magpies,
      legalActions: (state, seat, into) => {
        const count = magpies.legalActions(state, seat, into);
        into.length = count;
        if (pile(state, handOf(seat === 0 ? 1 : 0)).includes(THIEF)) into.reverse();
        return count;
      },
    },
  },
  {
    fault: 'a sealed answer read from the array of an earlier round',
    foundBy: 'replay',
    maySee: ['twins'],
    game: staleAnswers(),
  },
  { fault: 'a chance key drawn twice', foundBy: 'keys', game: repeatedKey() },
  { fault: 'a resample that forgets what the drawer saw', foundBy: 'recall', game: resampleThatForgets() },
  { fault: 'a resample that peeks at the true order', foundBy: 'blind', maySee: ['twins'], game: resampleThatPeeks() },
  {
    fault: 'a resample that shows the public everything',
    foundBy: 'twins',
    game: {
      ...magpies,
      resample: (state, viewer, chance) =>
        viewer === PUBLIC ? magpies.clone(state) : magpies.resample(state, viewer, chance),
    },
  },
  {
    fault: 'an array shared after a clone',
    foundBy: 'clone',
    game: { ...magpies, clone: (state) => ({ ...magpies.clone(state), stalls: state.stalls }) },
  },
  {
    fault: 'a coin from nowhere',
    foundBy: 'conserved',
    game: followedBy((state) => {
      if (state.coins[0] === 3) state.coins[0] = 4;
    }),
  },
  {
    fault: 'no legal action',
    foundBy: 'legal',
    game: {
      ...magpies,
      legalActions: (state, seat, into) => (state.offer === null ? magpies.legalActions(state, seat, into) : 0),
    },
  },
  {
    fault: 'an action whose notation loses its price',
    foundBy: 'legal',
    game: { ...magpies, writeAction: (action) => writeAction(action).replace(/ \d+$/, ' 1') },
  },
  {
    fault: 'an action whose JSON is not understood',
    foundBy: 'legal',
    game: {
      ...magpies,
      parseAction: (json) => (JSON.stringify([json]).includes('camp') ? null : magpies.parseAction(json)),
    },
  },
  {
    fault: 'a question that leaves out a legal answer',
    foundBy: 'legal',
    maySee: ['junk'],
    game: {
      ...magpies,
      question: (state, seat) => {
        const question = magpies.question(state, seat);
        return question.kind === 'choose-stall' ? { ...question, options: question.options.slice(1) } : question;
      },
    },
  },
  {
    fault: 'a fallback that spends',
    foundBy: 'fallback',
    game: {
      ...magpies,
      fallback: (state, seat) => {
        const canBid = magpies.window(state)?.kind === 'bid' && (state.coins[seat] ?? 0) > state.bid;
        return canBid ? intern({ type: 'bid', coins: state.bid + 1 }) : magpies.fallback(state, seat);
      },
    },
  },
  {
    fault: 'a value revealed without saying so',
    foundBy: 'next',
    game: relogged((log) => ({
      tell: (event) => log.tell(event),
      tellOnly: (to, event, twin, reveals) => log.tellOnly(to, event, twin, reveals),
    })),
  },
  {
    fault: 'a public twin that tells',
    foundBy: 'next',
    game: relogged((log) => ({
      tell: (event, reveals) => log.tell(event, reveals),
      tellOnly: (to, event, _, reveals) => log.tellOnly(to, event, event, reveals),
    })),
  },
  {
    fault: 'a public field that quietly tells of a hidden card',
    foundBy: 'next',
    maySee: ['twins'],
    game: silentLeak(),
  },
  {
    fault: 'a winner who is not first',
    foundBy: 'ends',
    game: {
      ...magpies,
      outcome: (state) => {
        const outcome = magpies.outcome(state);
        return outcome === null ? null : { ...outcome, winners: [0] };
      },
    },
  },
  {
    fault: 'a game that goes on for ever',
    foundBy: 'ends',
    game: followedBy((state) => {
      if (state.round === 3) state.round = 2;
    }),
  },
  {
    fault: 'a throw at junk',
    foundBy: 'junk',
    game: {
      ...magpies,
      parseAction: (json) => {
        if (json === null) throw new TypeError('null has no type');
        return magpies.parseAction(json);
      },
    },
  },
  {
    fault: 'a field that JSON loses',
    foundBy: 'json',
    game: followedBy((state) => {
      Object.assign(state, { last: undefined });
    }),
  },
];
