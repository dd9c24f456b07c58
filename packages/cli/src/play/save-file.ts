import { accessSync, constants, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { writeJournal, type Journal } from '@boxcars/engine';

import { badInput } from '../bad-input.ts';

/** The file a game is kept in, if any. What is in it is always a whole journal. */
export class SaveFile {
  /** As the person named it; null while there is none. */
  path: string | null = null;

  /** Makes a new file the game's: one that isn't there yet, in a folder that can be written to. */
  name(path: string): void {
    if (existsSync(path)) throw badInput('cli.file-exists', { file: path });
    if (!canWrite(dirname(resolve(path)))) throw badInput('cli.cannot-write', { file: path });
    this.path = path;
  }

  /** Makes a new file in the working folder the game's, named after it. */
  nameAfter(game: string): string {
    for (let number = 1; ; number++) {
      const path = number === 1 ? `${game}.journal` : `${game}-${number}.journal`;
      if (existsSync(path)) continue;
      this.name(path);
      return path;
    }
  }

  /** Goes on with a file that is there. */
  goOn(path: string): void {
    this.path = path;
  }

  /** Writes the journal, whole or not at all. Without a file it does nothing. */
  write(journal: Journal): void {
    if (this.path === null) return;
    const part = `${this.path}.part`;
    try {
      writeFileSync(part, writeJournal(journal));
      renameSync(part, this.path);
    } catch {
      rmSync(part, { force: true });
      throw badInput('cli.cannot-write', { file: this.path });
    }
  }
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
