// `npm run golden`: plays the golden playthroughs again and writes them down. Read their difference before you commit it.
// Where the same answers and luck lead elsewhere than before, the game must have a new version; `--anew` says that no
// match of this version exists anywhere, so that it may still change. Other arguments name games.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { playthrough, readPlaythrough } from '@boxcars/engine/testkit';

import { findGame } from '../src/index.ts';
import { fileOf, GOLDENS, type Golden } from './golden-list.ts';

const FOLDER = fileURLToPath(new URL('../golden/', import.meta.url));
const args = process.argv.slice(2);
const isAnew = args.includes('--anew');
const wanted = args.filter((arg) => !arg.startsWith('--'));

mkdirSync(FOLDER, { recursive: true });
if (wanted.length === 0) removeStrangers();
const refused = GOLDENS.filter(({ game }) => wanted.length === 0 || wanted.includes(game)).filter((one) => !write(one));
process.exitCode = refused.length === 0 ? 0 : 1;

/** Plays and writes one. False when its game needs a new version first. */
function write(golden: Golden): boolean {
  const file = fileOf(golden);
  const game = findGame(golden.game);
  if (game === undefined) throw new Error(`${file}: there is no game ${golden.game}`);
  const text = playthrough(game, golden);
  const before = read(file);
  const [was, is] = [before, text].map(readPlaythrough);
  const needsVersion = was !== null && was?.version === is?.version && was?.journal !== is?.journal;
  if (needsVersion && !isAnew) {
    console.error(`${file}: plays otherwise than before. Raise the version of ${golden.game}, or say --anew.`);
    return false;
  }
  if (text !== before) writeFileSync(FOLDER + file, text);
  console.log(`${text === before ? 'same' : 'written'}: ${file}`);
  return true;
}

function removeStrangers(): void {
  const known = new Set(GOLDENS.map(fileOf));
  for (const file of globSync('*.txt', { cwd: FOLDER })) {
    if (!known.has(file)) rmSync(FOLDER + file);
  }
}

function read(file: string): string {
  try {
    return readFileSync(FOLDER + file, 'utf8');
  } catch {
    return '';
  }
}
