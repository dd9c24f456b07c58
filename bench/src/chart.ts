import type { Results } from './results.ts';
import type { Spread } from './statistics.ts';
import { short } from './writing.ts';

const WIDTH = 860;
const LEFT = 190;
const RIGHT = 90;
const ROW = 34;
const BAR = 18;
const INK = '#1f2430';
const FAINT = '#d5d9e0';
const COLOURS = { ours: '#2f6f4f', peer: '#b5543c', reference: '#4a5f8f' } as const;

export interface Bar {
  readonly label: string;
  readonly value: Spread;
  readonly colour: keyof typeof COLOURS;
}

/** The results as a picture: rates on a scale where every step is ten times the one before. */
export function chartOf(results: Results): string {
  const { boardgameIo, reference, games } = results;
  const compared = games.find((game) => game.game === 'winners-circle');
  const first: Bar[] = [
    { label: 'boardgame.io', value: boardgameIo.gamesPerSecond, colour: 'peer' },
    ...(compared === undefined ? [] : [{ label: 'Boxcars', value: compared.gamesPerSecond, colour: 'ours' as const }]),
    { label: 'hand-tuned reference', value: reference.gamesPerSecond, colour: 'reference' },
  ];
  const second: Bar[] = [
    { label: "boardgame.io, Winner's Circle", value: boardgameIo.movesPerSecond, colour: 'peer' },
    ...games.map((game) => ({
      label: `${game.game}, ${game.seats} players`,
      value: game.decisionsPerSecond,
      colour: 'ours' as const,
    })),
  ];
  const one = panel(70, "Winner's Circle, 4 players: random games a second", first);
  const two = panel(one.bottom + 50, 'Every game in Boxcars: decisions of random play a second', second);
  return drawing('Random play on one thread', [one, two], footnote(results));
}

/** A whole picture: its title, its panels, and a line below. */
export function drawing(title: string, panels: readonly Panel[], below: string): string {
  const height = (panels.at(-1)?.bottom ?? 0) + 50;
  const faint = 'font-size="11" fill="#5b6270"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    text(20, 30, title, 'font-size="18" font-weight="600"'),
    text(WIDTH - 20, 30, 'each step of the scale is ten times the one before', `${faint} text-anchor="end"`),
    ...panels.flatMap(({ parts }) => parts),
    text(20, height - 16, below, faint),
    '</svg>',
    '',
  ].join('\n');
}

export interface Panel {
  readonly parts: string[];
  readonly bottom: number;
}

function footnote({ machine, node, isQuick, rounds, measured }: Results): string {
  const kind = isQuick ? 'short ' : '';
  return `${machine.processor}, ${machine.cores} cores, Node ${node}; medians of ${rounds} ${kind}rounds taken in turns, thin lines from least to most; ${measured.slice(0, 10)}`;
}

/** A list of bars under a title. */
export function panel(top: number, title: string, bars: readonly Bar[]): Panel {
  const low = Math.floor(Math.log10(Math.min(...bars.map((bar) => bar.value.min)) / 2));
  const high = Math.ceil(Math.log10(Math.max(...bars.map((bar) => bar.value.max))));
  const x = (value: number): number => LEFT + ((Math.log10(value) - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const bottom = top + 14 + bars.length * ROW;
  const parts = [text(20, top, title, 'font-size="14" font-weight="600"')];
  for (let power = low; power <= high; power++) {
    const at = x(10 ** power).toFixed(1);
    parts.push(`<path d="M${at} ${top + 12}V${bottom}" stroke="${FAINT}"/>`);
    parts.push(text(at, bottom + 16, short(10 ** power), 'font-size="11" text-anchor="middle" fill="#5b6270"'));
  }
  bars.forEach((bar, i) => parts.push(...drawBar(bar, top + 22 + i * ROW, x)));
  return { parts, bottom: bottom + 16 };
}

function drawBar({ label, value, colour }: Bar, y: number, x: (value: number) => number): string[] {
  const middle = y + BAR / 2;
  const [end, least, most] = [x(value.median), x(value.min), x(value.max)];
  const whisker = `M${least.toFixed(1)} ${middle}H${most.toFixed(1)}M${least.toFixed(1)} ${y + 5}v8M${most.toFixed(1)} ${y + 5}v8`;
  return [
    text(LEFT - 10, middle + 4, label, 'font-size="12" text-anchor="end"'),
    `<rect x="${LEFT}" y="${y}" width="${(end - LEFT).toFixed(1)}" height="${BAR}" rx="2" fill="${COLOURS[colour]}"/>`,
    `<path d="${whisker}" stroke="#ffffff" stroke-width="3" fill="none"/>`,
    `<path d="${whisker}" stroke="${INK}" fill="none"/>`,
    text(Math.max(end, most) + 8, middle + 4, short(value.median), 'font-size="12" font-weight="600"'),
  ];
}

function text(x: number | string, y: number, content: string, attributes: string): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" ${attributes}>${safe}</text>`;
}
