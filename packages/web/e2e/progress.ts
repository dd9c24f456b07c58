import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { fingerprint } from '../scripts/freshness.ts';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

/** What a long proof has found so far: stopped and begun again with the same sources, it goes on where it was. */
export class Progress<T> {
  private readonly file: string;
  private readonly sources = fingerprint();
  private readonly done: { [part: string]: T };
  /** How many parts were found by an earlier run. */
  kept = 0;

  constructor(name: string) {
    this.file = `${CACHE}prove-${name}.json`;
    this.done = read<T>(this.file, this.sources);
  }

  /** The part as it was found before, or as it is found now. */
  async part(name: string, find: () => Promise<T>): Promise<T> {
    const before = this.done[name];
    if (before !== undefined) this.kept += 1;
    const found = before ?? (await find());
    this.done[name] = found;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(this.file, JSON.stringify({ sources: this.sources, done: this.done }));
    return found;
  }
}

function read<T>(file: string, sources: string): { [part: string]: T } {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { sources: string; done: { [part: string]: T } };
    return kept.sources === sources ? kept.done : {};
  } catch {
    return {};
  }
}
