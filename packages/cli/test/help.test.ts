import { describe, expect, test } from 'vitest';

import { boxcars } from './boxcars.ts';

describe('help', () => {
  test('of the whole command names every command and shows examples', async () => {
    const { code, out, err } = await boxcars([]);
    for (const name of ['play', 'games', 'options', 'rules', 'simulate', 'replay', 'scenario', 'new-game', 'bench']) {
      expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    }
    expect(out).toContain('Examples:');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect((await boxcars(['--help'])).out).toBe(out);
  });

  test.each(['play', 'simulate', 'replay', 'options', 'rules'])('of %s shows examples', async (command) => {
    const { code, out } = await boxcars([command, '--help']);
    expect(out).toMatch(new RegExp(`Examples?:\\n  boxcars ${command}`));
    expect(code).toBe(0);
  });
});

describe('lists', () => {
  test('games, for people and for programs', async () => {
    expect((await boxcars(['games'])).out).toMatch(/winners-circle .* 2–6/);
    const rows = JSON.parse((await boxcars(['games', '--json'])).out) as { id: string; seats: object }[];
    expect(rows.find(({ id }) => id === 'winners-circle')?.seats).toEqual({ min: 2, max: 6 });
  });

  test('options with their values and defaults', async () => {
    expect((await boxcars(['options', 'winners-circle'])).out).toMatch(/hiddenBets .* true, false .* false/);
    const game = JSON.parse((await boxcars(['options', 'winners-circle', '--json'])).out) as { options: object };
    expect(game.options).toMatchObject({ hiddenBets: { kind: 'switch', default: false } });
  });

  test('the rulebook, whole or by a rule’s number', async () => {
    expect((await boxcars(['rules', 'winners-circle'])).out).toContain('WC-R4');
    const { out } = await boxcars(['rules', 'winners-circle', 'WC-R4']);
    expect(out).toContain('WC-R4');
    expect(out.trimEnd().split('\n').length).toBeLessThan(20);
  });

  test('in the language asked for', async () => {
    expect((await boxcars(['games', '--lang', 'hu'])).out).toContain('Játékosok');
    expect((await boxcars(['games', '--lang=cs'])).out).toContain('Hráči');
  });
});
