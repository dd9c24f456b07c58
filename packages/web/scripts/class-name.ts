import { createHash } from 'node:crypto';

/** A class of a style sheet as the built site calls it: its own name, told apart by a few letters of its file's. */
export function className(name: string, file: string): string {
  const path = file.replace(/^.*\/src\//, '').replace(/\?.*$/, '');
  return `${name}_${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 3)}`;
}
