import { readMatchFile } from '@boxcars/protocol';
import { expect, it } from 'vitest';

it('is no match file if it has too many levels', () => {
  let horses: unknown = 1;
  for (let level = 0; level < 60_000; level++) horses = [horses];
  const proof = { serverSeed: '', commitment: '', table: '', game: '', version: 1, options: { horses }, shares: [] };
  const file = { match: 1, names: [], proof, journal: '' };
  expect(readMatchFile(file)).toMatchObject({ refusal: { code: 'not-a-match-file' } });
  expect(readMatchFile({ ...file, proof: { ...proof, options: { horses: [[1]] } } })).toMatchObject({ ok: true });
});
