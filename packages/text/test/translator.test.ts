import { describe, expect, test } from 'vitest';

import { genericSay, line, player, refusalLine, sayOf, translator } from '../src/index.ts';

const names = (seat: number): string => ['Anna', 'Béla', 'Cyril'][seat] ?? '?';

describe('a translator', () => {
  test('fills values in, lists in the way of the language', () => {
    const values = { option: 'speed', allowed: ['slow', 'fast', 'wild'] };
    expect(translator('en')('refusal.unknown-option', values)).toBe(
      'There is no option speed; there are: slow, fast, and wild.',
    );
    expect(translator('cs')('refusal.unknown-option', values)).toContain('slow, fast a\u00A0wild');
    expect(translator('hu')('refusal.unknown-option', values)).toContain('slow, fast és wild');
  });

  test('chooses plural forms', () => {
    const values = { seconds: '1.0', rate: '9', threads: 1 };
    expect(translator('cs')('cli.simulated.speed', { ...values, games: 3 })).toContain('3 hry');
    expect(translator('cs')('cli.simulated.speed', { ...values, games: 5 })).toContain('5 her');
    expect(translator('en')('cli.simulated.speed', { ...values, games: 1 })).toContain('1 game in');
  });

  test('names seats, also inside lists and other lines', () => {
    const t = translator('en', { seatName: names });
    expect(t('cli.play.won', { count: 2, winners: [player(0), player(2)] })).toBe('The winners: Anna and Cyril.');
    expect(t('cli.play.seats', { players: [line('cli.play.bot', { name: player(1) })] })).toBe(
      'At the table: Béla (bot).',
    );
    expect(translator('cs')('cli.play.ready', { seat: player(1) })).toMatch(/^Hráč 2:/);
  });

  test('finds the Hungarian article by sound', () => {
    const t = translator('hu');
    expect(t('cli.play.resumed', { entry: 1 })).toBe('Folytatás az 1. bejegyzés után.');
    expect(t('cli.play.resumed', { entry: 5 })).toContain('az 5.');
    expect(t('cli.play.resumed', { entry: 12 })).toContain('a 12.');
    expect(t('cli.play.resumed', { entry: 1000 })).toContain('az 1000.');
    expect(t('cli.missing-value', { flag: '--option' })).toMatch(/^Az --option/);
    expect(t('cli.missing-value', { flag: '--seat' })).toMatch(/^A --seat/);
  });

  test('gives back a key that nobody knows, and shows a value that nobody gave', () => {
    const t = translator('hu');
    expect(t('event.never-heard-of')).toBe('event.never-heard-of');
    expect(t.has('event.never-heard-of')).toBe(false);
    expect(t.has('toString')).toBe(false);
    expect(t('cli.no-file')).toBe('Nincs ilyen fájl: {file}.');
  });
});

describe('a game without text', () => {
  const t = translator('en', { seatName: names });

  test('speaks in codes and values', () => {
    const context = { viewer: 0 };
    const event = { type: 'bet-placed', seat: 1, horse: 3, among: [1, 2], token: null };
    expect(t(genericSay.event(event, context) ?? '')).toBe('bet placed (seat: Béla, horse: 3, among: [1,2], token: –)');
    expect(t(genericSay.action({ type: 'pass' }, context))).toBe('pass');
    expect(sayOf('no-such-game')).toBe(genericSay);
  });

  test('says the engine’s refusals in a sentence and its own in codes', () => {
    expect(t(refusalLine('no-such-game', { code: 'not-asked' }))).toBe('You are not being asked right now.');
    expect(t(refusalLine('no-such-game', { code: 'too-dear', values: { price: 3 } }))).toBe('too dear (price: 3)');
  });
});
