/** A line of a chart: a point for each value; null is a gap. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Drawn as dashes, without marks. */
  readonly dashed?: boolean;
  /** Which colour and mark, counted from 0; as listed unless told. */
  readonly style?: number;
}

/** What both kinds of chart say about themselves. */
interface Head {
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly labels: readonly string[];
}

const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 56;
const RIGHT = 170;
const TOP = 48;
const BOTTOM = 52;
const PLOT_WIDTH = WIDTH - LEFT - RIGHT;
const PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;

/** Told apart in grey too, and each line has a mark of its own. */
const COLOURS = ['#1b4f72', '#b03a2e', '#1e8449', '#b7950b', '#6c3483', '#34495e'];
const FILLS = ['#9a7d0a', '#5d4037', '#1b4f72'];

/** Lines over a row of labels. */
export function drawLines(head: Head, series: readonly Series[]): string {
  const most = niceTop(series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const x = (at: number): number => LEFT + (PLOT_WIDTH * (at + 0.5)) / head.labels.length;
  const y = (value: number): number => TOP + PLOT_HEIGHT * (1 - value / most);
  const lines = series.flatMap((one, row) => drawSeries(one, one.style ?? row, x, y));
  const legend = series.map((one, row) => drawLegendLine(one, one.style ?? row, row));
  return wrap(head, [...drawGrid(most, y), ...drawLabels(head.labels, x), ...lines, ...legend]);
}

/** Bars put together from parts, one bar a label. */
export function drawBars(head: Head, parts: readonly Series[]): string {
  const sums = head.labels.map((_, at) => parts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const most = niceTop(sums);
  const slot = PLOT_WIDTH / head.labels.length;
  const x = (at: number): number => LEFT + slot * (at + 0.5);
  const y = (value: number): number => TOP + PLOT_HEIGHT * (1 - value / most);
  const bars = head.labels.flatMap((_, at) => drawBar(parts, at, x(at), slot * 0.6, y));
  const legend = parts.map(({ name }, row) => {
    const top = TOP + 20 * row;
    return `<rect x="${WIDTH - RIGHT + 16}" y="${top - 10}" width="14" height="12" fill="${FILLS[row] ?? '#000'}"/>${text(WIDTH - RIGHT + 36, top, name)}`;
  });
  return wrap(head, [...drawGrid(most, y), ...drawLabels(head.labels, x), ...bars, ...legend]);
}

function drawBar(
  parts: readonly Series[],
  at: number,
  x: number,
  width: number,
  y: (value: number) => number,
): string[] {
  let sum = 0;
  return parts.map(({ values }, row) => {
    const value = values[at] ?? 0;
    const top = y(sum + value);
    const height = y(sum) - top;
    sum += value;
    const number = height > 14 ? text(x, top + height / 2 + 4, value.toFixed(1), 'middle', '#fff') : '';
    return `<rect x="${round(x - width / 2)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="${FILLS[row] ?? '#000'}"/>${number}`;
  });
}

function drawSeries(series: Series, style: number, x: (at: number) => number, y: (value: number) => number): string[] {
  const colour = COLOURS[style % COLOURS.length] ?? '#000';
  const points = series.values.flatMap((value, at) => (value === null ? [] : [[x(at), y(value)] as const]));
  const path = points.map(([px, py]) => `${round(px)},${round(py)}`).join(' ');
  const dash = series.dashed === true ? ' stroke-dasharray="4 4" stroke-width="1"' : ' stroke-width="2"';
  const marks = series.dashed === true ? [] : points.map(([px, py]) => drawMark(style, px, py, colour));
  return [`<polyline points="${path}" fill="none" stroke="${colour}"${dash}/>`, ...marks];
}

/** A mark of its own for each line: circle, square, diamond, triangle, cross, ring. */
function drawMark(style: number, x: number, y: number, colour: string): string {
  const [px, py] = [round(x), round(y)];
  const shapes = [
    `<circle cx="${px}" cy="${py}" r="4" fill="${colour}"/>`,
    `<rect x="${px - 4}" y="${py - 4}" width="8" height="8" fill="${colour}"/>`,
    `<path d="M${px} ${py - 5}l5 5-5 5-5-5z" fill="${colour}"/>`,
    `<path d="M${px} ${py - 5}l5 9h-10z" fill="${colour}"/>`,
    `<path d="M${px - 4} ${py - 4}l8 8m0-8l-8 8" stroke="${colour}" stroke-width="2"/>`,
    `<circle cx="${px}" cy="${py}" r="4" fill="#fff" stroke="${colour}" stroke-width="2"/>`,
  ];
  return shapes[style % shapes.length] ?? '';
}

function drawLegendLine(series: Series, style: number, row: number): string {
  const [x, y] = [WIDTH - RIGHT + 16, TOP + 20 * row];
  const colour = COLOURS[style % COLOURS.length] ?? '#000';
  const dash = series.dashed === true ? ' stroke-dasharray="4 4"' : '';
  const mark = series.dashed === true ? '' : drawMark(style, x + 12, y - 4, colour);
  return `<path d="M${x} ${y - 4}h24" stroke="${colour}" stroke-width="2"${dash}/>${mark}${text(x + 32, y, series.name)}`;
}

function drawGrid(most: number, y: (value: number) => number): string[] {
  const steps = Array.from({ length: 5 }, (_, i) => (most * i) / 4);
  return steps.map(
    (value) =>
      `<path d="M${LEFT} ${round(y(value))}h${PLOT_WIDTH}" stroke="#ddd"/>${text(LEFT - 8, y(value) + 4, String(round(value)), 'end')}`,
  );
}

function drawLabels(labels: readonly string[], x: (at: number) => number): string[] {
  return labels.map((label, at) => text(x(at), HEIGHT - BOTTOM + 20, label, 'middle'));
}

function wrap({ title, across, up }: Head, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="20" font-size="15" font-weight="bold" fill="#222">${escapeText(title)}</text>`,
    text(LEFT, 38, up, 'start', '#555'),
    text(LEFT + PLOT_WIDTH / 2, HEIGHT - 12, across, 'middle', '#555'),
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function text(x: number, y: number, words: string, anchor = 'start', fill = '#222'): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${fill}">${escapeText(words)}</text>`;
}

function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A round number at or above the greatest value. */
function niceTop(values: readonly number[]): number {
  const greatest = Math.max(...values, 0.001);
  const power = 10 ** Math.floor(Math.log10(greatest));
  const step = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8].find((one) => one * power >= greatest) ?? 10;
  return step * power;
}
