// What a first visit weighs: compressed JavaScript of the front page and of a table of each game, in its heaviest
// language. `node packages/web/scripts/size.ts` prints it; a test holds it to the budgets.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Chunk } from './chunk-list.ts';
import { freshSite } from './fresh-site.ts';

/** Bytes, compressed. */
export const BUDGETS = { lobby: 50_000, table: 120_000 } as const;

const GAMES = ['boomtown', 'dice-tower', 'dice-town', 'winners-circle'] as const;
const LOCALES = ['en', 'hu', 'cs'] as const;

export interface Weight {
  readonly page: string;
  readonly bytes: number;
  readonly budget: number;
}

/** Weighs a built site. */
export function weigh(folder: string): Weight[] {
  const page = new Chunks(folder, 'web/src/main.tsx');
  const heaviest = (modules: (locale: string) => readonly string[]): number =>
    Math.max(...LOCALES.map((locale) => page.bytes([...siteIn(locale), ...modules(locale)])));
  return [
    { page: 'lobby', bytes: heaviest(() => ['web/src/lobby/lobby-page.tsx']), budget: BUDGETS.lobby },
    ...GAMES.flatMap((game) => {
      const server = heaviest((locale) => tableIn(locale, game, 'server-page'));
      const local = heaviest((locale) => tableIn(locale, game, 'local-page'));
      const worker = `web/src/net/local/workers/${game}.ts`;
      const rules = new Chunks(folder, worker).bytes([worker]);
      return [
        { page: `${game} on a server`, bytes: server, budget: BUDGETS.table },
        { page: `${game} against bots`, bytes: local + rules, budget: BUDGETS.table },
      ];
    }),
  ];
}

function siteIn(locale: string): readonly string[] {
  return ['web/src/main.tsx', `text/src/site/${locale}.ts`];
}

const ONLINE = ['luck-share.ts', 'notices.tsx', 'table-menu.tsx', 'waiting-room.tsx'].map(
  (file) => `web/src/table/${file}`,
);

/** What is fetched before the first question of a table can be answered. */
function tableIn(locale: string, game: string, page: string): readonly string[] {
  return [
    `text/src/common/${locale}.ts`,
    `text/src/${game}/${locale}.ts`,
    `text/src/${game}/say.ts`,
    'web/src/table/table-view.tsx',
    `web/src/table/${page}.tsx`,
    'web/src/table/coach.tsx',
    ...(page === 'server-page' ? ONLINE : []),
    `web/src/boards/${game}/index.tsx`,
  ];
}

/** The chunks of the page, or of one of its workers. */
class Chunks {
  private readonly all: readonly Chunk[];

  /** Those of the bundle that this module is in. */
  constructor(folder: string, module: string) {
    const bundles = globSync('*.chunks.json', { cwd: folder }).map(
      (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Chunk[],
    );
    this.all = bundles.find((bundle) => bundle.some(({ modules }) => modules.includes(module))) ?? [];
  }

  /** What these modules weigh with everything that comes along. A module in no chunk (a board not drawn yet) is nothing. */
  bytes(modules: readonly string[]): number {
    const needed = new Set<string>();
    const add = (file: string): void => {
      if (needed.has(file)) return;
      needed.add(file);
      for (const next of this.all.find((chunk) => chunk.file === file)?.imports ?? []) add(next);
    };
    for (const module of modules) {
      const chunk = this.all.find((one) => one.modules.includes(module));
      if (chunk !== undefined) add(chunk.file);
    }
    return this.all.reduce((sum, { file, bytes }) => sum + (needed.has(file) ? bytes : 0), 0);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = weigh(freshSite());
  for (const { page, bytes, budget } of weights) {
    console.log(`${page.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${budget / 1000}`);
  }
  if (weights.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;
}
