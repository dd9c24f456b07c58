import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseSync, visitorKeys } from 'oxc-parser';

/** The folder of the repository. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A node of the syntax tree, seen only as far as the checks need it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A comment with its text, without the marks around it. */
export interface Comment {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A parsed file; `path` is relative to the repository, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly program: SyntaxNode;
  readonly comments: readonly Comment[];
}

/** Parses TypeScript or JavaScript; a syntax error throws with the place. */
export function parseSource(path: string, text: string): Source {
  const result = parseSync(path, text);
  const [error] = result.errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return { path, text, program: result.program as unknown as SyntaxNode, comments: result.comments };
}

/** The files that match, relative to the repository and sorted; installed packages never match. */
export function listFiles(...patterns: readonly string[]): string[] {
  const found = globSync([...patterns], { cwd: ROOT, exclude: (path) => path.split('/').includes('node_modules') });
  return found.map((path) => path.replaceAll('\\', '/')).sort();
}

/** Reads a file of the repository as text. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Reads and parses the files that match. */
export function readSources(...patterns: readonly string[]): Source[] {
  return listFiles(...patterns).map((path) => parseSource(path, readText(path)));
}

/** The line, counted from 1, on which an offset lies. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** `path:line: message`, as every check reports. */
export function problemAt(source: Source, offset: number, message: string): string {
  return `${source.path}:${lineAt(source.text, offset)}: ${message}`;
}

/** Where a node hangs: its parent and the parent's field that holds it. */
export interface Place {
  readonly parent: SyntaxNode | undefined;
  readonly field: string;
}

/** Visits a node and everything below it, outermost first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode, place: Place) => void): void {
  step(node, { parent: undefined, field: '' }, visit);
}

function step(node: SyntaxNode, place: Place, visit: (node: SyntaxNode, place: Place) => void): void {
  visit(node, place);
  for (const field of visitorKeys[node.type] ?? []) {
    const value = node[field];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) step(child, { parent: node, field }, visit);
    }
  }
}

/** Whether a value is a node of the syntax tree. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The name of an identifier, or nothing for another node. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined;
}

/** The text of a string literal or of a template's fixed parts, or nothing for another node. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  return node['quasis'].map((part: { value: { raw: string } }) => part.value.raw).join('…');
}
