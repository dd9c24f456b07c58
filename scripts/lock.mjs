// Plain JavaScript that runs on Node 20, before anything is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The `packages` of package-lock.json, by path. */
export function readLock(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/** Why node_modules must be installed anew, or nothing when it holds what the lock says. */
export function installedDiffers(root) {
  let installed;
  try {
    installed = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch {
    return 'none are installed yet';
  }
  return firstDifference(readLock(root), installed);
}

/** The first package in which an installation differs from its lock, as half a sentence. */
export function firstDifference(lock, installed) {
  for (const [path, wanted] of Object.entries(lock)) {
    if (!path.includes('node_modules/')) continue;
    const found = installed[path];
    if (found === undefined && (wanted.optional || wanted.devOptional || wanted.peer)) continue;
    if (found === undefined) return `${nameOf(path)} is missing`;
    if (found.version !== wanted.version) return `${nameOf(path)} is ${found.version}, not ${wanted.version}`;
  }
  return undefined;
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
