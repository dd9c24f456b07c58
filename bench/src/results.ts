import { BOARDGAME_IO, CLONE, COMPARED, nameOf, REFERENCE, searchOf, type Contestant } from './contestants.ts';
import type { Measured } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { ratios, spreadOf, type Spread } from './statistics.ts';
import { describeMachine, judge, type Machine, type Target } from './targets.ts';

export interface GameResult {
  readonly game: string;
  readonly seats: number;
  readonly gamesPerSecond: Spread;
  readonly decisionsPerSecond: Spread;
  /** Our decisions for each of boardgame.io's moves. */
  readonly toBoardgameIo: Spread;
}

/** All that a run of the bench found out. */
export interface Results {
  readonly measured: string;
  readonly machine: Machine;
  readonly node: string;
  readonly isQuick: boolean;
  readonly rounds: number;
  readonly millisecondsPerRound: number;
  readonly verifiedSteps: { readonly [rival: string]: number };
  readonly boardgameIo: { readonly gamesPerSecond: Spread; readonly movesPerSecond: Spread };
  readonly reference: { readonly gamesPerSecond: Spread; readonly decisionsPerSecond: Spread };
  readonly games: readonly GameResult[];
  readonly cloneNanoseconds: Spread;
  readonly targets: readonly Target[];
}

const GAME_TARGETS: { readonly [game: string]: number } = { 'dice-town': 90, boomtown: 130, 'dice-tower': 250 };

/** Puts the measurements together. */
export function summarise(
  measured: readonly Measured[],
  options: BenchOptions,
  verifiedSteps: Results['verifiedSteps'],
): Results {
  const peer = find(measured, nameOf(BOARDGAME_IO));
  const reference = find(measured, nameOf(REFERENCE));
  const games = measured.flatMap((one) =>
    one.contestant.kind === 'ours' ? [gameResult(one.contestant, one, peer)] : [],
  );
  const cloneNanoseconds = spreadOf(find(measured, nameOf(CLONE)).decisions.map((rate) => 1e9 / rate));
  return {
    measured: new Date().toISOString(),
    machine: describeMachine(),
    node: process.version,
    isQuick: options.isQuick,
    rounds: options.rounds,
    millisecondsPerRound: options.milliseconds,
    verifiedSteps,
    boardgameIo: { gamesPerSecond: spreadOf(peer.games), movesPerSecond: spreadOf(peer.decisions) },
    reference: { gamesPerSecond: spreadOf(reference.games), decisionsPerSecond: spreadOf(reference.decisions) },
    games,
    cloneNanoseconds,
    targets: listTargets(measured, games, cloneNanoseconds),
  };
}

function find(measured: readonly Measured[], name: string): Measured {
  const found = measured.find((one) => nameOf(one.contestant) === name);
  if (found === undefined) throw new Error(`${name} was not measured`);
  return found;
}

function gameResult(contestant: Contestant & { kind: 'ours' }, ours: Measured, peer: Measured): GameResult {
  return {
    game: contestant.game,
    seats: contestant.seats,
    gamesPerSecond: spreadOf(ours.games),
    decisionsPerSecond: spreadOf(ours.decisions),
    toBoardgameIo: spreadOf(ratios(ours.decisions, peer.decisions)),
  };
}

function listTargets(measured: readonly Measured[], games: readonly GameResult[], clone: Spread): Target[] {
  const peer = find(measured, nameOf(BOARDGAME_IO));
  const reference = find(measured, nameOf(REFERENCE));
  const ours = find(measured, COMPARED);
  return [
    atLeast('hand-tuned reference to boardgame.io, games', ratios(reference.games, peer.games), 3_500),
    atLeast('Boxcars to boardgame.io, games', ratios(ours.games, peer.games), 1_000),
    atLeast('Boxcars to the reference, games', ratios(ours.games, reference.games), 0.3),
    ...games.flatMap((game) => {
      const target = GAME_TARGETS[game.game];
      const name = `${game.game} to boardgame.io, decisions`;
      return target === undefined ? [] : [judge(name, game.toBoardgameIo, target, false)];
    }),
    ...games.map(({ game }) => {
      const rates = ratios(find(measured, searchOf(game)).decisions, find(measured, game).decisions);
      return atLeast(`search of ${game} to its random play, decisions`, rates, 0.5);
    }),
    judge(`clone of a ${COMPARED} state, ns`, clone, 1_000, true),
  ];
}

function atLeast(name: string, values: readonly number[], target: number): Target {
  return judge(name, spreadOf(values), target, false);
}
