import { describe, expect, test } from 'vitest';

import { makePaint, pad, unpaint, wantsColour, widthOf, wrap } from '../src/paint.ts';

describe('colour', () => {
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
  ])('with %o and a terminal %s is used: %s', (env, isTerminal, expected) => {
    expect(wantsColour(env, isTerminal)).toBe(expected);
  });

  test('can be taken off again, and takes no room', () => {
    const text = makePaint(true).bold(makePaint(true).red('háló'));
    expect(text).toBe('\u001B[1m\u001B[31mháló\u001B[39m\u001B[22m');
    expect(unpaint(text)).toBe('háló');
    expect(widthOf(text)).toBe(4);
    expect(makePaint(false).red('x')).toBe('x');
  });
});

describe('padding', () => {
  test('counts columns, not letters', () => {
    expect(pad('a\u0301b', 4)).toBe('a\u0301b  ');
    expect(pad('🎲', 4, 'right')).toBe('  🎲');
    expect(pad('long', 2)).toBe('long');
  });
});

describe('wrapping', () => {
  test('breaks between words and indents what follows', () => {
    expect(wrap('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
    expect(wrap('short', 9)).toEqual(['short']);
    expect(wrap('- unbreakably long', 6, '  ')).toEqual(['-', '  unbreakably', '  long']);
    expect(wrap(makePaint(true).bold('one') + ' two', 7)).toHaveLength(1);
  });
});
