import CliTable from 'cli-table3';

import type { Paint } from './paint.ts';

/** A table for people: a bold head, columns after the first aligned to the right unless told otherwise. */
export function drawTable(
  paint: Paint,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: 'left' | 'right' = 'right',
): string {
  const table = new CliTable({
    head: head.map((cell) => paint.bold(cell)),
    colAligns: head.map((_, column) => (column === 0 ? 'left' : align)),
    style: { head: [], border: [], compact: true },
  });
  table.push(...rows.map((row) => [...row]));
  return table.toString();
}
