import { describe, expect, test } from 'vitest';

import { playGame } from '../src/studies/dice-town/play.ts';
import { studies } from '../src/studies/index.ts';

const setup = { games: 1, seed: 5 };

describe('the study of Dice Town', () => {
  test('gives the same page and charts for the same games and seed, and others for another seed', () => {
    const study = studies['dice-town'];
    const first = study?.(setup);
    expect(study?.(setup)).toEqual(first);
    expect(study?.({ ...setup, seed: 6 }).page).not.toBe(first?.page);
    expect(first?.page).toContain('boxcars study dice-town --games 1 --seed 5 --write docs/studies');
    expect(Object.keys(first?.charts ?? {})).toEqual([
      'dice-town-ties.svg',
      'dice-town-doc.svg',
      'dice-town-points.svg',
    ]);
  });

  test('accounts for every place in every round, and for every point', () => {
    for (const edition of ['hu', 'cs'] as const) {
      const game = playGame(4, edition, 11);
      for (const { tied, won, nobody } of game.places) expect(tied + won + nobody).toBe(game.rounds);
      expect(game.docVisitors).toBeLessThanOrEqual(3 * game.rounds);
      expect(game.rolls).toBeGreaterThan(game.rounds);
      for (const { points, nuggets, dollars, badge, equipment, properties } of game.scores) {
        expect(nuggets + dollars + badge + equipment + properties).toBe(points);
      }
    }
  });
});
