import { describe, expect, test } from 'vitest';

import { common, locales, translator } from '../src/index.ts';

const CODES = Object.keys(common.en).filter((key) => key.startsWith('coach.'));
const STYLES = ['steady', 'careful', 'greedy', 'spiteful'];

describe.each(locales)('the coach in %s', (locale) => {
  const t = translator(locale);

  test('says the numbers it was given', () => {
    expect(t('coach.stands', { percent: 62, margin: 5 })).toMatch(/62.*5/);
    expect(t('coach.dice-town.sheriff', { times: 7 })).toContain('7');
  });

  test('has a sentence for every code', () => {
    expect(CODES.length).toBeGreaterThan(10);
    for (const code of CODES) expect(common[locale][code]).toMatch(/\.$/);
  });

  test('every style has a name and a line', () => {
    for (const style of STYLES) {
      expect(t(`bot.${style}`)).not.toMatch(/^bot\./);
      expect(t(`bot.${style}.line`)).toMatch(/\.$/);
    }
  });
});
