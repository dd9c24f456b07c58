import type { Colour, HorseSymbol } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';

import styles from './artwork.module.css';

/** The box the horse is drawn in, looking right. */
export const HORSE_WIDTH = 60;
export const HORSE_HEIGHT = 40;

const HORSE =
  'M57.6 12.6C58.2 14.3 56.8 15.8 55 15.3L50.8 13.9C49.4 15.6 47.8 17.4 46.9 19.6C46.2 21.3 45.3 22.5 44.2 23.3' +
  'L50 25.1L56.4 24.2L59.4 26.4L58.4 28.3L55.7 27L49.6 28.6L42.4 26.5L43.4 30.6L38.6 34.2L37.2 37.2L34.8 36.6' +
  'L35.8 33.2L39.3 29.6L36.8 26.3C31.5 27 26.6 26.2 22.9 24.6C22.6 26.6 21.4 28.6 19.6 29.8L14 33.6L11.4 38.4' +
  'L8.8 37.8L10.4 33.2L15.2 28.6L14.6 26C13.6 26.6 12.6 27.2 11.4 27.6L5.6 30.4L2.8 34.6L.6 33.8L2.4 29.2L8.2 24.6' +
  'C8.6 20.8 9.6 17.4 11.6 15C7.8 14.4 4.4 16.4 1.2 20.2C1.4 14.6 5 10.8 10.2 10.8C12.2 10.8 13.8 11.2 15.4 11.8' +
  'C21.4 13 27.4 13 32.8 11.2C38 9.2 42 6 45.4 3.2L46.2.6L48.2 3.2C51.4 4.8 55.2 8.4 57.6 12.6Z';

const JOCKEY =
  'M21.5 12.2C21.8 8 25.6 4.6 30.6 4.2C31.2 1.4 33.6-.4 36 .2L40 2L37.8 3.2C38 4.8 37.2 6 36 6.6L40.4 9L39.4 10.6' +
  'L33.8 8.8C33 10.6 31.6 12 29.6 13.2Z';

/** A horse at the gallop with its jockey, in the colour of its gate; a ghost is only outlined. */
export function Horse({
  colour,
  isGhost = false,
}: {
  readonly colour: Colour;
  readonly isGhost?: boolean;
}): JSX.Element {
  if (isGhost) return <path class={styles.ghost} d={`${HORSE}${JOCKEY}`} style={{ fill: `var(--horse-${colour})` }} />;
  return (
    <>
      <path class={styles.halo} d={`${HORSE}${JOCKEY}`} />
      <path class={styles.coat} d={HORSE} style={{ fill: `var(--horse-${colour})` }} />
      <path class={styles.jockey} d={JOCKEY} />
    </>
  );
}

/** The cloth with the number of the gate; `size` is its height. */
export function Cloth(props: {
  readonly gate: number;
  readonly size: number;
  readonly isGhost?: boolean;
}): JSX.Element {
  const { gate, size, isGhost = false } = props;
  return (
    <g>
      <rect
        class={isGhost ? styles.ghostCloth : styles.cloth}
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        rx={size / 5}
      />
      <text class={styles.number} y={size * 0.29} style={{ fontSize: `${size * 0.84}px` }}>
        {gate + 1}
      </text>
    </g>
  );
}

/** A horse with its number, small, for tables and lists. Says nothing: its name stands beside it. */
export function HorseBadge(props: {
  readonly gate: number;
  readonly colour: Colour;
  readonly width?: number;
}): JSX.Element {
  const { gate, colour, width = 46 } = props;
  return (
    <svg class={styles.badge} viewBox="-3 -3 66 45" width={width} height={(width * 45) / 66} aria-hidden="true">
      <Horse colour={colour} />
      <g transform="translate(24 18.5)">
        <Cloth gate={gate} size={18} />
      </g>
    </svg>
  );
}

const SYMBOLS: { readonly [S in HorseSymbol]: string } = {
  head:
    'M7 21.5C7.2 15.8 6 12.6 8.4 8.6C9.6 6.4 11.4 5 13 4.4L13.4 1.8L15.6 4.2C18 5.4 19 7.6 20 10.2L21.6 13.6' +
    'C22 15 21 16.4 19.6 16.2L17.4 15.8C16 15.6 14.8 14.8 13.6 14.6C13.8 17 15.6 18.6 16 21.5Z' +
    'M15.3 8.2A1 1 0 1 0 15.3 10.2A1 1 0 1 0 15.3 8.2Z',
  cap:
    'M3.2 15.6C2.8 9 7 4.6 11 4.3C11 2.9 13 2.9 13 4.3C17 4.6 19.8 7.8 20.2 12.6C22 13 23 14 23 15.4' +
    'C22.6 17.6 20 18.2 17.6 17.6C14 16.6 11.4 16.2 9.4 17.2L9.2 15.2Z',
  saddle:
    'M2.6 6.2C4.8 4.2 7.6 5 9.2 7C11.2 9.4 14.4 9.2 16.6 6.6C18 4.8 20.2 4.4 21.8 5.8C21.6 8.8 20 11.4 18 12.8' +
    'L17 16.6C13.8 17.8 10 17.6 7.4 16.2L6.6 12.6C4.4 11.4 2.8 9.4 2.6 6.2ZM11.4 16.6H12.8V18.8L14.9 22.6H9.2L11.4 18.8Z' +
    'M12.1 19.8L11.2 21.4H13Z',
  shoe:
    'M7.2 21.4L4.8 21.4C3.4 17.6 3 14.2 3.2 11.4C3.6 6 7.2 2.8 12 2.8C16.8 2.8 20.4 6 20.8 11.4C21 14.2 20.6 17.6 19.2 21.4' +
    'L16.8 21.4C17 18 17.4 15 17.2 11.8C17 8.6 14.8 6.6 12 6.6C9.2 6.6 7 8.6 6.8 11.8C6.6 15 7 18 7.2 21.4Z',
};

/** What the die shows, in ink. */
export function SymbolSign({
  symbol,
  size = 24,
}: {
  readonly symbol: HorseSymbol;
  readonly size?: number;
}): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" class={styles.symbol}>
      <path d={SYMBOLS[symbol]} fill-rule="evenodd" />
    </svg>
  );
}

/** The pace marker: a rosette. */
export function Rosette(): JSX.Element {
  return (
    <g class={styles.rosette}>
      <path d="M-4 4L-6 14L-2.4 11.6L0 14.6L2.4 11.6L6 14L4 4Z" />
      <circle r="8" />
      <circle r="5" class={styles.button} />
    </g>
  );
}

/** The pace marker on its own. */
export function RosetteSign({ size = 22 }: { readonly size?: number }): JSX.Element {
  return (
    <svg viewBox="-10 -10 20 26" width={(size * 20) / 26} height={size} aria-hidden="true">
      <Rosette />
    </svg>
  );
}
