import { canonical } from '../../canonical.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { EventLog, type GameEvent } from '../../log.ts';
import { Findings, type Report } from '../finding.ts';
import { KeyLuck } from '../key-luck.ts';
import { copyOf, findUnplain } from '../plain-data.ts';
import { chooseAnswers, somePositions, viewersOf, type CheckSetup } from '../walk.ts';
import { describeViewer } from './now.ts';

const STEPS = 6;

/** A state, its views and its events are plain data; a state read back from JSON goes on exactly like the one kept. */
export function checkJson(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('json');
  for (const { state, where, seed } of somePositions(game, setup)) {
    found.count('positions');
    const unplain = findUnplain(state);
    found.expect(unplain === null, where, () => `the state is no plain data at ${unplain}`);
    for (const viewer of viewersOf(setup.seats)) {
      const at = findUnplain(game.view(state, viewer));
      found.expect(at === null, `${where}, ${describeViewer(viewer)}`, () => `the view is no plain data at ${at}`);
    }
    const kept = game.clone(state);
    const read = copyOf(state);
    found.same(canonical(kept), canonical(read), where, 'the state read back');
    compareLines(found, game, kept, read, where, seed);
    if (found.isFull) break;
  }
  return found;
}

/** Plays two states on with equal answers and luck, and compares them and what they tell. */
function compareLines(found: Findings, game: AnyGame, kept: object, read: object, where: string, seed: number): void {
  const choice = new FastChance(seed);
  const luck = [new KeyLuck(seed), new KeyLuck(seed)] as const;
  for (let step = 0; step < STEPS; step++) {
    const window = game.window(kept);
    if (window === null) return;
    const answers = chooseAnswers(game, kept, window, choice);
    const logs = [new EventLog<GameEvent>(), new EventLog<GameEvent>()] as const;
    game.apply(kept, answers, luck[0], logs[0]);
    game.apply(read, answers, luck[1], logs[1]);
    const at = `${where}, ${step + 1} on`;
    found.same(canonical(kept), canonical(read), at, 'the state read back and played on');
    found.same(JSON.stringify(logs[0].entries), JSON.stringify(logs[1].entries), at, 'what it told');
    const unplain = findUnplain(logs[0].entries);
    found.expect(unplain === null, at, () => `an event is no plain data at ${unplain}`);
    if (found.isFull) return;
  }
}
