import { chooseFor, makeBot, type Bot } from '@boxcars/bots';
import { FastChance, hashText, KeyedChance, type Action, type AnyGame, type Json } from '@boxcars/engine';
import { findGame } from '@boxcars/games';

import type { Entrant } from './entrant.ts';
import type { Pairing } from './schedule.ts';

/** Some games of a tournament, as a thread is told to play them. */
export interface Round {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly entrants: readonly Entrant[];
  readonly seed: number;
  readonly pairings: readonly Pairing[];
}

/** How a game ended. */
export interface Played {
  readonly deal: number;
  readonly seats: readonly number[];
  readonly ranks: readonly number[];
  readonly points: readonly number[];
}

const BOUND = 100_000;

/** Plays a round. What comes of a pairing depends on the seed and the pairing alone, whoever plays it and when. */
export function playRound(round: Round): Played[] {
  const game = findGame(round.game);
  if (game === undefined) throw new Error(`no game ${round.game}`);
  const bots = round.entrants.map(({ bot, ...settings }) => makeBot<object, Action>(game.id, bot, settings));
  return round.pairings.map((pairing) => playGame(game, round, pairing, bots));
}

function playGame(
  game: AnyGame,
  { options, seed }: Round,
  pairing: Pairing,
  bots: readonly Bot<object, Action>[],
): Played {
  const luck = new KeyedChance(dealSeed(seed, pairing.deal));
  const thought = new FastChance(thoughtSeed(seed, pairing));
  const state = game.setup(pairing.seats.length, options, luck);
  const answers: (Action | undefined)[] = [];
  for (let questions = 0; ; questions++) {
    const window = game.window(state);
    if (window === null) break;
    if (questions > BOUND) throw new Error(`${game.id}: no end after ${BOUND} questions`);
    for (const seat of window.seats) {
      const bot = bots[pairing.seats[seat] ?? 0];
      if (bot === undefined) throw new Error('a seat without a bot');
      answers[seat] = chooseFor(game, state, seat, bot, thought);
    }
    game.apply(state, answers, luck);
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error(`${game.id}: neither a question nor an outcome`);
  return { ...pairing, ranks: outcome.ranks, points: outcome.points };
}

/** The luck of a deal: the same draws for everyone who plays it. */
function dealSeed(seed: number, deal: number): Uint8Array {
  return Uint8Array.from(Buffer.from(hashText(`tournament ${seed} ${deal}`), 'hex'));
}

function thoughtSeed(seed: number, { deal, seats }: Pairing): number {
  return Number.parseInt(hashText(`thought ${seed} ${deal} ${seats.join(' ')}`).slice(0, 8), 16);
}
