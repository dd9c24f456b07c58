import { dirname, join } from 'node:path/posix';

import { importsOf } from './imports.ts';
import type { Import } from './imports.ts';
import { isNode, listFiles, nameOf, problemAt, readSources, readText, textOf, walk } from './source.ts';
import type { Place, Source, SyntaxNode } from './source.ts';

/** Which packages of ours a package may import; `types` marks those of which it may import types only. */
const LAYERS: Readonly<Record<string, { readonly values: readonly string[]; readonly types?: readonly string[] }>> = {
  engine: { values: [] },
  games: { values: ['engine'] },
  text: { values: [], types: ['engine', 'games'] },
  bots: { values: ['engine', 'games'] },
  protocol: { values: ['engine'] },
  server: { values: ['engine', 'games', 'bots', 'protocol', 'text'] },
  cli: { values: ['engine', 'games', 'bots', 'protocol', 'text', 'server'] },
  web: { values: ['engine', 'games', 'bots', 'protocol', 'text'] },
};

/** Packages that run anywhere: no clock, no chance of their own, no machine. */
const PURE: ReadonlySet<string> = new Set(['engine', 'games', 'text', 'bots', 'protocol']);

/** Globals of a machine, a browser or a clock. */
const IMPURE_GLOBALS: ReadonlySet<string> = new Set([
  'Buffer',
  'Date',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'navigator',
  'performance',
  'process',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
]);

/** What the shared tests in the engine's testkit may import besides the engine's dependencies. */
const TESTKIT = { folder: 'packages/engine/src/testkit/', mayImport: new Set(['fast-check', 'vitest']) };

/** The dependencies that a package's package.json lists, by package. */
export type Dependencies = Readonly<Record<string, readonly string[]>>;

/** Every import that breaks the layers, every impure name in a pure package, and every circle of imports. */
export function checkImports(sources: readonly Source[], dependencies: Dependencies): string[] {
  return [...sources.flatMap((source) => checkSource(source, dependencies)), ...findCircles(sources)];
}

/** Runs the check on the repository. */
export function checkRepositoryImports(): string[] {
  const sources = readSources('packages/*/{src,test,scripts,prove}/**/*.{ts,tsx}');
  return checkImports(sources, readDependencies());
}

function readDependencies(): Dependencies {
  const files = listFiles('packages/*/package.json');
  return Object.fromEntries(files.map((path) => [packageOf(path), dependenciesIn(readText(path))]));
}

function dependenciesIn(json: string): string[] {
  const { dependencies = {} } = JSON.parse(json) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies);
}

function checkSource(source: Source, dependencies: Dependencies): string[] {
  const own = packageOf(source.path);
  const isSrc = source.path.startsWith(`packages/${own}/src/`);
  const problems = importsOf(source).flatMap((one) => {
    const message = judgeImport(source.path, one, own, isSrc, dependencies[own] ?? []);
    return message === undefined ? [] : [problemAt(source, one.offset, message)];
  });
  return isSrc && PURE.has(own) ? [...problems, ...findImpureNames(source)] : problems;
}

function judgeImport(
  path: string,
  one: Import,
  own: string,
  isSrc: boolean,
  dependencies: readonly string[],
): string | undefined {
  const { specifier } = one;
  if (specifier.startsWith('.')) return judgeRelative(path, specifier, own, isSrc);
  if (specifier.startsWith('node:')) {
    return isSrc && PURE.has(own) ? `${own} runs anywhere and may not import ${specifier}` : undefined;
  }
  const ours = /^@boxcars\/([^/]+)/.exec(specifier)?.[1];
  if (ours !== undefined) return judgeOurs(one, own, ours, isSrc);
  if (!isSrc || dependencies.includes(bareName(specifier))) return undefined;
  if (path.startsWith(TESTKIT.folder) && TESTKIT.mayImport.has(specifier)) return undefined;
  return `${specifier} is not among the dependencies in packages/${own}/package.json`;
}

