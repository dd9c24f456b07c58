import type { Standing } from './standings.ts';

const WIDTH = 720;
const LEFT = 170;
const RIGHT = 90;
const TOP = 64;
const ROW = 36;
const INK = '#1f2430';

/** Ratings as marks with their intervals, best first. */
export function drawRatings(title: string, note: string, standings: readonly Standing[]): string {
  const rows = standings.toSorted((a, b) => b.rating.value - a.rating.value);
  const low = Math.floor(Math.min(...rows.map(({ rating }) => rating.low)) / 100) * 100;
  const high = Math.max(low + 100, Math.ceil(Math.max(...rows.map(({ rating }) => rating.high)) / 100) * 100);
  const height = TOP + rows.length * ROW + 50;
  const x = (value: number): number => LEFT + ((value - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="12" fill="${INK}">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="20" y="24" font-size="15" font-weight="bold">${escapeText(title)}</text>`,
    `<text x="20" y="42" fill="#5b6270">${escapeText(note)}</text>`,
    ...drawScale(low, high, x, TOP + rows.length * ROW),
    ...rows.flatMap((row, at) => drawRow(row, TOP + at * ROW + ROW / 2, x)),
    '</svg>',
    '',
  ].join('\n');
}

function drawScale(low: number, high: number, x: (value: number) => number, bottom: number): string[] {
  const step = Math.max(100, Math.ceil((high - low) / 800) * 100);
  const marks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  return marks.map(
    (mark) =>
      `<path d="M${x(mark).toFixed(1)} ${TOP}V${bottom}" stroke="#d5d9e0"/><text x="${x(mark).toFixed(1)}" y="${bottom + 18}" text-anchor="middle" fill="#5b6270">${mark}</text>`,
  );
}

function drawRow({ entrant, rating, wins }: Standing, y: number, x: (value: number) => number): string[] {
  const [low, at, high] = [x(rating.low), x(rating.value), x(rating.high)].map((one) => one.toFixed(1));
  return [
    `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escapeText(entrant)}</text>`,
    `<path d="M${low} ${y}H${high}M${low} ${y - 5}v10M${high} ${y - 5}v10" stroke="#2f6f4f" stroke-width="2"/>`,
    `<circle cx="${at}" cy="${y}" r="5" fill="#2f6f4f"/>`,
    `<text x="${WIDTH - 12}" y="${y + 4}" text-anchor="end">${(100 * wins.value).toFixed(1)} %</text>`,
  ];
}

function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
