import { listFiles, readText } from './source.ts';

/** The packages for which a lock names the address it was fetched from. */
export function checkLock(path: string, lock: string): string[] {
  return lock
    .split('\n')
    .flatMap((line, index) =>
      /"resolved":\s*"https?:/.test(line) ? [`${path}:${index + 1}: names a registry: ${line.trim()}`] : [],
    );
}

/** Runs the check on the repository. */
export function checkRepositoryLocks(): string[] {
  return listFiles('package-lock.json', 'bench/package-lock.json').flatMap((path) => checkLock(path, readText(path)));
}
