import { expect, test } from 'vitest';

import { isProof, proofPage } from '../proof-page.ts';

test('a page carries the commit, the sentences and the numbers', () => {
  const proof = {
    title: 'Dice are fair',
    lines: ['A million rolls.'],
    numbers: { rolls: 1_000_000, 'chi square': '4.1' },
  };
  const page = proofPage('packages/engine/prove/dice.ts', proof, 'abc123', 1.25);
  expect(page).toContain('# Dice are fair\n');
  expect(page).toContain('commit abc123');
  expect(page).toContain('| rolls | 1000000 |');
});

test.each([undefined, {}, { title: 'x', lines: [] }, { title: 1, lines: [], numbers: {} }])(
  '%j is no proof',
  (value) => {
    expect(isProof(value)).toBe(false);
  },
);
