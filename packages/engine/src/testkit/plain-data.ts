/** A copy by way of JSON: what a stored state is. Checks copy with it, so that only `clone` depends on the game's clone. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Whether a value is an object with names, and no array. */
export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first place where a value is not plain data that survives JSON, as a path; null when there is none. */
export function findUnplain(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (Array.isArray(value)) return firstOf(value.entries(), path);
  if (!isRecord(value) || !isPlain(value)) return path === '' ? '.' : path;
  return firstOf(Object.entries(value), path);
}

/** The value at a path such as `players/0/coins`, or undefined. Numbers count from the end when negative. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const name of path.split('/').filter((part) => part !== '')) at = step(at, name);
  return at;
}

function step(at: unknown, name: string): unknown {
  if (Array.isArray(at)) return /^-?\d+$/.test(name) ? (at as readonly unknown[]).at(Number(name)) : undefined;
  return isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
}

function firstOf(entries: Iterable<readonly [string | number, unknown]>, path: string): string | null {
  for (const [name, inner] of entries) {
    const found = findUnplain(inner, path === '' ? String(name) : `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
