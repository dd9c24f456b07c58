import type { Translator } from '../../words.ts';

/** A number with one digit after the point, as the reader writes it. */
export function decimal(t: Translator, value: number): string {
  return new Intl.NumberFormat(t.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
}

/** A part of 36 rolls in hundredths. */
export function percent(t: Translator, rolls: number): string {
  return new Intl.NumberFormat(t.locale, { style: 'percent' }).format(rolls / 36);
}
