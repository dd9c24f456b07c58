import { pad, widthOf, type Paint } from '../paint.ts';

/** A numbered choice: what it does, and its short text where there is one. */
export interface Choice {
  readonly label: string;
  readonly notation?: string;
}

/** More choices than this are set in columns, so that the board above stays on the screen. */
const ONE_COLUMN = 8;

/** Lists choices by number: few of them one a line, many in columns. */
export function drawChoices(choices: readonly Choice[], paint: Paint, width: number): string[] {
  const digits = String(choices.length).length;
  const labels = choices.map(({ label }) => widthOf(label));
  const widest = Math.max(...labels, 0);
  const withNotation = choices.length <= ONE_COLUMN && widest + digits + 20 <= width;
  const cells = choices.map(({ label, notation }, at) => {
    const number = paint.cyan(pad(String(at + 1), digits, 'right'));
    const hint = withNotation && notation !== undefined && notation !== label ? `  ${paint.dim(notation)}` : '';
    return `  ${number}  ${hint === '' ? label : pad(label, widest) + hint}`;
  });
  if (choices.length <= ONE_COLUMN) return cells;
  return inColumns(cells, Math.max(1, Math.floor(width / (widest + digits + 6))), Math.floor(width));
}

function inColumns(cells: readonly string[], columns: number, width: number): string[] {
  const height = Math.ceil(cells.length / columns);
  const column = Math.floor(width / columns);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (_unused, at) => pad(cells[at * height + row] ?? '', column))
      .join('')
      .trimEnd(),
  );
}
