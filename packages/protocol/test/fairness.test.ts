import { checkProof, hashOfHex, matchSeed, type LuckProof } from '@boxcars/protocol';
import { expect, it } from 'vitest';

const seed = '11'.repeat(32);
const nonce = '22'.repeat(32);
const proof: LuckProof = {
  serverSeed: seed,
  commitment: hashOfHex(seed),
  table: 't1',
  game: 'winners-circle',
  version: 1,
  options: { royalTurf: true },
  shares: [{ hash: hashOfHex(nonce), nonce }, null],
};

it('accepts a proof that keeps its promises and gives the seed of the match', () => {
  expect(checkProof(proof)).toEqual({ ok: true, value: matchSeed(proof) });
});

it('refuses another seed than the one promised', () => {
  expect(checkProof({ ...proof, serverSeed: '12'.repeat(32) })).toMatchObject({
    refusal: { code: 'proof-commitment-differs' },
  });
});

it('refuses a nonce that is not the one hashed, naming the seat', () => {
  const shares = [{ hash: hashOfHex(nonce), nonce: '23'.repeat(32) }, null];
  expect(checkProof({ ...proof, shares })).toMatchObject({
    refusal: { code: 'proof-nonce-differs', values: { seat: 0 } },
  });
});

it('makes another seed of any other table, setting or share', () => {
  const seeds = [
    proof,
    { ...proof, table: 't2' },
    { ...proof, options: {} },
    { ...proof, version: 2 },
    { ...proof, shares: [null, null] },
    { ...proof, shares: [{ hash: hashOfHex(nonce), nonce: null }, null] },
  ].map((made) => String(matchSeed(made)));
  expect(new Set(seeds).size).toBe(seeds.length);
});
