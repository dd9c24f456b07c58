import type { Question, Refusal, Seat } from '@boxcars/engine';

import type { Action } from '../actions.ts';
import { CORRUPTION, CREDIT, DYNAMITE, GIRLS, MARSHALL, SPLIT } from '../content.ts';
import type { State } from '../state.ts';
import type { QuestionKind } from '../windows.ts';
import { DOES_NOT_FIT, listOf, refuseUnlisted, type AnswerForm } from './form.ts';
import { keepDiceForm, playCheaterForm, putBackForm, stopBruteForm, stopCheatForm } from './hand.ts';
import {
  chooseDebtorForm,
  keepCardForm,
  keepStolenForm,
  playElixirForm,
  playForms,
  playWantedForm,
  robForm,
  visitDocForm,
  wireForm,
} from './places.ts';
import { chooseChampionForm, chooseWinnerForm, makeOfferForm, orderVisitsForm } from './ties.ts';

/** How each question is answered. */
const FORMS: { readonly [K in QuestionKind]: AnswerForm } = {
  'keep-dice': keepDiceForm,
  'stop-brute': stopBruteForm,
  'put-back': putBackForm,
  'play-cheater': playCheaterForm,
  'stop-cheat': stopCheatForm,
  'make-offer': makeOfferForm,
  'choose-winner': chooseWinnerForm,
  'order-visits': orderVisitsForm,
  'play-dynamite': playForms[DYNAMITE] as AnswerForm,
  'play-split': playForms[SPLIT] as AnswerForm,
  'play-credit': playForms[CREDIT] as AnswerForm,
  'play-girls': playForms[GIRLS] as AnswerForm,
  'play-marshall': playForms[MARSHALL] as AnswerForm,
  'play-corruption': playForms[CORRUPTION] as AnswerForm,
  'play-elixir': playElixirForm,
  'play-wanted': playWantedForm,
  'keep-card': keepCardForm,
  'choose-debtor': chooseDebtorForm,
  rob: robForm,
  'keep-stolen': keepStolenForm,
  'visit-doc': visitDocForm,
  'wire-properties': wireForm,
  'choose-champion': chooseChampionForm,
};

/** The form asked for last: most questions go to several seats, and a lookup by name is slow. */
let lastAsked: QuestionKind | null = null;
let lastForm: AnswerForm = keepDiceForm;

function formOf(state: State): AnswerForm {
  if (state.asks === lastAsked) return lastForm;
  if (state.asks === null) throw new Error('no question is open');
  lastAsked = state.asks;
  lastForm = FORMS[state.asks];
  return lastForm;
}

export function legalActions(state: State, seat: Seat, into: Action[]): number {
  return formOf(state).list(state, seat, into);
}

export function refuseAction(state: State, seat: Seat, action: Action): Refusal | null {
  if (state.asks === null || (state.asked & (1 << seat)) === 0) return DOES_NOT_FIT;
  const form = formOf(state);
  return form.refuse?.(state, seat, action) ?? (form.refuse ? null : refuseUnlisted(form, state, seat, action));
}

export function fallbackAction(state: State, seat: Seat): Action {
  return formOf(state).fallback(state, seat);
}

export function questionOf(state: State, seat: Seat): Question<Action> {
  const form = formOf(state);
  const compose = form.compose?.(state, seat) ?? [];
  const options = form.options?.(state, seat) ?? (form.compose ? [] : listOf(form, state, seat));
  return {
    kind: state.asks ?? '',
    options,
    ...(compose.length > 0 ? { compose } : {}),
    ...(form.facts ? { facts: form.facts(state, seat) } : {}),
  };
}
