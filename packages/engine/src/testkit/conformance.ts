import { describe, expect, test } from 'vitest';

import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import type { GameEvent } from '../log.ts';
import { conformanceCases, type Conformance } from './checks.ts';

/** Registers a test for every check at every table of a game. One line in a game's tests. */
export function conformance<S extends object, A extends Action, E extends GameEvent, V, O extends object>(
  game: Game<S, A, E, V, O>,
  how: Conformance<S> = {},
): void {
  describe(`${game.id} conforms`, () => {
    for (const { check, table, run } of conformanceCases(game, how)) {
      test(`${check}: ${table}`, () => {
        expect(run().findings).toEqual([]);
      });
    }
  });
}
