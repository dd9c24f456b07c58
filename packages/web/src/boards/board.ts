import type { Action, GameEvent, Json, Question, Seat, Viewer } from '@boxcars/engine';
import type { Asked, TableSettings } from '@boxcars/protocol';
import type { ComponentType } from 'preact';

import type { Sound } from '../sound/sounds.ts';
import type { Draft } from '../table/draft.ts';
import type { Line, Locale, Say, Translator } from '../words.ts';

/** What a game brings to be drawn: `boards/<game id>/index.tsx` exports one as `board`. All but `Board` is optional. */
export interface BoardModule<V = unknown, A extends Action = Action, E extends GameEvent = GameEvent> {
  /** Draws the view. Everything in it comes from the props; it keeps no game state of its own. */
  readonly Board: ComponentType<BoardProps<V, A, E>>;
  /** Where the game stands, for the header: "Round 3", "Race 2 of 3". */
  headline?(view: V): Line | null;
  /** What is public of a seat, for its card: money, cards by their backs. Short: two to five facts. */
  seatFacts?(view: V, seat: Seat): readonly SeatFact[];
  /** A heading when this event begins a new part of the game: the log is grouped by it. */
  chapter?(event: E): Line | null;
  /** What moves while the event is shown, from where to where. */
  motions?(event: E, view: V): readonly Motion[];
  /** How long the event is shown: 0 not at all, 1 a usual step, 3 a throw of dice. */
  pace?(event: E): number;
  /** The view once the event has been shown, for chains of events. The entry's own view follows at its end anyway. */
  after?(view: V, event: E): V;
  sound?(event: E): Sound | null;
  /**
   * Whether the board itself offers all answers to this question. The panel then folds its own list away
   * (it stays reachable: for keyboards, screen readers and doubt).
   */
  offers?(question: Question<A>): boolean;
  /** What a narrow screen has at hand in the panel, so that nobody has to scroll for it: quick raises. */
  readonly Quick?: ComponentType<QuickProps<V, A>>;
  /** What the panel's button says for an answer put together, where it should tell more than its name: a price. */
  confirm?(action: A, view: V, viewer: Viewer): Line | null;
}

/** What the board puts at hand is given. */
export interface QuickProps<V = unknown, A extends Action = Action> {
  readonly view: V;
  readonly turn: YourTurn<A>;
  readonly isBusy: boolean;
  readonly t: Translator;
}

/** One fact of a seat: a sign, a value, and the words a screen reader says for it. */
export interface SeatFact {
  /** A short sign drawn before the value, such as $ or ◆; hidden from screen readers. */
  readonly sign: string;
  readonly value: string | number;
  /** The fact in words: "8 dollars". */
  readonly words: Line;
  /** The place where this lies, for things that fly there; `seat:<n>:<name>` by custom. */
  readonly place?: string;
}

export interface BoardProps<V = unknown, A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly game: string;
  /** The view as it is shown now: behind the truth while events are still being shown. */
  readonly view: V;
  /** The reader's seat, or PUBLIC. */
  readonly viewer: Viewer;
  readonly seats: readonly SeatLabel[];
  /** The open question as everyone may know it; null at the end, or while events are still being shown. */
  readonly asked: Asked | null;
  /** What is asked of the reader; null when nothing is, or not yet shown. */
  readonly yours: YourTurn<A> | null;
  /** The event being shown, or null between events. */
  readonly shown: Shown<E> | null;
  /** Set while an answer is on its way or waits for others. */
  readonly pending: A | null;
  readonly t: Translator;
  readonly say: Say<A, E, V>;
  readonly locale: Locale;
  /** What the reader has left behind for questions to come, by name, and a way to leave, change or withdraw (null) it. */
  readonly orders: { readonly [name: string]: Json };
  readonly leaveOrder: (name: string, order: Json | null) => void;
  /** Whether this table lets a coach speak: never, after the match, or while one plays. */
  readonly coach: TableSettings['coach'];
  /** How long a usual step takes now, in milliseconds; 0: nothing moves. Already 0 for readers who want no motion. */
  readonly stepTime: number;
}

/** A question to the reader and the ways to answer it. */
export interface YourTurn<A extends Action = Action> {
  readonly question: Question<A>;
  /** Answers listed as legal; open-ended questions have more. */
  readonly legal: readonly A[];
  /** Gives the answer at once. */
  answer(action: A): void;
  /** The answer being put together, shared by the board and the question panel. */
  readonly draft: Draft<A>;
  /** One's own standing order for this kind of question, and a way to leave, change or withdraw (null) it. */
  readonly order: Json | null;
  leaveOrder(order: Json | null): void;
}

export interface SeatLabel {
  readonly name: string;
  readonly isYou: boolean;
  readonly isBot: boolean;
  /** 0 to 7: the colour `--seat-<n>` and the sign of {@link SEAT_SIGNS}. */
  readonly colour: number;
}

/** A sign for each seat, so that its colour never stands alone. */
export const SEAT_SIGNS = ['●', '■', '▲', '◆', '★', '⬟', '✚', '⬢'] as const;

/** An event while it is shown. */
export interface Shown<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly entry: number;
  /** Which event of how many that wait to be shown now. */
  readonly index: number;
  readonly of: number;
  /** How long it is shown, in milliseconds. */
  readonly duration: number;
}

/** The looks a flying thing can have; boards style more by adding a class to `.flying[data-thing]`. */
export const THINGS = ['coin', 'nugget', 'card', 'back', 'die', 'badge', 'token'] as const;
export type Thing = (typeof THINGS)[number];

/**
 * Something moves. A place is named by `data-place` on the element that stands for it, wherever it is drawn (board,
 * seat card): `seat:2:money`, `bank`, `row:0`. A place that isn't drawn is passed over silently.
 */
export type Motion =
  | {
      readonly motion: 'fly';
      readonly thing: Thing;
      readonly from: string;
      readonly to: string;
      /** How many, one after the other (at most 8 are drawn). */
      readonly count?: number;
      /** Text on the thing: an amount, a card's name. */
      readonly label?: string;
    }
  /** Shakes what lies at the place: dice in a cup. */
  | { readonly motion: 'shake'; readonly at: string }
  /** Draws the eye to a place. */
  | { readonly motion: 'glow'; readonly at: string }
  /** The element at `of` runs from the first place to the others in turn (a horse on its track). */
  | { readonly motion: 'run'; readonly of: string; readonly along: readonly string[] };

/** A board of some game, where which one is known by its name only. */
export type AnyBoard = BoardModule;
