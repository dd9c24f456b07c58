import { PLAIN_GUIDE, Search } from '@boxcars/bots';
import { FastChance, RandomPlayer, readOptions, type Action, type AnyGame } from '@boxcars/engine';
import { findGame } from '@boxcars/games';

import { COMPARED, type Contestant } from './contestants.ts';

/** Something that is measured: `run` does it once and returns how many decisions (or copies) that were. */
export interface Player {
  run(): number;
}

/** Makes a player. Loads only what that one needs. */
export async function makePlayer(contestant: Contestant): Promise<Player> {
  switch (contestant.kind) {
    case 'boardgame.io':
      return playBoardgameIo();
    case 'reference': {
      const { Reference } = await import('./winners-circle/reference.ts');
      const game = new Reference(1);
      return { run: () => game.play() };
    }
    case 'ours':
      return playOurs(gameOf(contestant.game), contestant.seats);
    case 'search':
      return searchOurs(gameOf(contestant.game), contestant.seats);
    case 'clone':
      return cloneOurs(gameOf(COMPARED));
  }
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

function defaultsOf(game: AnyGame): object {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults`);
  return options.value;
}

/** A whole game through the public contract: set up; list the legal answers, pick one and carry it out, to the end. */
function playOurs(game: AnyGame, seats: number): Player {
  const chance = new FastChance(1);
  const player = new RandomPlayer(game, chance);
  const options = defaultsOf(game);
  return {
    run: () => {
      const before = player.decisions;
      player.finish(game.setup(seats, options, chance));
      return player.decisions - before;
    },
  };
}

/** Questions of a random game between two that are thought about, and iterations for each. */
const APART = 23;
const ITERATIONS = 200;

/** Thinks about questions from all over random games, its rollouts random and to the end: the decisions of all iterations. */
function searchOurs(game: AnyGame, seats: number): Player {
  const chance = new FastChance(1);
  const player = new RandomPlayer(game, chance);
  const search = new Search<object, Action>(game, PLAIN_GUIDE);
  const options = defaultsOf(game);
  let state = game.setup(seats, options, chance);
  return {
    run: () => {
      const before = search.decisions;
      while (search.decisions === before) {
        for (let i = 0; i < APART; i++) if (!player.step(state)) state = game.setup(seats, options, chance);
        const window = game.window(state);
        if (window === null) continue;
        const seat = window.seats[0] ?? 0;
        const asked = state;
        search.think(
          { game, seat, chance, imagine: (luck) => game.resample(asked, seat, luck) },
          { iterations: ITERATIONS },
        );
      }
      return search.decisions - before;
    },
  };
}

/** Copies of states from all over a few games. */
function cloneOurs(game: AnyGame): Player {
  const chance = new FastChance(1);
  const player = new RandomPlayer(game, chance);
  const states: object[] = [];
  for (let i = 0; i < 10; i++) {
    const state = game.setup(4, defaultsOf(game), chance);
    while (player.step(state)) states.push(game.clone(state));
  }
  // Copies are kept for a while, so that they are really made.
  const kept: object[] = [];
  return {
    run: () => {
      for (let i = 0; i < states.length; i++) kept[i & 63] = game.clone(states[i] as object);
      return states.length;
    },
  };
}

interface BoardgameIoMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** boardgame.io's local client, as its documentation starts one, with its own list of moves for bots. */
async function playBoardgameIo(): Promise<Player> {
  const { Client, WinnersCircle } = await import('./winners-circle/boardgame-io.ts');
  const chance = new FastChance(1);
  let game = 0;
  return {
    run: () => {
      game += 1;
      const client = Client({ game: { ...WinnersCircle, seed: `game ${game}` }, numPlayers: 4, debug: false });
      for (let moves = 0; ; moves++) {
        const state = client.getState();
        if (state === null || state.ctx.gameover !== undefined) return moves;
        const legal = WinnersCircle.ai?.enumerate(state.G, state.ctx, state.ctx.currentPlayer) as BoardgameIoMove[];
        const chosen = legal[chance.below(legal.length)];
        if (chosen === undefined) throw new Error('boardgame.io: no legal move');
        client.moves[chosen.move]?.(...chosen.args);
      }
    },
  };
}
