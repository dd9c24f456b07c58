import { DRAW_KINDS, isPossible, type Draw } from '../chance/chance.ts';
import { EVERYONE } from '../seat.ts';
import { ANSWERED_BY, PLAYER_KINDS, type Entry, type GivenAnswer, type JournalHeader } from './entry.ts';

type Row = { readonly [name: string]: unknown };

/** Whether JSON is the first line of a journal of this format. */
export function isHeader(json: unknown): json is JournalHeader {
  return (
    isRow(json) &&
    json['journal'] === 1 &&
    typeof json['game'] === 'string' &&
    isCount(json['version']) &&
    isRow(json['options']) &&
    isListOf(json['seats'], isPlayer)
  );
}

/** Whether JSON is an entry. Actions and events are looked into only as far as every game's are alike. */
export function isEntry(json: unknown): json is Entry {
  if (!isRow(json) || !isCount(json['entry']) || !isTime(json['at']) || typeof json['sum'] !== 'string') return false;
  if (Object.hasOwn(json, 'reverts')) {
    return (
      isCount(json['reverts']) &&
      isCount(json['seat']) &&
      typeof json['question'] === 'string' &&
      isInputs(json['inputs'])
    );
  }
  return (
    (json['question'] === null || typeof json['question'] === 'string') &&
    isListOf(json['answers'], isAnswer) &&
    isListOf(json['draws'], isDraw) &&
    isListOf(json['events'], isLogged)
  );
}

/** Whether JSON is an answer as it was given. */
export function isAnswer(json: unknown): json is GivenAnswer {
  return (
    isRow(json) &&
    isCount(json['seat']) &&
    isTyped(json['action']) &&
    isTime(json['at']) &&
    isOneOf(ANSWERED_BY, json['by']) &&
    isInputs(json['inputs'])
  );
}

/** Whether JSON is an object and no array. */
export function isRow(json: unknown): json is Row {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Whether JSON is a list of which every item passes. */
export function isListOf<T>(json: unknown, passes: (item: unknown) => item is T): json is readonly T[] {
  return Array.isArray(json) && json.every((item) => passes(item));
}

function isPlayer(json: unknown): json is Row {
  return isRow(json) && typeof json['name'] === 'string' && isOneOf(PLAYER_KINDS, json['kind']);
}

function isDraw(json: unknown): json is Draw {
  return (
    isRow(json) &&
    typeof json['key'] === 'string' &&
    isOneOf(DRAW_KINDS, json['kind']) &&
    isNumbers(json['range']) &&
    isNumbers(json['value']) &&
    isPossible(json as unknown as Draw)
  );
}

function isLogged(json: unknown): json is Row {
  if (!isRow(json) || !isTyped(json['event'])) return false;
  const { to, twin, reveals } = json;
  return (
    isCount(to) && to <= EVERYONE && (twin === undefined || isTyped(twin)) && (reveals === undefined || isRow(reveals))
  );
}

function isTyped(json: unknown): json is { readonly type: string } {
  return isRow(json) && typeof json['type'] === 'string';
}

function isNumbers(json: unknown): json is number | readonly number[] {
  return typeof json === 'number' || isListOf(json, (item) => typeof item === 'number');
}

function isInputs(json: unknown): boolean {
  return json === undefined || isListOf(json, (item) => typeof item === 'string');
}

function isOneOf(of: readonly string[], json: unknown): boolean {
  return typeof json === 'string' && of.includes(json);
}

function isCount(json: unknown): json is number {
  return Number.isInteger(json) && (json as number) >= 0;
}

function isTime(json: unknown): boolean {
  return typeof json === 'number';
}
