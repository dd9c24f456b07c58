import { describe, expect, test } from 'vitest';

import { checkRules, rulesDefinedIn, rulesNamedInScenario, rulesNamedInTests } from '../check-rules.ts';
import { parseSource } from '../source.ts';

function namedIn(text: string): string[] {
  return rulesNamedInTests(parseSource('packages/games/test/a.test.ts', text)).map(({ id }) => id);
}

describe('checkRules', () => {
  const rule = { id: 'WC-C1', where: 'docs/rules/en/a.md:3' };
  const named = { id: 'WC-C1', where: 'packages/games/test/a.test.ts:9' };

  test('a rule with a test is fine', () => {
    expect(checkRules([rule], [named])).toEqual([]);
  });

  test('a rule without a test is reported', () => {
    expect(checkRules([rule], [])).toEqual(['docs/rules/en/a.md:3: no test names [WC-C1]']);
  });

  test('a test of an unknown rule is reported', () => {
    expect(checkRules([], [named])).toEqual([
      'packages/games/test/a.test.ts:9: [WC-C1] is not a rule in docs/rules/en',
    ]);
  });

  test('a rule written twice is reported', () => {
    const again = { id: 'WC-C1', where: 'docs/rules/en/b.md:1' };
    expect(checkRules([rule, again], [named])).toEqual([
      'docs/rules/en/b.md:1: WC-C1 is already defined at docs/rules/en/a.md:3',
    ]);
  });
});

describe('where rules are defined', () => {
  test('bold at the start of a list item', () => {
    const text = '# Rules\n- **WC-C1** A loop.\n* **WC-C2** Seven, unlike **WC-C9**.\n1. **WC-C10** One.\n';
    expect(rulesDefinedIn('r.md', text)).toEqual([
      { id: 'WC-C1', where: 'r.md:2' },
      { id: 'WC-C2', where: 'r.md:3' },
      { id: 'WC-C10', where: 'r.md:4' },
    ]);
  });

  test('not in running text', () => {
    expect(rulesDefinedIn('r.md', 'See **WC-C1**.\n- but **WC-C2** too')).toEqual([]);
  });
});

describe('where rules are named', () => {
  test.each([
    [`test('[WC-C1] a loop', () => {})`, ['WC-C1']],
    [`it("[WC-C1] [WC-C2] two", () => {})`, ['WC-C1', 'WC-C2']],
    [`test('[WC-C1, WC-C2] two', () => {})`, ['WC-C1', 'WC-C2']],
    ['test(`[WC-C1] with ${n} players`, () => {})', ['WC-C1']],
    [`describe('[WC-C1] a loop', () => {})`, ['WC-C1']],
    [`test.each([1])('[WC-C1] %i', () => {})`, ['WC-C1']],
  ])('%s names them', (text, ids) => {
    expect(namedIn(text)).toEqual(ids);
  });

  test.each([
    '// test("[WC-C1] commented out")',
    `const title = '[WC-C1] elsewhere';`,
    `test.skip('[WC-C1] not run', () => {})`,
    `test.todo('[WC-C1] not written')`,
    `test('WC-C1 without brackets', () => {})`,
  ])('%s names none', (text) => {
    expect(namedIn(text)).toEqual([]);
  });

  test('a scenario names them in its title and in its list', () => {
    const json = JSON.stringify({ title: '[WC-C1] a loop', rules: ['WC-C2'], note: '[WC-C3]' });
    const ids = rulesNamedInScenario('a.json', json).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['WC-C1', 'WC-C2']);
  });
});
