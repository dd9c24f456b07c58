import { listFiles, nameOf, isNode, lineAt, readSources, readText, textOf, walk } from './source.ts';
import type { Source, SyntaxNode } from './source.ts';

/** A rule id and where it stands. */
export interface RuleMention {
  readonly id: string;
  readonly where: string;
}

const ID = '[A-Z]{2}-[A-Z0-9]+';
const DEFINITION = new RegExp(`^\\s*(?:[-*+]|\\d+\\.)\\s+\\*\\*(${ID})\\*\\*`);
const BRACKETS = new RegExp(`\\[(${ID}(?:[\\s,]+${ID})*)\\]`, 'g');
const EACH_ID = new RegExp(ID, 'g');

/** Every rule that no test names, every name in a test that no rule has, and every rule written twice. */
export function checkRules(defined: readonly RuleMention[], named: readonly RuleMention[]): string[] {
  const rules = new Map<string, string>();
  const problems: string[] = [];
  for (const { id, where } of defined) {
    const first = rules.get(id);
    if (first === undefined) rules.set(id, where);
    else problems.push(`${where}: ${id} is already defined at ${first}`);
  }
  const tested = new Set(named.map(({ id }) => id));
  for (const [id, where] of rules) {
    if (!tested.has(id)) problems.push(`${where}: no test names [${id}]`);
  }
  for (const { id, where } of named) {
    if (!rules.has(id)) problems.push(`${where}: [${id}] is not a rule in docs/rules/en`);
  }
  return problems;
}

/** Runs the check on the repository. */
export function checkRepositoryRules(): string[] {
  const defined = listFiles('docs/rules/en/**/*.md').flatMap((path) => rulesDefinedIn(path, readText(path)));
  const tests = readSources('packages/**/test/**/*.test.ts').flatMap(rulesNamedInTests);
  const scenarios = listFiles('packages/games/**/scenarios/**/*.json').flatMap((path) =>
    rulesNamedInScenario(path, readText(path)),
  );
  return checkRules(defined, [...tests, ...scenarios]);
}

/** The ids a rulebook defines: bold, at the start of a list item. */
export function rulesDefinedIn(path: string, markdown: string): RuleMention[] {
  return markdown.split('\n').flatMap((line, index) => {
    const id = DEFINITION.exec(line)?.[1];
    return id === undefined ? [] : [{ id, where: `${path}:${index + 1}` }];
  });
}

/** The ids named in the titles of tests that run. */
export function rulesNamedInTests(source: Source): RuleMention[] {
  const found: RuleMention[] = [];
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression' || !isTestThatRuns(node['callee'])) return;
    const title: unknown = Array.isArray(node['arguments']) ? node['arguments'][0] : undefined;
    const where = `${source.path}:${lineAt(source.text, node.start)}`;
    for (const id of bracketedIds(textOf(title) ?? '')) found.push({ id, where });
  });
  return found;
}

/** The ids named by a scenario file: bracketed in a `title`, bare in a list of `rules`. */
export function rulesNamedInScenario(path: string, json: string): RuleMention[] {
  const ids: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (key === 'title' && typeof value === 'string') ids.push(...bracketedIds(value));
    if (key === 'rules' && Array.isArray(value)) ids.push(...value.filter((id) => typeof id === 'string'));
    return value;
  });
  return ids.map((id) => ({ id, where: path }));
}

function bracketedIds(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) => inside.match(EACH_ID) ?? []);
}

const TEST_FUNCTIONS: ReadonlySet<string> = new Set(['describe', 'it', 'test']);
const NOT_RUN: ReadonlySet<string> = new Set(['skip', 'todo', 'skipIf', 'runIf']);

/** Whether a callee is `test`, `it`, `describe`, or one of their forms such as `test.each(rows)`, and is not skipped. */
function isTestThatRuns(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'CallExpression') return isTestThatRuns(callee['callee']);
  if (callee.type === 'TaggedTemplateExpression') return isTestThatRuns(callee['tag']);
  if (callee.type === 'MemberExpression') return isRunning(callee) && isTestThatRuns(callee['object']);
  return TEST_FUNCTIONS.has(nameOf(callee) ?? '');
}

function isRunning(member: SyntaxNode): boolean {
  return !NOT_RUN.has(nameOf(member['property']) ?? '');
}
