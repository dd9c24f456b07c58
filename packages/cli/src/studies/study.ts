/** How much is played for a study, and with what luck: the same gives the same study, to the byte. */
export interface StudySetup {
  readonly games: number;
  readonly seed: number;
  /** Told after every game. */
  readonly onGame?: () => void;
}

/** What comes of a study: a page, and the charts it shows, by file name. */
export interface StudyPages {
  readonly page: string;
  readonly charts: { readonly [file: string]: string };
}

/** Plays many games of one kind and writes down what they show. */
export type Study = (setup: StudySetup) => StudyPages;

/** Rows as a table in Markdown; the first column is text, the others are numbers. */
export function writeTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A number with so many digits behind the point. */
export function fixed(value: number, digits = 1): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

/** A share as a percentage. */
export function percent(share: number): string {
  return `${fixed(100 * share, 0)} %`;
}

/** The mean of some numbers. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
