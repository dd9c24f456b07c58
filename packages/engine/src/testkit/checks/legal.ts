import type { Action } from '../../action.ts';
import { canonical } from '../../canonical.ts';
import type { AnyGame } from '../../game.ts';
import { fitsQuestion, type Question } from '../../question.ts';
import { Findings, type Report } from '../finding.ts';
import { copyOf, findUnplain } from '../plain-data.ts';
import { positions, type CheckSetup } from '../walk.ts';

/**
 * Every asked seat has a legal action; every listed action is accepted, fits the question and survives its JSON and
 * its notation; different actions have different notations; a closed question lists exactly the legal actions.
 */
export function checkLegal(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('legal');
  const forms = new Forms(game, found);
  // One buffer for the whole check, as a caller would reuse it: what an earlier call left in it must not matter.
  const into: Action[] = [];
  for (const { state, window, where } of positions(game, setup)) {
    for (const seat of window?.seats ?? []) {
      const count = game.legalActions(state, seat, into);
      const at = `${where}, seat ${seat}, ${window?.kind}`;
      found.count('questions');
      found.expect(count > 0, at, () => 'no legal action');
      const legal = into.slice(0, count);
      const question = game.question(state, seat);
      const listed = checkQuestion(found, question, legal, at);
      for (const action of [...legal, game.fallback(state, seat)]) {
        const text = JSON.stringify(action);
        const refused = game.refuse(state, seat, action);
        found.expect(refused === null, `${at}, ${text}`, () => `refused: ${JSON.stringify(refused)}`);
        const fits = listed.has(text) || fitsQuestion(question, action);
        found.expect(fits, `${at}, ${text}`, () => 'does not fit the question');
        forms.check(action, text, at);
      }
    }
    if (found.isFull) break;
  }
  return found;
}

/** Compares the legal actions with the options of a question; gives those options as texts. */
function checkQuestion(
  found: Findings,
  question: Question,
  legal: readonly Action[],
  where: string,
): ReadonlySet<string> {
  const listed = legal.map((action) => JSON.stringify(action));
  found.expect(new Set(listed).size === listed.length, where, () => 'an action is listed twice');
  const asked = question.options.map((option) => JSON.stringify(option));
  if (question.compose === undefined || question.compose.length === 0) {
    found.same(listed.sort().join(' '), asked.toSorted().join(' '), where, 'legal actions and options of the question');
  }
  return new Set(asked);
}

/** The forms of actions: each action is looked at once. */
class Forms {
  private readonly game: AnyGame;
  private readonly found: Findings;
  private readonly seen = new Set<string>();
  private readonly notations = new Map<string, string>();

  constructor(game: AnyGame, found: Findings) {
    this.game = game;
    this.found = found;
  }

  check(action: Action, text: string, where: string): void {
    if (this.seen.has(text)) return;
    this.seen.add(text);
    const { game, found } = this;
    const at = `${where}, ${text}`;
    found.count('actions');
    found.expect(findUnplain(action) === null, at, () => 'is no plain data');
    found.same(text, JSON.stringify(game.parseAction(copyOf(action))), at, 'read from its JSON');
    // A journal writes the fields of an action in the order of their names.
    const sorted: unknown = JSON.parse(canonical(action));
    found.same(text, JSON.stringify(game.parseAction(sorted)), at, 'read from its JSON with sorted fields');
    const notation = game.writeAction(action);
    found.same(text, JSON.stringify(game.readAction(notation)), at, `read from its notation '${notation}'`);
    const other = this.notations.get(notation) ?? text;
    this.notations.set(notation, other);
    found.expect(other === text, at, () => `'${notation}' is written for ${other} too`);
  }
}
