import { refusal, type Refusal } from '../../refusal.ts';
import { GAME_FILES } from './game-files.ts';
import { OTHER_FILES } from './other-files.ts';

/** A file to write, with its path in the repository. */
export interface ScaffoldFile {
  readonly path: string;
  readonly text: string;
}

/** Lines to add to a file that is there already. */
export interface Registration {
  readonly path: string;
  readonly lines: readonly string[];
}

const NAME = /^[a-z]+(?:-[a-z]+)*$/;
const LONGEST = 30;

/** Why a game can't be called this, or null. `taken` are the ids there are. */
export function refuseGameName(name: string, taken: readonly string[] = []): Refusal | null {
  if (!NAME.test(name) || name.length < 2 || name.length > LONGEST) return refusal('bad-game-name', { name });
  return taken.includes(name) ? refusal('game-name-taken', { name }) : null;
}

/** A small honest game of this name that passes every check at once: a place to start from. The name must be a good one. */
export function scaffold(name: string): ScaffoldFile[] {
  const rules = Object.entries(GAME_FILES).map(([path, text]) => [`packages/games/src/$id/${path}`, text] as const);
  return [...rules, ...Object.entries(OTHER_FILES)].map(([path, text]) => ({
    path: fill(path, name),
    text: fill(text, name),
  }));
}

/** What must be added elsewhere for the game to be found: the first three at once, the others when it has them. */
export function registrationsOf(name: string): Registration[] {
  const rows: readonly (readonly [string, ...string[]])[] = [
    ['packages/games/src/index.ts', "import { $camel } from './$id/index.ts';", "  '$id': $camel,"],
    ['packages/games/package.json', '    "./$id": "./src/$id/index.ts",'],
    ['packages/text/src/registry.ts', "import { $camelText } from './$id/index.ts';", "  '$id': $camelText,"],
    ['packages/games/scripts/golden-list.ts', "  { game: '$id', seats: 2, seed: 1 },"],
    ['packages/bots/src/registry.ts', "import { $camelPolicy } from './$id.ts';", "  '$id': $camelPolicy,"],
    ['packages/cli/src/boards/index.ts', "import { $camelBoard } from './$id.ts';", "  '$id': $camelBoard,"],
  ];
  return rows.map(([path, ...lines]) => ({ path, lines: lines.map((line) => fill(line, name)) }));
}

/** Puts the names of a game into a text. */
function fill(text: string, name: string): string {
  const words = name.split('-');
  const [first = '', ...rest] = words;
  const camel = first + rest.map(capital).join('');
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const letters = (initials.length > 1 ? initials : name).slice(0, 2).toUpperCase();
  return text
    .replaceAll('$camel', camel)
    .replaceAll('$Title', words.map(capital).join(' '))
    .replaceAll('$XX', letters)
    .replaceAll('$id', name);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
