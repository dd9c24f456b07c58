import type { Action } from '../../action.ts';
import type { Draw } from '../../chance/chance.ts';
import { FastChance } from '../../chance/fast.ts';
import { RecordedChance, RecordingChance } from '../../chance/recorded.ts';
import type { AnyGame } from '../../game.ts';
import { EventLog, type GameEvent } from '../../log.ts';
import { Findings, type Report } from '../finding.ts';
import { KeyLuck } from '../key-luck.ts';
import { begin, chooseAnswers, describeTable, seedOf, type CheckSetup, type Played } from '../walk.ts';

/** A game as it was played: what a journal keeps of it. */
interface Line {
  readonly played: readonly Played[];
  readonly draws: readonly Draw[];
  /** The state after setup and after each answer, as text. */
  readonly states: readonly string[];
  readonly told: string;
}

/** A game played again from its answers and recorded draws gives the same states and events, and uses every draw. */
export function checkReplay(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('replay');
  for (let nth = 0; nth < setup.games && !found.isFull; nth++) {
    const line = playLine(game, setup, seedOf(setup, nth));
    found.count('steps', line.played.length);
    // A key drawn twice is told by the check `keys`; such a line can't be kept, so it can't be replayed.
    const isKept = new Set(line.draws.map((draw) => draw.key)).size === line.draws.length;
    if (isKept) replayLine(found, game, setup, line, `${describeTable(setup)}, game ${nth}`);
  }
  return found;
}

function playLine(game: AnyGame, setup: CheckSetup, seed: number): Line {
  const luck = new RecordingChance(new KeyLuck(seed));
  const choice = new FastChance(seed + 1);
  const log = new EventLog<GameEvent>();
  const state = begin(game, setup, luck, log);
  const states = [JSON.stringify(state)];
  const played: Played[] = [];
  // The caller owns the array of answers and reuses it: a game that keeps it will read a later answer in it.
  const answers: (Action | undefined)[] = [];
  for (let step = 0; step < setup.bound; step++) {
    const window = game.window(state);
    if (window === null) break;
    const chosen = chooseAnswers(game, state, window, choice);
    played.push(chosen);
    answers.length = 0;
    for (const seat of window.seats) answers[seat] = chosen[seat];
    game.apply(state, answers, luck, log);
    states.push(JSON.stringify(state));
  }
  return { played, draws: luck.draws, states, told: JSON.stringify(log.entries) };
}

function replayLine(found: Findings, game: AnyGame, setup: CheckSetup, line: Line, where: string): void {
  const luck = new RecordedChance(line.draws);
  const log = new EventLog<GameEvent>();
  const state = begin(game, setup, luck, log);
  found.same(line.states[0] ?? '', JSON.stringify(state), where, 'the state after setup');
  for (const [step, answers] of line.played.entries()) {
    game.apply(state, [...answers], luck, log);
    found.same(line.states[step + 1] ?? '', JSON.stringify(state), `${where}, step ${step + 1}`, 'the state');
    if (found.isFull) return;
  }
  found.same(line.told, JSON.stringify(log.entries), where, 'the events');
  found.expect(luck.unused().length === 0, where, () => `draws not made again: ${luck.unused().join(' ')}`);
}
