import type { Json } from '../action.ts';
import type { Script } from '../chance/scripted.ts';
import type { Refusal, RuleId } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { Settings } from './walk.ts';

/** A short game told in advance: scripted luck, answers, refusals, and what everyone must see. docs/scenarios.md. */
export interface Scenario {
  /** The version of the format. */
  readonly scenario: 1;
  readonly game: string;
  readonly title: string;
  /** The rules it proves. */
  readonly rules: readonly RuleId[];
  readonly seats: number;
  readonly options?: Settings;
  /** Literal luck by key. */
  readonly luck?: Script;
  /** Luck for every other draw. Without it an unscripted draw is a failure. */
  readonly seed?: number;
  /** Whether scripted luck may be left over. */
  readonly luckMayRemain?: boolean;
  /** A fragment of state to start from, as the game documents it. */
  readonly arrange?: Json;
  readonly steps: readonly ScenarioStep[];
}

/** What happens, or what must be so. */
export type ScenarioStep = AnswerStep | PassStep | ExpectStep;

/** A seat answers, with an action's notation or its JSON; with `refused` it must be turned down. */
export interface AnswerStep {
  readonly seat: Seat;
  readonly do: Json;
  /** The code of the refusal, or the whole of it. */
  readonly refused?: string | Refusal;
}

/** Everyone who is asked this question gives the fallback, until another question is open. */
export interface PassStep {
  readonly pass: string;
}

export interface ExpectStep {
  readonly expect: Expectation;
}

/** Everything that must be so at this point. What is left out may be anything. */
export interface Expectation {
  /** The open question; null at the end. */
  readonly asks?: { readonly kind?: string; readonly seats?: readonly Seat[] } | null;
  readonly questions?: readonly (PathExpectation & { readonly seat: Seat })[];
  readonly legal?: readonly LegalExpectation[];
  readonly views?: readonly (PathExpectation & { readonly viewer: ScenarioViewer })[];
  /** What viewers were sent since the expectation before this one. */
  readonly events?: readonly EventExpectation[];
  readonly points?: readonly number[];
  /** The named parts of the outcome; null while the game goes on. */
  readonly outcome?: { readonly [part: string]: Json } | null;
}

/** A seat, or the public. */
export type ScenarioViewer = Seat | 'public';

/** The value at a path such as `seats/0/coins`, counted from 0; negative numbers count from the end. */
export interface PathExpectation {
  readonly at: string;
  readonly is: Json;
}

/** Answers, by notation, that a seat can or can't give. */
export interface LegalExpectation {
  readonly seat: Seat;
  readonly is?: readonly string[];
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

/** An event with at least these fields that a viewer was sent, so many times, or at least once. */
export interface EventExpectation {
  readonly viewer: ScenarioViewer;
  readonly sent: { readonly [field: string]: Json };
  readonly times?: number;
}

/** What went otherwise than the scenario says. Step 0 is the setup; the steps count from 1. */
export interface Failure {
  readonly step: number;
  readonly code: FailureCode;
  /** Which expectation, as a path in the step. */
  readonly at?: string;
  readonly expected: Json;
  readonly got: Json;
}

export const FAILURE_CODES = [
  'wrong-game',
  'table-refused',
  'fragment-refused',
  'rules-threw',
  'answer-refused',
  'answer-not-refused',
  'refused-otherwise',
  'not-asked-that',
  'asks-otherwise',
  'question-differs',
  'legal-differs',
  'view-differs',
  'event-differs',
  'points-differ',
  'outcome-differs',
  'luck-unused',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** How a scenario went: as told if there are no failures. */
export interface ScenarioReport {
  readonly title: string;
  readonly steps: number;
  readonly expectations: number;
  readonly failures: readonly Failure[];
}
