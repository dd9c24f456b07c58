import type { EventName } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import styles from './card-sign.module.css';

/** Ink drawings, 48 by 48: lines, and what is filled with ink or gold. */
const DRAWINGS: { readonly [E in EventName]: JSX.Element } = {
  'card-shark': (
    <>
      <rect x="9" y="11" width="20" height="28" rx="2.5" transform="rotate(-14 19 25)" class={styles.paper} />
      <rect x="20" y="10" width="20" height="28" rx="2.5" transform="rotate(10 30 24)" class={styles.paper} />
      <path
        class={styles.ink}
        d="M31 16c4 3.5 6 5.5 5.5 8.5-.4 2-2.8 2.4-4.3.8l.6 4.2h-5l1.6-4c-1.8 1.2-4 .5-4-1.6.1-3 2.6-4.7 5.6-7.9z"
      />
    </>
  ),
  dynamite: (
    <>
      <g transform="rotate(-24 22 28)">
        <rect x="11" y="18" width="7" height="22" rx="1.5" class={styles.red} />
        <rect x="18" y="16" width="7" height="24" rx="1.5" class={styles.red} />
        <rect x="25" y="18" width="7" height="22" rx="1.5" class={styles.red} />
        <path d="M9.5 27h24M9.5 32h24" />
      </g>
      <path d="M19 18c0-7 5-9 11-8" />
      <path
        class={styles.gold}
        d="m34 4 1.6 4 4.2-.8-2.7 3.3 2.7 3.3-4.2-.8L34 17l-1.6-4-4.2.8 2.7-3.3-2.7-3.3 4.2.8z"
      />
    </>
  ),
  expropriation: (
    <>
      <path class={styles.paper} d="M10 9h20l6 6v26H10z" />
      <path d="M30 9v6h6M15 17h9M15 22h6" />
      <path class={styles.ink} d="M19 29h12v-4.5l9.5 8-9.5 8V36H19z" />
    </>
  ),
  governor: (
    <>
      <path class={styles.ink} d="M15 10q9-3 18 0l1.5 20h-21z" />
      <path class={styles.gold} d="M13.8 25h20.4l.4 5H13.4z" />
      <path class={styles.ink} d="M6 32c5-3 9-2.5 18-2.5s13-.5 18 2.5c-4 5-10 6-18 6S10 37 6 32z" />
    </>
  ),
  holdup: (
    <>
      <path class={styles.paper} d="M14 20h20v10c0 7-5 11-10 11s-10-4-10-11z" />
      <path class={styles.ink} d="M5 19c6-2 8-3 10-11q9-3.5 18 0c2 8 4 9 10 11-4 3-12 4-19 4S9 22 5 19z" />
      <path class={styles.red} d="M13.5 29c7 2 14 2 21 0l-1 5-9.5 9-9.5-9z" />
      <path d="M18.5 26h3M26.5 26h3" />
    </>
  ),
  mustang: (
    <>
      <path
        class={styles.silver}
        d="M12 42h6.5c-3-6-5-12-4-18.5C15.5 17 19 13 24 13s8.5 4 9.5 10.5c1 6.5-1 12.5-4 18.5H36c3.5-6 5.5-13 4.5-20C39.3 12 33 5.5 24 5.5S8.7 12 7.5 22c-1 7 1 14 4.5 20z"
      />
      <path
        d="m11 26 .1.1M12 18l.1.1M16.5 12l.1.1M24 9.3l.1.1M31.5 12l.1.1M36 18l.1.1M37 26l.1.1M12.5 34l.1.1M35.5 34l.1.1"
        stroke-width="2.6"
      />
    </>
  ),
  'new-vein': (
    <>
      <path d="m13 40 21-23" stroke-width="4" />
      <path class={styles.silver} d="M14 14c9-5 19-1 26 14-5-4-9-6-13-7l-4-4c-3-2-5-3-9-3z" />
      <path
        class={styles.gold}
        d="m34 33 2 5 5 2-5 2-2 5-2-5-5-2 5-2zM11 18l1.3 3.2 3.2 1.3-3.2 1.3L11 27l-1.3-3.2-3.2-1.3 3.2-1.3z"
      />
    </>
  ),
  saloon: (
    <>
      <path d="M8 42V8h32v34" />
      <path class={styles.paper} d="M11 16q6 4 12 0v22H11zM25 16q6 4 12 0v22H25z" />
      <path d="M14 24h6M14 28h6M14 32h6M28 24h6M28 28h6M28 32h6" />
    </>
  ),
  'saloon-girls': (
    <>
      <path
        class={styles.red}
        d="M24 42 6 25c0-3 2-4.5 4.5-4 0-4 2.5-6.5 6-5.5C17.5 11 20.5 9 24 9s6.5 2 7.5 6.5c3.5-1 6 1.5 6 5.5 2.5-.5 4.5 1 4.5 4z"
      />
      <path d="M24 42V9M24 42l-7.5-26.5M24 42l7.5-26.5M24 42 10.5 21M24 42l13.5-21" />
      <circle cx="24" cy="42" r="2.5" class={styles.gold} />
    </>
  ),
  'stagecoach-robbery': (
    <>
      <path class={styles.paper} d="M9 13h28l-2 17H12z" />
      <path d="M15 17h6v7h-6zM25 17h6v7h-6zM7 13h32M37 22h7" />
      <circle cx="15" cy="34" r="7" class={styles.paper} />
      <circle cx="33" cy="35" r="6" class={styles.paper} />
      <path d="M15 27v14M8 34h14M10 29l10 10M20 29 10 39M33 29v12M27 35h12M29 31l8 8M37 31l-8 8" stroke-width="1" />
    </>
  ),
  telegraph: (
    <>
      <path d="M24 6v37M11 14h26M14 22h20" stroke-width="3" />
      <path d="M12 14v-4M19 14v-4M29 14v-4M36 14v-4M15 22v-4M33 22v-4" stroke-width="2.5" />
      <path d="M3 16q8-1 9-5M36 11q2 5 9 4M3 25q9-1 12-6M33 19q3 6 12 4" />
    </>
  ),
};

/** The drawing of an event card. */
export function CardSign({ event }: { readonly event: EventName }): JSX.Element {
  return (
    <svg viewBox="0 0 48 48" class={styles.drawing} aria-hidden="true">
      {DRAWINGS[event]}
    </svg>
  );
}
