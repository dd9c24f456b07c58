import type { Action } from './action.ts';
import type { FastChance } from './chance/fast.ts';
import type { Game } from './game.ts';
import type { GameEvent } from './log.ts';

/**
 * Plays random legal answers. One per thread: it owns the buffers, so that playing allocates nothing of its own.
 * A seat that has only one answer makes no decision.
 */
export class RandomPlayer<S, A extends Action, E extends GameEvent, V, O> {
  /** Choices between at least two answers, since this player was made. */
  decisions = 0;
  private readonly game: Game<S, A, E, V, O>;
  private readonly chance: FastChance;
  private legal: A[] = [];
  private answers: (A | undefined)[] = [];

  constructor(game: Game<S, A, E, V, O>, chance: FastChance) {
    this.game = game;
    this.chance = chance;
  }

  /** Answers the open question for all its seats. False when the game is over. */
  step(state: S): boolean {
    return this.play(state, 1);
  }

  /** Plays to the end, or throws after `bound` questions. */
  finish(state: S, bound = 100_000): void {
    // Young buffers for every game: storing into an object that has grown old costs the collector's bookkeeping.
    this.legal = this.legal.slice();
    this.answers = this.answers.slice();
    if (this.play(state, bound)) throw new Error(`${this.game.id}: no end after ${bound} questions`);
  }

  /** Answers that many questions. False when the game was over before. */
  private play(state: S, questions: number): boolean {
    const { game, chance, legal, answers } = this;
    let decisions = 0;
    let isOpen = true;
    for (let i = 0; i < questions; i++) {
      const window = game.window(state);
      if (window === null) {
        isOpen = false;
        break;
      }
      // By the mask, seat by seat: reading the frozen list of seats is slower than the rest of this loop.
      for (let left = window.mask; left !== 0; left &= left - 1) {
        const seat = 31 - Math.clz32(left & -left);
        const count = game.legalActions(state, seat, legal);
        let chosen = 0;
        if (count > 1) {
          decisions += 1;
          chosen = chance.below(count);
        }
        answers[seat] = legal[chosen];
      }
      game.apply(state, answers, chance);
    }
    this.decisions += decisions;
    return isOpen;
  }
}
