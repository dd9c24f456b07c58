import { stripVTControlCharacters } from 'node:util';

/** The styles the terminal is painted with. Colour is never the only sign of anything. */
export const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  underline: [4, 24],
  inverse: [7, 27],
  black: [30, 39],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  white: [37, 39],
  grey: [90, 39],
} as const satisfies Record<string, readonly [number, number]>;
export type Style = keyof typeof STYLES;

/** Paints text: `paint.red('x')`, `paint.bold(paint.red('x'))`. Without colour it gives the text back as it is. */
export type Paint = { readonly [S in Style]: (text: string) => string };

/** A paint that colours, or one that doesn't. */
export function makePaint(colour: boolean): Paint {
  const entries = Object.entries(STYLES).map(([name, [on, off]]) => [
    name,
    colour ? (text: string) => `\u001B[${on}m${text}\u001B[${off}m` : (text: string) => text,
  ]);
  return Object.fromEntries(entries) as Paint;
}

/** Whether to colour: FORCE_COLOR (unless 0) before NO_COLOR before what the stream is. */
export function wantsColour(env: { readonly [name: string]: string | undefined }, isTerminal: boolean): boolean {
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  return isTerminal && env['TERM'] !== 'dumb';
}

/** The text without its colours. */
export function unpaint(text: string): string {
  return stripVTControlCharacters(text);
}

const SEGMENTER = new Intl.Segmenter();

/** How many columns a painted text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of SEGMENTER.segment(unpaint(text))) width += isWide(segment) ? 2 : 1;
  return width;
}

/** Emoji and East Asian wide letters take two columns. */
function isWide(segment: string): boolean {
  return /\p{Emoji_Presentation}|\uFE0F|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/u.test(
    segment,
  );
}

/** The text filled up with spaces to `width` columns: on its right, or (`'right'`) on its left. */
export function pad(text: string, width: number, align: 'left' | 'right' = 'left'): string {
  const gap = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'left' ? text + gap : gap + text;
}

/** The text in lines of at most `width` columns, broken between words; all lines but the first start with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.trim() === '' || widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indent + word);
  }
  return lines;
}
