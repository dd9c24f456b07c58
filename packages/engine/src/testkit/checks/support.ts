import type { Action, Json } from '../../action.ts';
import { canonical } from '../../canonical.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { EventLog, eventFor, type GameEvent } from '../../log.ts';
import type { Seat, Viewer } from '../../seat.ts';
import type { Window } from '../../window.ts';
import { withAllLuck } from '../all-luck.ts';
import { Findings, type Report } from '../finding.ts';
import { KeyLuck } from '../key-luck.ts';
import { copyOf } from '../plain-data.ts';
import { begin, chooseAnswers, describeTable, legalOf, seedOf, viewersOf, type CheckSetup } from '../walk.ts';
import { describeViewer } from './now.ts';

/** How far honest support is tried. Only for options that make a deck of a few cards. */
export interface SupportSetup<S extends object = object> extends CheckSetup {
  /** How many questions of each game are answered. */
  readonly steps: number;
  /** What is hidden in a state and what resampling must get right, as plain data: where every card lies, say. */
  readonly world: (state: S) => Json;
  /** A viewer with more histories than this is given up. */
  readonly histories: number;
}

/** Resamples for every world that there is: a likely one would have to fail every time to be missed. */
const TRIES = 60;
/** With more worlds than this it is not asked that each comes out. */
const MOST_WORLDS = 60;

/**
 * Honest support, by trying every luck and every answer that a viewer did not see: resampling gives every world that
 * the viewer's observations allow, and none that they exclude.
 */
export function checkSupport(game: AnyGame, setup: SupportSetup): Report {
  const found = new Findings('support');
  for (let nth = 0; nth < setup.games; nth++) {
    for (const viewer of viewersOf(setup.seats)) {
      if (!found.isFull) followViewer(found, game, setup, seedOf(setup, nth), viewer);
    }
  }
  return found;
}

function followViewer(found: Findings, game: AnyGame, setup: SupportSetup, seed: number, viewer: Viewer): void {
  const luck = new KeyLuck(seed);
  const choice = new FastChance(seed + 1);
  const log = new EventLog<GameEvent>();
  const state = begin(game, setup, luck, log);
  let possible: readonly object[] | null = allSetups(game, setup, sentTo(game, state, log, viewer), viewer);
  for (let step = 0; possible !== null; step++) {
    const where = `${describeTable(setup)}, seed ${seed}, step ${step}, ${describeViewer(viewer)}`;
    compareWorlds(found, game, setup, { state, possible, viewer, where, seed: seed + step });
    const window = game.window(state);
    if (window === null || step === setup.steps) return;
    const answers = chooseAnswers(game, state, window, choice);
    log.entries.length = 0;
    game.apply(state, answers, luck, log);
    possible = allNext(
      game,
      possible,
      window,
      answers[viewer],
      sentTo(game, state, log, viewer),
      viewer,
      setup.histories,
    );
  }
  found.count('given up');
}

interface Moment {
  readonly state: object;
  readonly possible: readonly object[];
  readonly viewer: Viewer;
  readonly where: string;
  readonly seed: number;
}

function compareWorlds(
  found: Findings,
  game: AnyGame,
  { world }: SupportSetup,
  { state, possible, viewer, where, seed }: Moment,
): void {
  const worlds = new Set(possible.map((one) => canonical(world(one))));
  found.count('moments');
  found.count('worlds', worlds.size);
  found.expect(worlds.has(canonical(world(state))), where, () => 'the true world is not among the possible ones');
  const missing = new Set(worlds);
  const chance = new FastChance(seed);
  for (let i = 0; i < TRIES * Math.min(worlds.size, MOST_WORLDS); i++) {
    const imagined = canonical(world(game.resample(state, viewer, chance)));
    found.expect(worlds.has(imagined), where, () => `imagined what can't be: ${imagined}`);
    missing.delete(imagined);
  }
  if (worlds.size > MOST_WORLDS) return;
  for (const one of missing) found.add(where, `never imagined what can be: ${one}`);
}

/** What a viewer gets after a step: events, and the open question. */
function sentTo(game: AnyGame, state: object, log: EventLog<GameEvent>, viewer: Viewer): string {
  return canonical([log.entries.map((entry) => eventFor(entry, viewer)), game.window(state)]);
}

/** Every start that sends the viewer the same. */
function allSetups(game: AnyGame, setup: SupportSetup, sent: string, viewer: Viewer): object[] | null {
  const starts = withAllLuck((chance) => {
    const log = new EventLog<GameEvent>();
    const state = begin(game, setup, chance, log);
    return sentTo(game, state, log, viewer) === sent ? state : null;
  });
  return collect(starts, setup.histories);
}

/** Every state after a step that sends the viewer the same: with any luck, and any answers of others. */
function allNext(
  game: AnyGame,
  before: readonly object[],
  window: Window,
  own: Action | undefined,
  sent: string,
  viewer: Viewer,
  most: number,
): object[] | null {
  function* next(): Generator<object | null> {
    for (const state of before) {
      for (const answers of allAnswers(game, state, window.seats, viewer, own)) {
        yield* withAllLuck((chance) => {
          const log = new EventLog<GameEvent>();
          const after = copyOf(state);
          game.apply(after, answers, chance, log);
          return sentTo(game, after, log, viewer) === sent ? after : null;
        });
      }
    }
  }
  return collect(next(), most);
}

/** Every set of answers in which the viewer answers as they did. */
function* allAnswers(
  game: AnyGame,
  state: object,
  seats: readonly Seat[],
  viewer: Viewer,
  own: Action | undefined,
): Generator<Action[]> {
  const [seat, ...others] = seats;
  if (seat === undefined) {
    yield [];
    return;
  }
  const given = seat === viewer && own !== undefined ? [own] : legalOf(game, state, seat);
  for (const answer of given) {
    if (game.refuse(state, seat, answer) !== null) continue;
    for (const rest of allAnswers(game, state, others, viewer, own)) {
      rest[seat] = answer;
      yield rest;
    }
  }
}

/** The different states among those that are possible, or null when there are too many tries or states. */
function collect(states: Iterable<object | null>, most: number): object[] | null {
  const found = new Map<string, object>();
  let tries = 0;
  for (const state of states) {
    tries += 1;
    if (state !== null) found.set(canonical(state), state);
    if (found.size > most || tries > 20 * most) return null;
  }
  return [...found.values()];
}
