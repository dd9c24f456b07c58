import type { Action } from '../../action.ts';
import { canonical } from '../../canonical.ts';
import type { Chance } from '../../chance/chance.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { EventLog, eventFor, type GameEvent } from '../../log.ts';
import type { Viewer } from '../../seat.ts';
import { AlteredLuck } from '../altered-luck.ts';
import { Findings, type Report } from '../finding.ts';
import { KeyLuck } from '../key-luck.ts';
import {
  begin,
  chooseAnswers,
  describeTable,
  legalOf,
  playOn,
  seedOf,
  strideOf,
  viewersOf,
  type CheckSetup,
} from '../walk.ts';
import { describeViewer } from './now.ts';

/** How many other histories are tried beside each game. */
const TWINS = 8;

/** What is different in the second of two histories: the draw of a key, or everyone's answer at a step. */
interface Change {
  readonly key: string;
  readonly step: number;
  /** Every how many steps the two are compared. */
  readonly stride: number;
  readonly seed: number;
  readonly where: string;
}

/** One of two histories that run side by side. */
interface Line {
  readonly state: object;
  readonly luck: Chance;
  readonly log: EventLog<GameEvent>;
}

/**
 * Two true histories that sent a viewer the same are the same to that viewer: same window, view, question, legal
 * actions and fallback, and resampling them with the same luck gives the same bytes. The second history has one draw
 * or one answer changed. This doesn't lean on the game's own resampling: it finds a secret that resampling leaves as
 * it truly is, too.
 */
export function checkTwins(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('twins');
  for (let nth = 0; nth < setup.games; nth++) {
    const seed = seedOf(setup, nth);
    const changes = chooseChanges(game, setup, seed, `${describeTable(setup)}, game ${nth}`);
    for (const change of changes) {
      if (!found.isFull) runPair(found, game, setup, seed, change);
    }
  }
  return found;
}

function chooseChanges(game: AnyGame, setup: CheckSetup, seed: number, where: string): Change[] {
  const luck = new KeyLuck(seed);
  const steps = playOn(game, begin(game, setup, luck), luck, new FastChance(seed + 1), setup.bound).length;
  const choice = new FastChance(seed);
  const stride = strideOf(steps, setup);
  return Array.from({ length: TWINS }, (_, i) => {
    const key = chooseKey(luck.keys, choice);
    const step = choice.below(steps);
    return i % 2 === 0
      ? { key, step: -1, stride, seed: seed + i, where: `${where}, ${key} changed` }
      : { key: '', step, stride, seed: seed + i, where: `${where}, an answer at step ${step} changed` };
  });
}

/** Rare kinds of draw, such as the shuffles that hide most, come as often as frequent ones. */
function chooseKey(keys: readonly string[], choice: FastChance): string {
  const labels = [...new Set(keys.map(labelOf))];
  const label = labels[choice.below(labels.length)];
  const own = keys.filter((key) => labelOf(key) === label);
  return own[choice.below(own.length)] ?? '';
}

function labelOf(key: string): string {
  return key.split('/')[0] ?? '';
}

/** Plays both histories as long as there is a viewer who was sent the same. */
function runPair(found: Findings, game: AnyGame, setup: CheckSetup, seed: number, change: Change): void {
  const one = openLine(game, setup, new KeyLuck(seed));
  const two = openLine(game, setup, new AlteredLuck(new KeyLuck(seed), change.key, change.seed));
  const choice = new FastChance(seed + 1);
  let alike = viewersOf(setup.seats).filter((viewer) => isToldAlike(one, two, viewer));
  for (let step = 0; step < setup.bound; step++) {
    if (step % change.stride === 0) {
      compareLooks(found, game, [one.state, two.state], alike, `${change.where}, step ${step}`, change.seed);
    }
    const window = game.window(one.state);
    if (window === null || alike.length === 0 || found.isFull) return;
    const answers = chooseAnswers(game, one.state, window, choice);
    const others = twinAnswers(game, two.state, answers, step === change.step, new FastChance(change.seed));
    apply(game, one, answers);
    apply(game, two, others);
    alike = alike.filter(
      (viewer) =>
        canonical([answers[viewer] ?? null]) === canonical([others[viewer] ?? null]) && isToldAlike(one, two, viewer),
    );
  }
}

function openLine(game: AnyGame, setup: CheckSetup, luck: Chance): Line {
  const log = new EventLog<GameEvent>();
  return { state: begin(game, setup, luck, log), luck, log };
}

function apply(game: AnyGame, { state, luck, log }: Line, answers: readonly Action[]): void {
  log.entries.length = 0;
  game.apply(state, answers, luck, log);
}

/** Whether the last step sent a viewer the same in both histories. */
function isToldAlike(one: Line, two: Line, viewer: Viewer): boolean {
  const [here, there] = [one, two].map(({ log }) =>
    JSON.stringify(log.entries.map((entry) => eventFor(entry, viewer))),
  );
  return here === there;
}

/** The answers of the first history where they are legal in the second; where one is changed or not legal, another. */
function twinAnswers(
  game: AnyGame,
  state: object,
  answers: readonly Action[],
  isChanged: boolean,
  choice: FastChance,
): Action[] {
  const seats = game.window(state)?.seats ?? [];
  const changed = isChanged ? seats[choice.below(seats.length)] : -1;
  const twins: Action[] = [];
  for (const seat of seats) {
    const answer = answers[seat];
    const isKept = answer !== undefined && seat !== changed && game.refuse(state, seat, answer) === null;
    const legal = legalOf(game, state, seat);
    twins[seat] = isKept ? answer : (legal[choice.below(legal.length)] ?? game.fallback(state, seat));
  }
  return twins;
}

function compareLooks(
  found: Findings,
  game: AnyGame,
  [one, two]: readonly [object, object],
  alike: readonly Viewer[],
  where: string,
  seed: number,
): void {
  if (alike.length === 0 || canonical(one) === canonical(two)) return;
  for (const viewer of alike) {
    const at = `${where}, ${describeViewer(viewer)}`;
    found.count('twins');
    found.same(lookOf(game, one, viewer), lookOf(game, two, viewer), at, 'what is shown, though the same was sent');
    const [here, there] = [one, two].map((state) => canonical(game.resample(state, viewer, new FastChance(seed))));
    found.same(here ?? '', there ?? '', at, 'resampled, though the same was sent');
  }
}

/** Everything a viewer gets without anything happening. */
function lookOf(game: AnyGame, state: object, viewer: Viewer): string {
  const window = game.window(state);
  const shown = [window, game.view(state, viewer), game.outcome(state)];
  if (window?.seats.includes(viewer) !== true) return JSON.stringify(shown);
  const asked = [game.question(state, viewer), legalOf(game, state, viewer), game.fallback(state, viewer)];
  return JSON.stringify([...shown, ...asked]);
}
