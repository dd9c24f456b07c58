import { pad, widthOf } from '../paint.ts';

/** Parts on as few lines as the width allows, with `between` them; a part is never broken. */
export function flow(parts: readonly string[], width: number, between = ' · ', indent = ''): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = last === undefined ? null : last + between + part;
    if (joined !== null && widthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(lines.length === 0 ? part : indent + part);
  }
  return lines;
}

/** A column of a small table. Those with the highest `dropped` go first when the width is too small. */
export interface Column {
  readonly head: string;
  readonly cells: readonly string[];
  readonly align?: 'left' | 'right';
  readonly dropped?: number;
}

/** Columns side by side, each as wide as it needs, two spaces apart or, where that is too wide, one. */
export function drawColumns(columns: readonly Column[], width: number): string[] {
  const sizes = columns.map(({ head, cells }) => Math.max(widthOf(head), ...cells.map(widthOf)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const gap = total + 2 * (columns.length - 1) <= width ? '  ' : ' ';
  const drop = Math.max(...columns.map((column) => column.dropped ?? 0));
  if (total + gap.length * (columns.length - 1) > width && drop > 0) {
    return drawColumns(
      columns.filter((column) => column.dropped !== drop),
      width,
    );
  }
  const rows = Array.from({ length: 1 + Math.max(...columns.map(({ cells }) => cells.length)) }, (_, row) =>
    columns.map(({ head, cells, align }, at) => pad(row === 0 ? head : (cells[row - 1] ?? ''), sizes[at] ?? 0, align)),
  );
  return rows.map((cells) => cells.join(gap).trimEnd());
}
