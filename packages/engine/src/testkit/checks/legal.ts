import type { Action } from '../../action.ts';
import { canonical } from '../../canonical.ts';
import type { AnyGame } from '../../game.ts';
import { fitsQuestion, type Question } from '../../question.ts';
import type { Seat } from '../../seat.ts';
import { Findings, type Report } from '../finding.ts';
import { copyOf, findUnplain } from '../plain-data.ts';
import { positions, type CheckSetup } from '../walk.ts';

/**
 * Every asked seat has a legal action; every listed action is accepted, fits the question and survives its JSON and
 * its notation; different actions have different notations; a closed question lists exactly the legal actions.
 */
export function checkLegal(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('legal');
  const notations = new Map<string, string>();
  // One buffer for the whole check, as a caller would reuse it: what an earlier call left in it must not matter.
  const into: Action[] = [];
  for (const { state, window, where } of positions(game, setup)) {
    for (const seat of window?.seats ?? []) {
      const count = game.legalActions(state, seat, into);
      const at = `${where}, seat ${seat}, ${window?.kind}`;
      found.count('questions');
      found.expect(count > 0, at, () => 'no legal action');
      const legal = into.slice(0, count);
      checkQuestion(found, game.question(state, seat), legal, at);
      for (const action of legal) checkAction(found, game, state, seat, action, at);
      for (const action of legal) checkNotation(found, game, action, notations, at);
      checkAction(found, game, state, seat, game.fallback(state, seat), `${at}, fallback`);
    }
    if (found.isFull) break;
  }
  return found;
}

function checkQuestion(found: Findings, question: Question, legal: readonly Action[], where: string): void {
  const listed = legal.map((action) => JSON.stringify(action));
  found.expect(new Set(listed).size === listed.length, where, () => 'an action is listed twice');
  if (question.compose !== undefined && question.compose.length > 0) return;
  const asked = question.options.map((option) => JSON.stringify(option));
  found.same(listed.sort().join(' '), asked.sort().join(' '), where, 'legal actions and options of the question');
}

function checkAction(found: Findings, game: AnyGame, state: object, seat: Seat, action: Action, where: string): void {
  const text = JSON.stringify(action);
  const at = `${where}, ${text}`;
  const refused = game.refuse(state, seat, action);
  found.expect(refused === null, at, () => `refused: ${JSON.stringify(refused)}`);
  found.expect(fitsQuestion(game.question(state, seat), action), at, () => 'does not fit the question');
  found.expect(findUnplain(action) === null, at, () => 'is no plain data');
  found.same(text, JSON.stringify(game.parseAction(copyOf(action))), at, 'read from its JSON');
  // A journal writes the fields of an action in the order of their names.
  const sorted: unknown = JSON.parse(canonical(action));
  found.same(text, JSON.stringify(game.parseAction(sorted)), at, 'read from its JSON with the fields in another order');
  const notation = game.writeAction(action);
  found.same(text, JSON.stringify(game.readAction(notation)), at, `read from its notation '${notation}'`);
}

function checkNotation(found: Findings, game: AnyGame, action: Action, seen: Map<string, string>, where: string): void {
  const notation = game.writeAction(action);
  const text = JSON.stringify(action);
  const other = seen.get(notation) ?? text;
  seen.set(notation, other);
  found.expect(other === text, where, () => `'${notation}' is written for ${other} and for ${text}`);
}
