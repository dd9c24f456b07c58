import type { Action } from '../../action.ts';
import { canonical } from '../../canonical.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { fitsQuestion } from '../../question.ts';
import type { Seat } from '../../seat.ts';
import { Findings, type Report } from '../finding.ts';
import { NONSENSE, spoil, spoilText } from '../junk-maker.ts';
import { copyOf } from '../plain-data.ts';
import { legalOf, somePositions, type CheckSetup } from '../walk.ts';

const TRIES = 12;
const POOL = 200;

/** Junk is no action, or is refused, or turns out to be a legal action after all: never thrown at, never a change. */
export function checkJunk(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('junk');
  const pool: Action[] = [];
  for (const { state, window, where, seed } of somePositions(game, setup)) {
    const chance = new FastChance(seed);
    const before = canonical(state);
    for (const seat of window?.seats ?? []) {
      const legal = legalOf(game, state, seat);
      const at = `${where}, seat ${seat}, ${window?.kind}`;
      for (const junk of makeJunk(legal, pool, chance)) {
        found.count('tried');
        tryJunk(found, game, state, seat, junk, legal, at);
      }
      for (const text of makeTexts(game, legal, chance)) tryText(found, game, text, at);
      addToPool(pool, legal, chance);
    }
    found.same(before, canonical(state), where, 'the state after junk');
    if (found.isFull) break;
  }
  return found;
}

/** Spoilt actions of this position and others, whole actions of others, and nonsense. */
export function makeJunk(legal: readonly Action[], pool: readonly Action[], chance: FastChance): unknown[] {
  const junk: unknown[] = [NONSENSE[chance.below(NONSENSE.length)]];
  const others = pool.length > 0 ? pool : legal;
  for (let i = 0; i < TRIES; i++) {
    const action = legal[chance.below(legal.length)];
    const other = others[chance.below(others.length)];
    if (action !== undefined && other !== undefined) junk.push(spoil(action, other, chance), copyOf(other));
  }
  return junk;
}

/** Keeps some of the actions seen, so that they can be tried where they don't belong. */
export function addToPool(pool: Action[], legal: readonly Action[], chance: FastChance): void {
  for (let i = 0; i < 3; i++) {
    const action = legal[chance.below(legal.length)];
    if (action !== undefined) pool[pool.length < POOL ? pool.length : chance.below(POOL)] = action;
  }
}

function makeTexts(game: AnyGame, legal: readonly Action[], chance: FastChance): string[] {
  return legal.slice(0, 4).map((action) => spoilText(game.writeAction(action), chance));
}

function tryJunk(
  found: Findings,
  game: AnyGame,
  state: object,
  seat: Seat,
  junk: unknown,
  legal: readonly Action[],
  where: string,
): void {
  const at = `${where}, ${JSON.stringify(junk)}`;
  try {
    const action = game.parseAction(junk);
    if (action === null) return;
    const text = JSON.stringify(action);
    found.same(text, JSON.stringify(game.parseAction(copyOf(action))), at, 'parsed twice');
    if (game.refuse(state, seat, action) !== null) return;
    const question = game.question(state, seat);
    found.count('legal after all');
    found.expect(fitsQuestion(question, action), at, () => 'accepted, but it does not fit the question');
    const isListed = legal.some((other) => JSON.stringify(other) === text);
    found.expect(isListed || question.compose !== undefined, at, () => 'accepted, but it is not among the legal');
  } catch (error) {
    found.add(at, `threw: ${String(error)}`);
  }
}

function tryText(found: Findings, game: AnyGame, text: string, where: string): void {
  try {
    const action = game.readAction(text);
    if (action !== null) game.writeAction(action);
  } catch (error) {
    found.add(`${where}, '${text}'`, `threw: ${String(error)}`);
  }
}
