import { expect, it } from 'vitest';

import { besiege } from './frames/attack.ts';
import { newFolder } from './running.ts';

it('a server under a hail of nonsense stays up, its memory stays flat, and others play on', async () => {
  const held = await besiege({ data: newFolder(), frames: 2000, bodies: 300, connections: 100 });
  expect(held.wrong).toEqual([]);
  expect(held.frames).toBeGreaterThanOrEqual(2000);
  expect(held.refusals).toBeGreaterThan(1500);
  expect(held.matches).toBeGreaterThan(0);
  expect(held.after - held.before).toBeLessThan(20_000_000);
}, 180_000);
