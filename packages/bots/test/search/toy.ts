import { defineWindow, rankBy, type Chance, type FastChance, type Game, type GameEvent } from '@boxcars/engine';

/** Names a number. Made anew each time, as open-ended answers may be. */
export interface Say {
  readonly type: 'say';
  readonly number: number;
}

export interface Toy {
  /** What each seat has said. */
  said: number[];
  /** Numbers nobody knows, one a seat. */
  hidden: number[];
}

type ToyGame = Game<Toy, Say, GameEvent, unknown, unknown>;

const ask = defineWindow('say', 'sealed');

/**
 * Two seats say a number at once. `score` says what each gets; `count` numbers are listed. Only what a search calls
 * is there.
 */
export function toyGame(count: number, score: (state: Toy) => readonly number[]): ToyGame {
  const game: Partial<ToyGame> = {
    id: 'toy',
    window: (state) => (state.said.length === 0 ? ask(3) : null),
    legalActions: (_state, _seat, into) => {
      for (let number = 0; number < count; number++) into[number] = { type: 'say', number };
      return count;
    },
    apply: (state, answers, chance: Chance) => {
      state.said = answers.slice(0, 2).map((answer) => answer?.number ?? -1);
      state.hidden.push(chance.die(6, 'toy'));
    },
    clone: ({ said, hidden }) => ({ said: [...said], hidden: [...hidden] }),
    points: score,
    outcome: (state) => (state.said.length === 0 ? null : rankBy(score(state))),
  };
  return game as ToyGame;
}

/** A state in which seat 0 has yet to guess. */
export function imagineToy(hidden: (chance: FastChance) => number): (chance: FastChance) => Toy {
  return (chance) => ({ said: [], hidden: [hidden(chance)] });
}
