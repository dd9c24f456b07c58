import { countMost, countSure, FastChance, knowledgeOf, mayBe, PUBLIC } from '@boxcars/engine';
import { expect, it } from 'vitest';

import { randomCards, TINY } from './random-cards.ts';
import { allWorlds } from './worlds.ts';

it('is true in every history that fits what was seen, and seldom vaguer than need be', () => {
  const luck = new FastChance(11);
  const seen = { may: 0, loose: 0, sure: 0, unsure: 0 };
  for (let i = 0; i < 3_000; i++) {
    const cards = randomCards(luck, TINY);
    const viewer = luck.below(3) + PUBLIC;
    const known = knowledgeOf(cards, viewer);
    const worlds = allWorlds(cards, viewer);
    for (let place = 0; place < cards.places; place++) {
      for (let kind = 0; kind < cards.copies.length; kind++) {
        const counts = worlds.map((world) => world.counts[place]?.[kind] ?? 0);
        const [least, most] = [Math.min(...counts), Math.max(...counts)];
        expect(countSure(known, place, kind)).toBeLessThanOrEqual(least);
        expect(countMost(known, place, kind)).toBeGreaterThanOrEqual(most);
        expect(mayBe(known, place, kind) || most === 0).toBe(true);
        if (mayBe(known, place, kind)) seen.may += 1;
        if (mayBe(known, place, kind) && most === 0) seen.loose += 1;
        if (least > 0) seen.sure += 1;
        if (countSure(known, place, kind) < least) seen.unsure += 1;
      }
    }
  }
  expect(seen.loose / seen.may).toBeLessThan(0.005);
  expect(seen.unsure / seen.sure).toBeLessThan(0.05);
});
