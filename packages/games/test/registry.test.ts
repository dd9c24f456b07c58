import { describe, expect, test } from 'vitest';

import { findGame, games } from '../src/index.ts';

describe('the registry', () => {
  test('lists every game under its own id', () => {
    for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
    expect(Object.keys(games)).toContain('winners-circle');
  });

  test('finds a game by id and version', () => {
    for (const [id, game] of Object.entries(games)) {
      expect(findGame(id)).toBe(game);
      expect(findGame(id, game.version)).toBe(game);
      expect(findGame(id, game.version + 1)).toBeUndefined();
    }
    expect(findGame('toString')).toBeUndefined();
  });
});
