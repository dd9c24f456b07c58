import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { contrast, distance, linear, seenBy, SIGHTS } from './colour.ts';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[\s\S]*?\*\//g,
  '',
);

type Tokens = { readonly [name: string]: string };

/** The colours that the rules with this selector set. */
function tokensOf(selector: string): Tokens {
  const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, head = '']) =>
    head.split(',').some((one) => one.trim() === selector),
  );
  const rows = blocks.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)]);
  return Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value]));
}

const things = tokensOf(':root');
const games = ['dice-town', 'boomtown', 'winners-circle', 'dice-tower'];
const themes = ['light', 'dark'].flatMap((theme) =>
  games.map((game) => {
    const own = tokensOf(`[data-theme='${theme}'] [data-game='${game}']`);
    return [`${theme}, ${game}`, { ...things, ...tokensOf(`[data-theme='${theme}']`), ...own }] as const;
  }),
);

/** Text on what lies behind it: 4.5 (WCAG 1.4.3). */
const TEXT: readonly (readonly [string, string])[] = [
  ...['ink', 'ink-soft', 'accent', 'good', 'bad', 'warn'].flatMap((ink) =>
    ['table', 'table-weave', 'surface', 'raised'].map((ground) => [ink, ground] as const),
  ),
  ['ink', 'accent-soft'],
  ['on-accent', 'accent'],
  ['paper-ink', 'paper'],
  ['paper-soft', 'paper'],
  ['paper-accent', 'paper'],
  ['gold-ink', 'paper'],
  ...Object.keys(things)
    .filter((name) => name.startsWith('town-'))
    .map((name) => ['on-town', name] as const),
  ...Object.keys(things)
    .filter((name) => name.startsWith('seat-'))
    .map((name) => ['on-seat', name] as const),
];

/** Lines that mark a control, and the mark of focus: 3 (WCAG 1.4.11). */
const MARKS: readonly (readonly [string, string])[] = ['line-strong', 'focus', 'accent'].flatMap((mark) =>
  ['table', 'surface', 'raised'].map((ground) => [mark, ground] as const),
);

describe.each(themes)('colours by %s', (_name, tokens: Tokens) => {
  const weak = (pairs: readonly (readonly [string, string])[], least: number): string[] =>
    pairs.flatMap(([ink, ground]) => {
      const ratio = contrast(tokens[ink] ?? '', tokens[ground] ?? '');
      return ratio >= least ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`];
    });

  test('text can be read', () => {
    expect(weak(TEXT, 4.5)).toEqual([]);
  });

  test('controls and focus can be seen', () => {
    expect(weak(MARKS, 3)).toEqual([]);
  });
});

describe.each(['town', 'horse', 'die'])('the colours of each %s', (family) => {
  const colours = Object.entries(things).filter(([name]) => name.startsWith(`${family}-`));

  test.each(Object.keys(SIGHTS))('differ for %s sight', (sight) => {
    const seen = colours.map(([name, hex]) => [name, seenBy(sight, linear(hex))] as const);
    const close = seen.flatMap(([a, first], i) =>
      seen.slice(i + 1).flatMap(([b, second]) => (distance(first, second) < 0.04 ? [`${a} and ${b}`] : [])),
    );
    expect(close).toEqual([]);
  });
});

test('the measure knows black on white, and white on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});
