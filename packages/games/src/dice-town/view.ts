import {
  countCards,
  countSure,
  knowledgeOf,
  seatsIn,
  showTo,
  type Knowledge,
  type Open,
  type Place,
  type Seat,
  type Secret,
  type Viewer,
} from '@boxcars/engine';

import type { Service } from './actions.ts';
import {
  PLAYED_CARDS,
  type CardName,
  type Edition,
  type PlayedCard,
  type PropertyCard,
  type StoreCard,
} from './content.ts';
import { DICE, FACES, namesOf, type Face, type Pool } from './dice.ts';
import type { Score } from './events.ts';
import { scoresOf } from './scoring.ts';
import {
  DECK,
  DISCARDS,
  DRAWN,
  dollarsOf,
  handOf,
  keptBy,
  nuggetsOf,
  offerPlace,
  PLACES,
  revealedBy,
  TAKEN,
  wiredOf,
  type PlaceName,
  type State,
} from './state.ts';

/** Cards in a place: how many of each back, and those of them the viewer knows to lie there. */
export interface PileView {
  readonly store: number;
  readonly properties: number;
  readonly sure: readonly CardName[];
}

export interface PlayerView {
  readonly nuggets: number;
  readonly dollars: number;
  /** Dice kept in this round, and those of them kept in the last reveal. */
  readonly kept: readonly Face[];
  readonly revealed: readonly Face[];
  /** Dice not yet kept; what lies under the cup is told to its owner. */
  readonly unkept: number;
  readonly cup: readonly Face[] | null;
  /** Brutes shown in this reveal and not stopped. */
  readonly brutes: number;
  readonly hand: PileView;
  readonly wired: readonly PropertyCard[];
  /** DT-9: in this round. */
  readonly gained: boolean;
}

/** An offer on the table. */
export interface OfferView {
  readonly seat: Seat;
  readonly for: Seat;
  readonly nuggets: number;
  readonly dollars: number;
  readonly cards: PileView;
}

/** A decision of the Sheriff. */
export interface TieView {
  readonly place: PlaceName;
  readonly seats: readonly Seat[];
  readonly calls: number;
  readonly offers: readonly OfferView[];
}

/** A card that was shown and has not yet run its course. */
export interface PlayView {
  readonly card: PlayedCard;
  readonly seat: Seat;
  readonly target: Seat | null;
  readonly service: Service | null;
}

export interface CheatView {
  readonly seat: Seat;
  readonly from: Face;
  readonly to: Face;
}

/** What a viewer may know of a game, with all they remember. */
export interface View {
  readonly brute: Edition;
  readonly townHall: Edition;
  readonly round: number;
  readonly roll: number;
  readonly lastRoll: boolean;
  /** The place being settled; null while hands are built and at the end. */
  readonly place: PlaceName | null;
  readonly winner: Seat | null;
  readonly sheriff: Seat;
  readonly mine: number;
  readonly bank: number;
  readonly stagecoach: number;
  /** Face-up Properties, bottom first, and those known to lie under the deck, the next to come first. */
  readonly row: readonly PropertyCard[];
  readonly under: readonly PropertyCard[];
  readonly propertyDeck: number;
  readonly storeDeck: number;
  readonly discards: PileView;
  readonly players: readonly PlayerView[];
  /** Cards being looked at: drawn at the Store, taken in the Saloon. */
  readonly drawn: PileView;
  readonly taken: PileView;
  readonly tie: TieView | null;
  readonly cheats: readonly CheatView[];
  readonly plays: readonly PlayView[];
  readonly visitors: readonly Seat[];
  /** At the end. */
  readonly scores: readonly Score[] | null;
  readonly champion: Seat | null;
}

/** What the viewer knows of both kinds of card. */
interface Known {
  readonly store: Knowledge;
  readonly properties: Knowledge;
}