function judgeRelative(path: string, specifier: string, own: string, isSrc: boolean): string | undefined {
  const home = isSrc ? `packages/${own}/src/` : `packages/${own}/`;
  if (join(dirname(path), specifier).startsWith(home)) return undefined;
  return `${specifier} leaves ${home}: import the package by its name`;
}

function judgeOurs(one: Import, own: string, other: string, isSrc: boolean): string | undefined {
  const layer = LAYERS[own];
  if (layer === undefined) return `packages/${own} has no place in the layers of scripts/check-imports.ts`;
  if (isSrc && PURE.has(own) && one.specifier === '@boxcars/engine/testkit') {
    return `${one.specifier} is for tests and tools, not for the code of ${own}`;
  }
  if (!isSrc && other === own) return undefined;
  if (layer.values.includes(other)) return undefined;
  if (layer.types?.includes(other) !== true) return `${own} may not import ${other}`;
  return one.typeOnly || !isSrc ? undefined : `${own} may import only types of ${other}`;
}

function packageOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function bareName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function findImpureNames(source: Source): string[] {
  const used: { name: string; offset: number }[] = [];
  const declared = new Set<string>();
  walk(source.program, (node, place) => {
    if (node.type === 'ObjectPattern') for (const name of namesTaken(node)) declared.add(name);
    if (isMathRandom(node)) used.push({ name: 'Math.random', offset: node.start });
    const name = nameOf(node);
    if (name === undefined || !IMPURE_GLOBALS.has(name)) return;
    const role = roleOf(place);
    if (role === 'declared') declared.add(name);
    if (role === 'used') used.push({ name, offset: node.start });
  });
  return used
    .filter(({ name }) => !declared.has(name))
    .map(({ name, offset }) => problemAt(source, offset, `${name} may not be used in ${packageOf(source.path)}`));
}

/** The names that `{ a, b: c }` on the left of an assignment declares. */
function namesTaken(pattern: SyntaxNode): string[] {
  const fields: readonly unknown[] = Array.isArray(pattern['properties']) ? pattern['properties'] : [];
  return fields.flatMap((field) => (isNode(field) ? (nameOf(field['value']) ?? []) : []));
}

function isMathRandom(node: SyntaxNode): boolean {
  if (node.type === 'MemberExpression' && nameOf(node['object']) === 'Math') {
    return nameOf(node['property']) === 'random' || textOf(node['property']) === 'random';
  }
  // const { random } = Math
  return node.type === 'VariableDeclarator' && nameOf(node['init']) === 'Math';
}

const BINDING_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'local',
  'param',
  'params',
  'label',
  'elements',
  'argument',
]);

/** Whether an identifier is a mere name (of a field, say), declares something, or uses something. */
function roleOf({ parent, field }: Place): 'name' | 'declared' | 'used' {
  if (parent === undefined) return 'used';
  const isField = field === 'property' || field === 'key' || field === 'imported' || field === 'exported';
  if (isField && parent['computed'] !== true) return 'name';
  if (parent.type === 'TSQualifiedName' && field === 'right') return 'name';
  const inPattern = parent.type === 'AssignmentPattern' && field === 'left';
  const isExpression =
    /Expression$|Statement$|^SpreadElement$/.test(parent.type) && field !== 'params' && field !== 'id';
  return inPattern || (BINDING_FIELDS.has(field) && !isExpression) ? 'declared' : 'used';
}

/** Circles among the imports that are left at run time; imports of types are erased and don't count. */
function findCircles(sources: readonly Source[]): string[] {
  const known = new Set(sources.map((source) => source.path));
  const next = new Map(sources.map((source) => [source.path, runtimeImports(source, known)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      circles.push(`${path}: imports itself: ${[...trail.slice(trail.indexOf(path)), path].join(' -> ')}`);
    }
    if (trail.includes(path) || done.has(path)) return;
    for (const other of next.get(path) ?? []) visit(other, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) visit(path, []);
  return circles;
}

function runtimeImports(source: Source, known: ReadonlySet<string>): string[] {
  return importsOf(source)
    .filter((one) => !one.typeOnly && one.specifier.startsWith('.'))
    .map((one) => join(dirname(source.path), one.specifier))
    .filter((path) => known.has(path));
}
