import type { Translator } from '../../words.ts';
import type { Range } from './standing.ts';

/** An amount with its unit. */
export function moneyText(t: Translator, money: number): string {
  return t('board.money', { money });
}

/** A gain or a loss, with its sign. */
export function gainText(t: Translator, amount: number): string {
  if (amount === 0) return moneyText(t, 0);
  return `${amount > 0 ? '+' : '−'}${moneyText(t, Math.abs(amount))}`;
}

/** What can be gained or lost; one amount where the reader knows it. */
export function gainRangeText(t: Translator, { least, most }: Range): string {
  if (least === most) return gainText(t, least);
  return t('board.range', { least: gainText(t, least), most: gainText(t, most) });
}

/** What something is worth; one amount where the reader knows it. */
export function moneyRangeText(t: Translator, { least, most }: Range): string {
  if (least === most) return moneyText(t, least);
  return t('board.range', { least: moneyText(t, least), most: moneyText(t, most) });
}