/** What a viewer sees and remembers. */
// long: one line a field
export function viewOf(state: State, viewer: Viewer): Open<View> {
  const known = { store: knowledgeOf(state.store, viewer), properties: knowledgeOf(state.properties, viewer) };
  const isOver = state.step === 'over';
  return {
    brute: state.rules.brute,
    townHall: state.rules.townHall,
    round: state.round,
    roll: state.roll,
    lastRoll: state.lastRoll,
    place: state.place < 0 || isOver ? null : (PLACES[state.place] ?? null),
    winner: orNull(state.winner),
    sheriff: state.sheriff,
    mine: state.mine,
    bank: state.bank,
    stagecoach: state.stagecoach,
    row: state.row.map((kind) => propertyAt(state, kind)),
    under: state.under.map((kind) => propertyAt(state, kind)),
    propertyDeck: countCards(state.properties, DECK) + state.under.length,
    storeDeck: countCards(state.store, DECK),
    discards: storePile(state, known, DISCARDS),
    players: state.kept.map((_, seat) => playerView(state, seat, viewer, known)),
    drawn: storePile(state, known, DRAWN),
    taken: pileView(state, known, TAKEN),
    tie: tieView(state, known),
    cheats: state.cheats.map(({ seat, from, to }) => ({ seat, from: FACES[from] as Face, to: FACES[to] as Face })),
    plays: state.stack.map(({ card, by, target, service }) => ({
      card: PLAYED_CARDS[card] as PlayedCard,
      seat: by,
      target: orNull(target),
      service,
    })),
    visitors: state.visitors.slice(),
    scores: isOver ? scoresOf(state) : null,
    champion: orNull(state.champion),
  };
}

function orNull(seat: Seat): Seat | null {
  return seat < 0 ? null : seat;
}

function propertyAt(state: State, kind: number): PropertyCard {
  return state.rules.propertyNames[kind] as PropertyCard;
}

function playerView(state: State, seat: Seat, viewer: Viewer, known: Known): PlayerView {
  const cup = showTo(viewer, seat, state.cups[seat] as Secret<Pool>);
  const kept = namesOf(keptBy(state, seat));
  return {
    nuggets: nuggetsOf(state, seat),
    dollars: dollarsOf(state, seat),
    kept,
    revealed: namesOf(revealedBy(state, seat)),
    unkept: DICE - kept.length,
    cup: cup === null ? null : namesOf(cup),
    brutes: state.brutes[seat] ?? 0,
    hand: pileView(state, known, handOf(seat)),
    wired: sureProperties(state, known, wiredOf(seat)),
    gained: (state.gained & (1 << seat)) !== 0,
  };
}

function tieView(state: State, known: Known): TieView | null {
  const isOpen = state.asks === 'make-offer' || state.asks === 'choose-winner' || state.asks === 'order-visits';
  if (!isOpen) return null;
  const offers = state.offerFor.flatMap((candidate, seat) =>
    candidate < 0
      ? []
      : {
          seat,
          for: candidate,
          nuggets: state.offerNuggets[seat] ?? 0,
          dollars: state.offerDollars[seat] ?? 0,
          cards: pileView(state, known, offerPlace(seat)),
        },
  );
  return { place: PLACES[state.place] as PlaceName, seats: seatsIn(state.tied), calls: state.calls, offers };
}

function pileView(state: State, known: Known, place: Place): PileView {
  return {
    store: countCards(state.store, place),
    properties: countCards(state.properties, place),
    sure: [...sureStore(state, known, place), ...sureProperties(state, known, place)],
  };
}

/** A place where only Store cards lie. */
function storePile(state: State, known: Known, place: Place): PileView {
  return { store: countCards(state.store, place), properties: 0, sure: sureStore(state, known, place) };
}

function sureStore(state: State, known: Known, place: Place): StoreCard[] {
  return sureNames(state.rules.storeNames, known.store, place);
}

function sureProperties(state: State, known: Known, place: Place): PropertyCard[] {
  return sureNames(state.rules.propertyNames, known.properties, place);
}

function sureNames<N extends CardName>(names: readonly N[], known: Knowledge, place: Place): N[] {
  return names.flatMap((name, kind) => Array.from({ length: countSure(known, place, kind) }, () => name));
}
