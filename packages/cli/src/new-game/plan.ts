import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { refuseGameName, registrationsOf, scaffold, type Registration } from '@boxcars/engine/testkit';

import { badInput } from '../bad-input.ts';
import { register } from './register.ts';

/** A file as it will be. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  readonly isNew: boolean;
}

/** How many of the registrations a new game needs at once; the others are for what it may get later. */
const AT_ONCE = 3;

/** Everything a new game writes in the project at `root`, worked out before anything is written. */
export function planGame(root: string, name: string, taken: readonly string[]): PlannedFile[] {
  const refusal = refuseGameName(name, taken);
  if (refusal !== null) throw badInput(`refusal.${refusal.code}`, { name, taken });
  const files = scaffold(name);
  const standing = files.find(({ path }) => existsSync(join(root, path)));
  if (standing !== undefined) throw badInput('cli.file-exists', { file: standing.path });
  checkLetters(root, name, files.find(({ path }) => path.endsWith('.md'))?.text ?? '');
  const edits = registrationsOf(name).slice(0, AT_ONCE);
  return [
    ...files.map(({ path, text }) => ({ path, text, isNew: true })),
    ...edits.map((edit) => ({ path: edit.path, text: addTo(root, edit), isNew: false })),
  ];
}

function addTo(root: string, { path, lines }: Registration): string {
  return register(readFileSync(join(root, path), 'utf8'), lines);
}

/** Rules are named by two letters of the game's name: two games with the same letters could not be told apart. */
function checkLetters(root: string, name: string, rulebook: string): void {
  const letters = lettersIn(rulebook);
  const folder = join(root, 'docs', 'rules', 'en');
  if (letters === undefined || !existsSync(folder)) return;
  const other = readdirSync(folder).find((file) => lettersIn(readFileSync(join(folder, file), 'utf8')) === letters);
  if (other !== undefined) throw badInput('cli.letters-taken', { name, letters, game: other.replace(/\.md$/, '') });
}

function lettersIn(rulebook: string): string | undefined {
  return /^- \*\*([A-Z]{2})-/m.exec(rulebook)?.[1];
}
