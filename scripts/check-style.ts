import { lineAt, listFiles, problemAt, readSources, readText, walk } from './source.ts';
import type { Source, SyntaxNode } from './source.ts';

/** A function longer than this is split, or says why not. */
export const LONGEST = 50;

const COMMENTS: readonly (readonly [RegExp, string])[] = [
  [/^\s*@ts-(?:ignore|nocheck)/, 'a type error is mended, not silenced'],
  [/(?:oxlint|eslint)-disable/, 'a lint error is mended, not silenced'],
  [/\b(?:TODO|FIXME|XXX)\b/, 'unfinished work is finished, or filed elsewhere'],
];

const FUNCTIONS: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
]);

/** What the linter can't see or could be told to overlook, in one file of a package's src. */
export function checkStyle(source: Source): string[] {
  return [...findBadComments(source), ...findBadSyntax(source), ...findLongFunctions(source)];
}

/** Runs the check on the repository, its documents included. */
export function checkRepositoryStyle(): string[] {
  const documents = listFiles('*.md', 'docs/**/*.md', 'packages/**/*.md');
  return [
    ...readSources('packages/*/src/**/*.{ts,tsx}').flatMap(checkStyle),
    ...documents.flatMap((path) => checkDocument(path, readText(path))),
  ];
}

/** A document says what is, and promises nothing. */
export function checkDocument(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (/\b(?:TODO|FIXME)\b/.test(line) ? [`${path}:${index + 1}: unfinished work`] : []));
}

function findBadComments(source: Source): string[] {
  return source.comments.flatMap((comment) =>
    COMMENTS.filter(([pattern]) => pattern.test(comment.value)).map(([, reason]) =>
      problemAt(source, comment.start, reason),
    ),
  );
}

function findBadSyntax(source: Source): string[] {
  const problems: string[] = [];
  walk(source.program, (node) => {
    if (node.type === 'TSAnyKeyword') problems.push(problemAt(source, node.start, 'any says nothing: name the type'));
    if (node.type === 'TSNonNullExpression') problems.push(problemAt(source, node.start, 'a non-null ! hides a case'));
    if (node.type === 'TSEnumDeclaration') {
      problems.push(problemAt(source, node.start, 'no enums: a const array and the union derived from it'));
    }
  });
  return problems;
}

function findLongFunctions(source: Source): string[] {
  const lines = source.text.split('\n');
  const problems: string[] = [];
  walk(source.program, (node) => {
    if (!FUNCTIONS.has(node.type)) return;
    const first = lineAt(source.text, node.start);
    const length = lineAt(source.text, node.end) - first + 1;
    if (length <= LONGEST || isExcused(lines, first)) return;
    problems.push(problemAt(source, node.start, longMessage(node, length)));
  });
  return problems;
}

function longMessage(node: SyntaxNode, length: number): string {
  const kind = node.type === 'FunctionDeclaration' ? 'function' : 'function expression';
  return `a ${kind} of ${length} lines: split it, or say "// long: reason" on the line above`;
}

function isExcused(lines: readonly string[], first: number): boolean {
  return /^\s*\/\/ long: \S/.test(lines[first - 2] ?? '');
}
