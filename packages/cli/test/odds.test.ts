import { describe, expect, test } from 'vitest';

import { BadInput } from '../src/bad-input.ts';
import { readOddsQuestion } from '../src/dice-tower/odds-reading.ts';
import { describeOdds } from '../src/dice-tower/odds-table.ts';
import { boxcars } from './boxcars.ts';

describe('boxcars odds', () => {
  test('prints the chance of every card and the best moves', async () => {
    const { code, out } = await boxcars(['odds', 'dice-tower', 'four=2', 'five=3', '--dice', 'pppp/gb']);
    expect(code).toBe(0);
    expect(out).toContain('Odds with 2 rolls left');
    expect(out).toContain('▲ ▲ ▲ ▲ / ● ↑  (pppp/gb)');
    expect(out).toMatch(/Five\s+│\s+3 │\s+69\.1 %/);
    expect(out).toMatch(/Take Four\s+│\s+take 1 │\s+2\.000/);
  });

  test('gives programs JSON', async () => {
    const { code, out } = await boxcars(['odds', 'dice-tower', 'trio', '--json']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as { cards: { chance: number }[]; moves: { do: string }[] };
    expect(told.cards[0]?.chance).toBeCloseTo(0.9205, 4);
    expect(told.moves[0]?.do).toBe('roll all');
  });

  test('tells how to ask in its help', async () => {
    const { out } = await boxcars(['odds', '--help']);
    expect(out).toContain('boxcars odds dice-tower four=2 five=3 --dice pppp/gb');
    expect(out).toContain('--inherited');
  });

  test('bad input is one sentence and exit code 2', async () => {
    const { code, out, err } = await boxcars(['odds', 'dice-tower', 'four', '--dice', 'pppp/g']);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('“pppp/g” is not six dice');
    expect((await boxcars(['odds', 'winners-circle', 'four'])).code).toBe(2);
  });
});

describe('what is asked', () => {
  test('cards are worth their points unless told otherwise; colours go by name or letter', () => {
    const { cards, worths } = readOddsQuestion(['trio', 'trio:blue', 'full:by=2.5'], {});
    expect(worths).toEqual([1, 2, 2.5]);
    expect(cards[2]).toEqual({ combination: 'full', colours: ['blue', 'yellow'] });
  });

  test('a roll, with what was refused and what may be turned', () => {
    const flags = { dice: 'ppgb/oo', left: '1', refused: '1,3', turn: true } as const;
    expect(readOddsQuestion(['four', 'five', 'six'], flags).position).toEqual({
      stage: 'rolled',
      dice: [2, 2, 4, 0, 3, 3],
      rollsLeft: 1,
      refused: 0b101,
      canTurn: true,
    });
    expect(describeOdds(readOddsQuestion(['four'], { dice: 'pppp/gb', left: '0' }))).toMatchObject({ value: 2 });
  });

  test.each([
    [[], {}, 'odds.how-many-cards'],
    [['four', 'five', 'six', 'trio'], {}, 'odds.how-many-cards'],
    [['seven'], {}, 'odds.not-a-card'],
    [['trio:red'], {}, 'odds.not-a-card'],
    [['full:blue'], {}, 'odds.not-a-card'],
    [['full:blue+blue'], {}, 'odds.not-a-card'],
    [['four=much'], {}, 'odds.not-a-card'],
    [['four'], { dice: 'pppx/gb' }, 'odds.not-dice'],
    [['four'], { left: '1' }, 'odds.needs-dice'],
    [['four'], { turn: true }, 'odds.needs-dice'],
    [['four'], { dice: 'pppp/gb', left: '3' }, 'cli.not-in-range'],
    [['four'], { dice: 'pppp/gb', left: '1', refused: '2' }, 'cli.not-in-range'],
    [['four'], { dice: 'pppp/gb', refused: '1' }, 'odds.refused-too-early'],
    [['four'], { dice: 'pppp/gb', left: '1', turn: true }, 'odds.no-doubles'],
    [['four'], { dice: 'pppp/gb', inherited: true, left: '1' }, 'odds.inherited-alone'],
  ] as const)('%j with %j is refused: %s', (cards, flags, key) => {
    let refused: unknown = null;
    try {
      readOddsQuestion(cards, flags);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(BadInput);
    expect(refused instanceof BadInput && refused.line.key).toBe(key);
  });
});
