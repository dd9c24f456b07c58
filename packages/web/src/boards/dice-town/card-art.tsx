import type { CardName, PlayedCard } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { partsOf } from './names.ts';

import styles from './card.module.css';

/** Ink drawings, 32 by 32: an outline, and what is filled in the card's colour. */
const ART: { readonly [C in PlayedCard | 'equipment' | 'property']: { readonly line: string; readonly fill: string } } =
  {
    dynamite: {
      fill: 'M6 13h5v15H6zM12 11h5v17h-5zM18 13h5v15h-5z',
      line: 'M6 18h17M6 23h17M15 11q1-7 7-5t5-3M26 1v2M29 2l-1 2M30 5h-2',
    },
    girls: {
      fill: 'M4 24q12-9 24 0-12 8-24 0z',
      line: 'M4 24q4-3 8-3l4 2 4-2q4 0 8 3M16 20q-7-4-7-10 4 0 7 4 3-4 7-4 0 6-7 10zM16 3v8M11 5l3 6M21 5l-3 6',
    },
    brute: {
      fill: 'M6 14q0-4 3-4h14q4 0 4 4v5q0 8-8 8h-4q-9 0-9-9z',
      line: 'M11 10v8M16 10v8M21 10v8M6 18q6 4 12 1M10 10V6h4v4M15 10V5h4v5M20 10V6h4v5',
    },
    cheater: {
      fill: 'M3 22l12-7 6 10-12 6z',
      line: 'M15 3l11 5-6 14-5-2M18 13l2-5 3 6M3 22l12-7 6 10-12 6zM8 22l2 4',
    },
    corruption: {
      fill: 'M3 11h26v16H3z',
      line: 'M3 11l13 9 13-9M8 11V5h16v6M16 4v9M19 6.5q-5-2-5 .5t5 2.5-5 2',
    },
    credit: {
      fill: 'M6 4h14v24H6z',
      line: 'M9 10h8M9 14h8M9 18h5M29 3q-9 4-12 19l-1 5 3-4Q29 15 29 3z',
    },
    joe: {
      fill: 'M8 17l8 12 8-12q-8 4-16 0z',
      line: 'M3 12h26M9 12q0-9 4-9l3 1.5L19 3q4 0 4 9M8 12v5q8 4 16 0v-5M12 15h1M19 15h1',
    },
    marshall: {
      fill: 'M16 6l2.8 6.2 6.7.7-5 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-5-4.5 6.7-.7z',
      line: 'M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28z',
    },
    split: {
      fill: 'M4 20h9q-1 5-4.5 5T4 20zM19 20h9q-1 5-4.5 5T19 20z',
      line: 'M16 4v23M10 28h12M7 8h18M8.5 8L4 20M8.5 8L13 20M23.5 8L19 20M23.5 8L28 20',
    },
    wanted: {
      fill: 'M10 12h12v11H10z',
      line: 'M6 2h20v28H6zM9 6h14M10 27h12M13 16q3-5 6 0M12 15h8M13 23q0-4 3-4t3 4',
    },
    elixir: {
      fill: 'M10 16h12v12H10z',
      line: 'M13 3h6v7q5 2 5 7v12H8V17q0-5 5-7zM13 6h6M16 19v6M13 22h6',
    },
    equipment: {
      fill: 'M5 18q0-8 9-8 2-5 7-3l-2 4q8 0 8 9-4 5-9 3l-6-1q-5 0-7-4z',
      line: 'M12 22v5h5v-4M21 7l4-3M9 15q6 3 13 0',
    },
    property: {
      fill: 'M6 16h20v12H6z',
      line: 'M2 17L16 5l14 12M22 8V4h4v8M13 28v-8h6v8M9 19h2v3H9zM21 19h2v3h-2z',
    },
  };

/** The drawing on a card. */
export function CardArt({ card }: { readonly card: CardName }): JSX.Element {
  const art = ART[partsOf(card).kind as keyof typeof ART];
  return (
    <svg viewBox="0 0 32 32" class={styles.art} aria-hidden="true">
      <path class={styles.artFill} d={art.fill} />
      <path class={styles.artLine} d={art.line} />
    </svg>
  );
}
