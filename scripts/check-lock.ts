import { listFiles, readText } from './source.ts';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What would keep a lock from installing elsewhere: addresses, and packages for other systems that it lacks. */
export function checkLock(path: string, lock: string): string[] {
  return [...findAddresses(path, lock), ...findMissing(path, lock)];
}

/** Runs the check on the repository. */
export function checkRepositoryLocks(): string[] {
  return listFiles('package-lock.json', 'bench/package-lock.json', 'mutation/package-lock.json').flatMap((path) =>
    checkLock(path, readText(path)),
  );
}

function findAddresses(path: string, lock: string): string[] {
  return lock
    .split('\n')
    .flatMap((line, index) =>
      /"resolved":\s*"https?:/.test(line) ? [`${path}:${index + 1}: names a registry: ${line.trim()}`] : [],
    );
}

// `npm ci` refuses a lock without them, although this system never installs them.
function findMissing(path: string, lock: string): string[] {
  const { packages = {} } = JSON.parse(lock) as { packages?: Record<string, Locked> };
  return Object.entries(packages).flatMap(([user, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, user, name))
      .map((name) => `${path}: ${user} may need ${name}, which is not in the lock: take an older release of it`),
  );
}

/** Looks for a package where Node would: in the user's own node_modules, then in those around it. */
function isLocked(packages: Readonly<Record<string, Locked>>, user: string, name: string): boolean {
  for (let place = user; place !== ''; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    if (Object.hasOwn(packages, `${place}/node_modules/${name}`)) return true;
  }
  return Object.hasOwn(packages, `node_modules/${name}`);
}
