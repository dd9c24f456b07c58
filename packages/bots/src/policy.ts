import type { Action, FastChance, Game, GameEvent, Seat } from '@boxcars/engine';

/**
 * Rules of thumb of one game: picks an answer for `seat`. `legal[0..count-1]` are the answers `legalActions` lists.
 * `state` is one resampled for the seat, never the true one: the seat's own secrets are right, all others are guesses.
 */
export type Policy<S, A extends Action> = (
  state: S,
  seat: Seat,
  legal: readonly A[],
  count: number,
  chance: FastChance,
) => A;

/** All a bot is given. The true state is not within its reach. */
export interface Position<S, A extends Action> {
  readonly game: Game<S, A, GameEvent, unknown, unknown>;
  readonly seat: Seat;
  readonly chance: FastChance;
  /** A random state that the seat could not tell from the true one: the caller's to keep and to play on. */
  readonly imagine: (chance: FastChance) => S;
}

/** Something that answers for a seat. */
export interface Bot<S, A extends Action> {
  choose(position: Position<S, A>): A;
}

/** Any of the legal answers listed, each as likely as the others. */
export function randomBot<S, A extends Action>(): Bot<S, A> {
  return policyBot((_state, _seat, legal, count, chance) => legalAt(legal, chance.below(count)));
}

/** Imagines one state and does there what the policy says. */
export function policyBot<S, A extends Action>(policy: Policy<S, A>): Bot<S, A> {
  const legal: A[] = [];
  return {
    choose({ game, seat, chance, imagine }) {
      const state = imagine(chance);
      const count = game.legalActions(state, seat, legal);
      return policy(state, seat, legal, count, chance);
    },
  };
}

/**
 * Asks a bot what an asked seat answers. Only here does the true state meet a bot, and only resampled for its seat.
 * Where a single answer is listed the bot isn't asked.
 */
export function chooseFor<S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  trueState: S,
  seat: Seat,
  bot: Bot<S, A>,
  chance: FastChance,
): A {
  const legal: A[] = [];
  if (game.legalActions(trueState, seat, legal) === 1) return legalAt(legal, 0);
  return bot.choose({
    game,
    seat,
    chance,
    imagine: (luck) => game.resample(trueState, seat, luck),
  });
}

function legalAt<A>(legal: readonly A[], at: number): A {
  const action = legal[at];
  if (action === undefined) throw new Error('an asked seat has no legal answer');
  return action;
}
