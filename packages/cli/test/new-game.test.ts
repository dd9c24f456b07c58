import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { register } from '../src/new-game/register.ts';
import { boxcars, newFolder, type Ran } from './boxcars.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = ['engine', 'games', 'text', 'bots', 'protocol', 'server', 'cli'];
const PARTS = ['src', 'bin', 'package.json', 'tsconfig.json', 'scripts', 'test', 'golden'];

/** A copy of the project, with the dependencies of the real one. */
const folder = newFolder();
const COPY = folder.path;

beforeAll(() => {
  for (const name of PACKAGES) for (const part of PARTS) copy(join('packages', name, part));
  for (const part of ['docs/rules', 'scripts', '.oxfmtrc.json', 'package.json', 'tsconfig.base.json']) copy(part);
  mkdirSync(join(COPY, 'node_modules', '@boxcars'), { recursive: true });
  const dependencies = readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== '@boxcars');
  for (const name of dependencies) link(join(ROOT, 'node_modules', name), name);
  for (const name of PACKAGES) link(join(COPY, 'packages', name), join('@boxcars', name));
});
afterAll(() => folder.remove());

function copy(path: string): void {
  if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(COPY, path), { recursive: true });
}

function link(target: string, name: string): void {
  symlinkSync(target, join(COPY, 'node_modules', name));
}

async function inCopy(args: string, input = ''): Promise<Ran> {
  return boxcars(args.split(' '), { input, cwd: COPY, root: COPY });
}

/** Runs a tool of ours in the copy; what it says when it fails, nothing when it doesn't. */
async function run(tool: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { cwd: COPY });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return code === 0 ? '' : said;
}

describe('boxcars new-game', () => {
  test('writes a game that is listed, played and tested at once', async () => {
    const { code, out, err } = await inCopy('new-game hill-race');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('written  packages/games/src/hill-race/game.ts');
    expect(out).toContain('changed  packages/games/src/index.ts');
    expect((await inCopy('games')).out).toMatch(/hill-race .* Hill Race .* 2–4/);
    expect((await inCopy('rules hill-race HR-2')).out).toContain('HR-2');
    const played = await inCopy('play hill-race --players 2 --seed a', '1\n'.repeat(40));
    expect(played.out).toContain('You walk to space 1.');
    expect(played.out).toContain('The game is over.');
    expect(await run('vitest/vitest.mjs', 'run', '--root', '.', '--dir', 'packages/games/test/hill-race')).toBe('');
  }, 120_000);

  test('keeps every registry in order and formatted', async () => {
    const registry = readFileSync(join(COPY, 'packages/games/src/index.ts'), 'utf8');
    const rows = [...registry.matchAll(/^ {2}'?([a-z-]+)'?: \w+,$/gm)].map(([, id]) => id);
    expect(rows).toContain('hill-race');
    expect(rows).toEqual(rows.toSorted((a = '', b = '') => a.localeCompare(b)));
    const written = ['games/src/hill-race', 'games/test/hill-race', 'text/src/hill-race'];
    const changed = ['games/src/index.ts', 'games/package.json', 'text/src/registry.ts'];
    const paths = [...written, ...changed].map((path) => join('packages', path));
    expect(await run('oxfmt/bin/oxfmt', '--check', ...paths)).toBe('');
  });

  test('keeps the tests of the registry and the catalogues green', async () => {
    const tests = ['games/test/registry', 'text/test/catalogues'];
    expect(await run('vitest/vitest.mjs', 'run', '--root', '.', ...tests)).toBe('');
  }, 120_000);

  test.each([
    ['new-game', /new-game needs NAME/],
    ['new-game Hill_Race', /lower-case words with hyphens.*not Hill_Race/],
    ['new-game ../hill', /lower-case words with hyphens.*not \.\.\/hill/],
    ['new-game hill-race', /already.*winners-circle/],
    ['new-game winter-castle', /WC-1.*winners-circle/],
    ['new-game a b', /more than it takes/],
    ['new-game go --where here', /no flag --where/],
  ])('refuses %s with one sentence and writes nothing', async (args, told) => {
    const before = listing();
    const { code, out, err } = await inCopy(args);
    expect(err).toMatch(told);
    expect({ code, out, sentences: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', sentences: 1 });
    expect(listing()).toEqual(before);
  });
});

function listing(): string[] {
  return ['packages/games/src', 'packages/text/src', 'docs/rules/en'].flatMap((folder) =>
    readdirSync(join(COPY, folder)),
  );
}

describe('a registry', () => {
  const LINES = ["import { hillRace } from './hill-race/index.ts';", "  'hill-race': hillRace,"];
  const text = (...ids: string[]): string =>
    ["import { x } from 'x';", '', 'export const games = {', ...ids.map((id) => `  ${id},`), '};', ''].join('\n');

  test('gets a row among the others by name', () => {
    const added = register(text('boomtown: boomtown', "'winners-circle': winnersCircle"), LINES);
    expect(added.split('\n').slice(3, 6)).toEqual([
      'export const games = {',
      '  boomtown: boomtown,',
      "  'hill-race': hillRace,",
    ]);
    expect(added.split('\n')[1]).toBe(LINES[0]);
  });

  test('gets it last where it comes last, with the commas right', () => {
    expect(register(text('boomtown: boomtown'), LINES)).toContain("  boomtown: boomtown,\n  'hill-race': hillRace,\n}");
    const json = '{\n  "exports": {\n    "./boomtown": "./src/boomtown/index.ts"\n  }\n}\n';
    const row = '    "./hill-race": "./src/hill-race/index.ts",';
    expect(JSON.parse(register(json, [row]))).toEqual({
      exports: { './boomtown': './src/boomtown/index.ts', './hill-race': './src/hill-race/index.ts' },
    });
  });

  test('without any row is our mistake', () => {
    expect(() => register('export const games = {};', LINES)).toThrow('no row of a game');
  });
});
