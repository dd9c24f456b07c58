/**
 * Adds a game's lines to the text of a registry: an import below the last import, a row above the first row that comes
 * after it by name, or below the last one. What is there already stays as it is.
 */
export function register(text: string, lines: readonly string[]): string {
  return lines.reduce(
    (before, line) => (line.startsWith('import ') ? addImport(before, line) : addRow(before, line)),
    text,
  );
}

function addImport(text: string, line: string): string {
  const rows = text.split('\n');
  const last = rows.findLastIndex((row) => row.startsWith('import ') || row.startsWith("} from '"));
  rows.splice(last + 1, 0, line);
  return rows.join('\n');
}

/** A row of a registry: `  'dice-town': diceTown,` or `    "./dice-town": "./src/dice-town/index.ts",`. */
const ROW = /^ +(?:'([a-z-]+)'|([a-z]+)|"\.\/([a-z-]+)"): (?:[a-zA-Z]+|"\.\/src\/[a-z-]+\/index\.ts"),?$/;

function addRow(text: string, line: string): string {
  const rows = text.split('\n');
  const places = rows.flatMap((row, at) => (ROW.test(row) ? [at] : []));
  const after = places.find((at) => nameIn(rows[at] ?? '') > nameIn(line));
  const last = places.at(-1);
  if (last === undefined) throw new Error(`no row of a game to put beside ${line.trim()}`);
  if (after !== undefined) rows.splice(after, 0, line);
  else
    rows.splice(
      last,
      1,
      withComma(rows[last] ?? ''),
      rows[last]?.endsWith(',') === true ? line : line.replace(/,$/, ''),
    );
  return rows.join('\n');
}

function nameIn(row: string): string {
  const [, quoted, bare, path] = ROW.exec(row) ?? [];
  return quoted ?? bare ?? path ?? '';
}

function withComma(row: string): string {
  return row.endsWith(',') ? row : `${row},`;
}
