import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { beforeAll, describe, expect, test } from 'vitest';

import { refuseGameName, registrationsOf, scaffold } from '../../src/testkit/scaffold/scaffold.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Inside the repository, so that the packages are found, and never committed. */
const FOLDER = join(ROOT, '.cache', 'scaffold');
const NAME = 'hill-race';

/** The new game's files see the rest of their packages as if they stood among them. */
const TSCONFIG = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    types: ['node'],
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    rootDirs: ['.', '../..'],
    paths: { [`@boxcars/games/${NAME}`]: [`./packages/games/src/${NAME}/index.ts`] },
  },
  include: ['packages'],
};

/** Runs a tool in this Node; its output when it fails, nothing when it doesn't. */
async function run(tool: string, ...args: readonly string[]): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { cwd: FOLDER });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    return `${stdout ?? ''}${stderr ?? ''}` || String(error);
  }
}

describe('a new game', () => {
  beforeAll(() => {
    rmSync(FOLDER, { recursive: true, force: true });
    for (const { path, text } of scaffold(NAME)) {
      mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
      writeFileSync(join(FOLDER, path), text);
    }
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  });

  test('compiles', async () => {
    expect(await run('typescript/bin/tsc', '-p', '.')).toBe('');
  }, 60_000);

  test('passes its own tests and every conformance check', async () => {
    expect(await run('vitest/vitest.mjs', 'run', '--root', '.', '--dir', 'packages')).toBe('');
  }, 60_000);

  test('has the files that every game has, under its name', () => {
    const paths = scaffold(NAME).map(({ path }) => path);
    expect(paths).toContain('packages/games/src/hill-race/game.ts');
    expect(paths).toContain('packages/games/test/hill-race/conformance.test.ts');
    expect(paths).toContain('docs/rules/en/hill-race.md');
    expect(['en', 'hu', 'cs'].map((locale) => `packages/text/src/hill-race/${locale}.ts`)).toSatisfy(
      (expected: string[]) => expected.every((path) => paths.includes(path)),
    );
  });

  test('has no name left to fill in', () => {
    for (const name of [NAME, 'go', 'a-very-long-name']) {
      const texts = [
        ...scaffold(name).flatMap(({ path, text }) => [path, text]),
        JSON.stringify(registrationsOf(name)),
      ];
      expect(texts.filter((text) => /\$(?:id|camel|Title|XX)/.test(text))).toEqual([]);
    }
  });

  test('names its rules by two letters', () => {
    const rulesOf = (name: string): string => scaffold(name).find(({ path }) => path.endsWith('.md'))?.text ?? '';
    expect(rulesOf('hill-race')).toContain('- **HR-1**');
    expect(rulesOf('go')).toContain('- **GO-1**');
  });

  test('says what to add where', () => {
    expect(registrationsOf(NAME).slice(0, 2)).toEqual([
      {
        path: 'packages/games/src/index.ts',
        lines: ["import { hillRace } from './hill-race/index.ts';", "  'hill-race': hillRace,"],
      },
      { path: 'packages/games/package.json', lines: ['    "./hill-race": "./src/hill-race/index.ts",'] },
    ]);
  });

  test.each(['', 'x', 'Hill', 'hill_race', '-hill', 'hill--race', '../hill', 'a'.repeat(31)])(
    'is not called %j',
    (name) => {
      expect(refuseGameName(name)).toEqual({ code: 'bad-game-name', values: { name } });
    },
  );

  test('is not called like another', () => {
    expect(refuseGameName('hill-race', ['hill-race'])).toEqual({ code: 'game-name-taken', values: { name: NAME } });
    expect(refuseGameName('hill-race', ['hill'])).toBeNull();
  });
});
