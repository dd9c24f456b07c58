import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { FAILURE_CODES, readScenario } from '@boxcars/engine/testkit';
import { translator } from '@boxcars/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { boxcars, newFolder, type Ran } from './boxcars.ts';

const folder = newFolder();

const GOOD = {
  scenario: 1,
  game: 'winners-circle',
  title: 'The first bet',
  rules: ['WC-B2'],
  seats: 2,
  seed: 1,
  luck: { 'first-bettor': 0 },
  luckMayRemain: true,
  steps: [{ expect: { asks: { kind: 'place-bet' } } }, { expect: { points: [0, 0], outcome: null } }],
};
const BAD = {
  ...GOOD,
  title: 'Riches at once',
  steps: [{ expect: { asks: { kind: 'move-horse' }, points: [500, 0] } }],
};

beforeAll(() => {
  const write = (name: string, data: unknown): void => writeFileSync(join(folder.path, name), JSON.stringify(data));
  write('good.json', GOOD);
  write('bad.json', BAD);
  write('shape.json', { ...GOOD, seats: 'two' });
  write('chess.json', { ...GOOD, game: 'chess' });
  writeFileSync(join(folder.path, 'torn.json'), '{"scenario": 1,');
});
afterAll(() => folder.remove());

async function scenario(args: string): Promise<Ran> {
  return boxcars(['scenario', ...args.split(' ')], { cwd: folder.path });
}

describe('boxcars scenario', () => {
  test('says that all is as told', async () => {
    const { code, out, err } = await scenario('good.json');
    expect(out).toBe('ok      The first bet  good.json\n1 passed, 0 failed\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('names each expectation that failed, and ends with exit code 1', async () => {
    const { code, out } = await scenario('good.json bad.json');
    expect(out).toContain('FAILED  Riches at once  bad.json');
    expect(out).toMatch(/Step 1: another question is open.*\n.*expected: .*move-horse.*\n.*got: .*place-bet/);
    expect(out).toMatch(/Step 1: the points differ.*\n.*expected: \[500,0\]\n.*got: {6}\[0,0\]/);
    expect(out).toContain('1 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('tells programs the same', async () => {
    const { code, out } = await scenario('bad.json --json');
    const [ran] = JSON.parse(out) as { file: string; failures: { step: number; code: string }[] }[];
    expect(ran?.failures.map(({ code: what }) => what)).toEqual(['asks-otherwise', 'points-differ']);
    expect(code).toBe(1);
  });

  test.each([
    ['nowhere.json', /no file nowhere\.json/],
    ['torn.json', /torn\.json: This is not JSON/],
    ['shape.json', /shape\.json: A number of seats is needed at \/seats/],
    ['chess.json', /chess\.json: There is no game called chess; .*winners-circle/],
    ['good.json torn.json', /torn\.json/],
  ])('refuses %s with one sentence before anything is played', async (args, told) => {
    const { code, out, err } = await scenario(args);
    expect(err).toMatch(told);
    expect({ code, out, sentences: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', sentences: 1 });
  });
});

test('every way a scenario can fail, and every mistake in its form, has a sentence', () => {
  const t = translator('en');
  const forms: readonly unknown[] = [
    null,
    { ...GOOD, scenario: 2 },
    { ...GOOD, title: '' },
    { ...GOOD, luckMayRemain: 1 },
    { ...GOOD, rules: ['one'] },
    { ...GOOD, rules: 'WC-B2' },
    { ...GOOD, extra: 1 },
    { ...GOOD, steps: undefined },
    { ...GOOD, seats: 99 },
    { ...GOOD, seed: 0.5 },
    { ...GOOD, steps: [{ seat: -1, do: 'x' }] },
    { ...GOOD, steps: [{ expect: { events: [{ viewer: 0, sent: {}, times: -1 }] } }] },
  ];
  const codes = forms.map((form) => {
    const read = readScenario(form);
    return read.ok ? 'none' : read.refusal.code;
  });
  expect(new Set(codes).size).toBeGreaterThanOrEqual(11);
  for (const code of FAILURE_CODES) expect(t.has(`scenario.${code}`)).toBe(true);
  for (const code of [...codes, 'scenario-not-json'])
    expect([code, t.has(`scenario.form.${code}`)]).toEqual([code, true]);
});
