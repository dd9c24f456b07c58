import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { boxcars, newFolder, type Ran } from './boxcars.ts';

const folder = newFolder();
/** Each test starts the real command, on a machine that may be busy. */
const PATIENCE = { timeout: 60_000 };
let played: Ran;
let journal = '';

beforeAll(async () => {
  const flags = 'play dice-tower --seed tower --players 2 --bots random --save game.journal';
  played = await boxcars(flags.split(' '), { cwd: folder.path, input: `coach\n${'1\n'.repeat(40)}` });
  journal = readFileSync(join(folder.path, 'game.journal'), 'utf8');
}, PATIENCE.timeout);
afterAll(() => folder.remove());

async function run(text: string, input = ''): Promise<Ran> {
  return boxcars(text.split(' '), { cwd: folder.path, input });
}

describe('the coach in the terminal', PATIENCE, () => {
  test('ranks the choices of an open question and says why', () => {
    expect(played.out).toMatch(/1 {2}\S.*\n.*By the exact odds this turn is then worth \d/);
  });

  test('speaks the player’s language', async () => {
    const { out } = await run('play winners-circle --seed a --players 2 --lang hu', 'coach\nquit now\n');
    expect(out).toMatch(/100-ból \d+ az állásod \(± \d+\)/);
  });
});

describe('review', PATIENCE, () => {
  interface Reviewed {
    readonly choices: number;
    readonly costly: readonly { readonly entry: number; readonly cost: number }[];
  }

  test('names the costly choices, worst first, and where to try again', async () => {
    const { out, code } = await run('review game.journal --most 3');
    expect(code).toBe(0);
    const { costly } = JSON.parse((await run('review game.journal --most 3 --json')).out) as Reviewed;
    expect(costly.length).toBeGreaterThan(0);
    expect(costly.map(({ cost }) => cost)).toEqual(costly.map(({ cost }) => cost).toSorted((a, b) => b - a));
    for (const { entry } of costly) expect(out).toContain(`boxcars play --resume game.journal --from ${entry}`);
  });

  test('a game goes on from before the choice, and the file stays as it was', async () => {
    const { out, code } = await run('play --resume game.journal --from 1', 'quit now\n');
    expect(code).toBe(0);
    expect(out).not.toContain('The game is over');
    expect(readFileSync(join(folder.path, 'game.journal'), 'utf8')).toBe(journal);
  });

  test('--from is a number of an entry', async () => {
    expect((await run('play --resume game.journal --from 99999')).code).toBe(2);
  });
});
