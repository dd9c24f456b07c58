import type { JSX } from 'preact';

/** Signs as we draw them, on a square of 16. Any other sign is left to the letters of the device. */
const SHAPES: { readonly [sign: string]: string } = {
  '●': 'M8 2.2a5.8 5.8 0 1 0 0 11.6a5.8 5.8 0 1 0 0-11.6z',
  '■': 'M3 3h10v10H3z',
  '▲': 'M8 2 14.4 13.4H1.6z',
  '◆': 'M8 1.2 14.8 8 8 14.8 1.2 8z',
  '★': 'M8 1.4 9.7 6.1 14.7 6.2 10.8 9.3 12.1 14.1 8 11.3 3.9 14.1 5.2 9.3 1.3 6.2 6.3 6.1z',
  '⬟': 'M8 1.6 14.6 6.4 12.1 14H3.9L1.4 6.4z',
  '✚': 'M5.8 1.8h4.4v4h4v4.4h-4v4H5.8v-4h-4V5.8h4z',
  '⬢': 'M8 1.2 13.9 4.6v6.8L8 14.8 2.1 11.4V4.6z',
  '⚙':
    'M12.9 6.8 15.1 6.9V9.1L12.9 9.2 12.3 10.6 13.8 12.3 12.3 13.8 10.6 12.3 9.2 12.9 9.1 15.1H6.9L6.8 12.9 5.4 12.3 ' +
    '3.7 13.8 2.2 12.3 3.7 10.6 3.1 9.2.9 9.1V6.9L3.1 6.8 3.7 5.4 2.2 3.7 3.7 2.2 5.4 3.7 6.8 3.1 6.9.9H9.1L9.2 3.1 ' +
    '10.6 3.7 12.3 2.2 13.8 3.7 12.3 5.4zM8 5.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z',
  '⏳':
    'M3.5 1h9v1.8h-.6c0 2.4-1.4 3.6-2.8 5.2 1.4 1.6 2.8 2.8 2.8 5.2h.6V15h-9v-1.8h.6c0-2.4 1.4-3.6 2.8-5.2C5.5 6.4 4.1 ' +
    '5.2 4.1 2.8h-.6z',
  '✓': 'M1.9 8.9 3.7 7l2.7 2.7 6-6.3 1.8 1.8-7.7 8.1z',
  '⚅':
    'M3.5 1h9A2.5 2.5 0 0 1 15 3.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 1 12.5v-9A2.5 2.5 0 0 1 3.5 1zM4 3v2h2V3z' +
    'M10 3v2h2V3zM4 7v2h2V7zM10 7v2h2V7zM4 11v2h2v-2zM10 11v2h2v-2z',
  '◎': 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 3.3a4.7 4.7 0 1 1 0 9.4a4.7 4.7 0 1 1 0-9.4zM8 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4z',
  '◉': 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM8 4.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0-6.8z',
  '▮': 'M4.5 1.5h7v13h-7z',
  '▤': 'M3 1.5h10v13H3zM4.6 3.4v1.4h6.8V3.4zM4.6 7.3v1.4h6.8V7.3zM4.6 11.2v1.4h6.8v-1.4z',
  '⌂': 'M8 1.2 15 7.6h-2.2v7H3.2v-7H1zM6.6 9.4v5.2h2.8V9.4z',
  '⏭': 'M2 2.5 9 8 2 13.5zM8 2.5 15 8 8 13.5zM13.4 2.5h1.8v11h-1.8z',
  '↶': 'M6.2 1.6v3.2c4.8 0 8 2.4 8 8.4-1.4-3-3.6-4.6-8-4.6v3.2L1.4 6.7z',
};

/** The shape of a sign, to be drawn inside a picture. */
export function shapeOf(sign: string): string {
  return SHAPES[sign] ?? '';
}

/** Signs as large as the letters around them, in their colour. Hidden from screen readers: words stand nearby. */
export function Glyph({ sign }: { readonly sign: string }): JSX.Element {
  return (
    <span class="glyph" aria-hidden="true">
      {Array.from(sign, (one, i) =>
        SHAPES[one] === undefined ? (
          one
        ) : (
          <svg key={i} viewBox="0 0 16 16" data-sign={one}>
            <path fill-rule="evenodd" d={SHAPES[one]} />
          </svg>
        ),
      )}
    </span>
  );
}
