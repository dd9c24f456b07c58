import type { JSX } from 'preact';

import type { Spot } from './race.ts';

import styles from './fronts.module.css';

const { wall, dark, glass, trim, roof, wood, gold, iron, paper } = styles;

/** A place of the street, drawn as the front it turns to the road. */
export function Front({ spot }: { readonly spot: Spot }): JSX.Element {
  return (
    <svg viewBox="0 0 80 66" class={styles.front} aria-hidden="true">
      {FRONTS[spot]}
    </svg>
  );
}

const wheel = (x: number, y: number, r: number): JSX.Element => (
  <g class={iron}>
    <circle cx={x} cy={y} r={r} />
    <path
      d={`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}M${x - r * 0.7} ${y + r * 0.7}l${r * 1.4} ${-r * 1.4}`}
    />
  </g>
);

const FRONTS: { readonly [S in Spot]: JSX.Element } = {
  mine: (
    <>
      <path class={styles.rock} d="M1 65L9 42l7-3 5-15 10-4 7-14 9 5 8 1 5 13 9 6 2 14 7 20z" />
      <path class={styles.crack} d="M17 46l5 4 1 7M60 30l-4 5 5 5M38 10l-3 7" />
      <path class={dark} d="M26 65V42q14-14 28 0v23z" />
      <path class={wood} d="M22 65V37h5v28zM53 65V37h5v28zM19 33h42v6H19z" />
      <path class={iron} d="M32 65l5-14M48 65l-5-14M33 61h14M35 56h10" />
      <path class={wood} d="M31 49h18l-3 9H34z" />
      <path class={gold} d="M32 49l3-5 4 2 3-4 4 3 2 4z" />
    </>
  ),
  bank: (
    <>
      <path class={trim} d="M6 65V22h68v43z" />
      <path class={roof} d="M2 23L40 4l38 19z" />
      <circle class={gold} cx="40" cy="16" r="5" />
      <path class={styles.ink} d="M40 12.5v7M42 14.2q-4-1.4-4 .4t4 2.2-4 1.4" />
      <path class={wall} d="M9 27h9v33H9zM62 27h9v33h-9zM24 27h7v33h-7zM49 27h7v33h-7z" />
      <path class={dark} d="M33 65V40q7-8 14 0v25z" />
      <circle class={iron} cx="40" cy="51" r="4" />
      <path class={trim} d="M3 60h74v5H3z" />
    </>
  ),
  stagecoach: (
    <>
      <path class={wood} d="M4 47h70v4H4z" />
      <path class={wall} d="M16 18h40q6 0 5 6l-4 23H22l-7-23q-1-6 1-6z" />
      <path class={roof} d="M11 17q25-9 52 0v4H11z" />
      <path class={glass} d="M22 24h10v11H24zM36 24h8v11h-8zM48 24h9l-2 11h-7z" />
      <path class={styles.line} d="M34 24v23M46 24v23M20 40h37" />
      <path class={gold} d="M31 7h16v8H31z" />
      <path class={styles.line} d="M31 11h16M39 7v8" />
      <path class={wood} d="M62 34l9-2v5l-7 10h-6z" />
      {wheel(22, 54, 10)}
      {wheel(62, 56, 8)}
    </>
  ),
  store: (
    <>
      <path class={wall} d="M8 65V15h6V8h52v7h6v50z" />
      <path class={paper} d="M18 12h44v11H18z" />
      <path class={styles.ink} d="M23 17.5h34" />
      <path class={glass} d="M13 41h18v14H13zM49 41h18v14H49z" />
      <path class={styles.line} d="M22 41v14M58 41v14" />
      <path class={dark} d="M34 65V42h12v23z" />
      <path class={styles.awning} d="M6 29h68l4 10H2z" />
      <path class={styles.stripe} d="M15 29h8l-2 10h-9zM31 29h7l-1 10h-8zM46 29h7l2 10h-8zM61 29h7l4 10h-9z" />
      <path class={wood} d="M11 57h12v8H11zM58 55h8v10h-8z" />
      <path class={styles.line} d="M11 57l12 8M23 57l-12 8M58 58h8M58 62h8" />
    </>
  ),
  saloon: (
    <>
      <path class={wall} d="M7 65V22h8V12h10V5h30v7h10v10h8v43z" />
      <path class={paper} d="M27 8h26v12H27z" />
      <path class={styles.ink} d="M35 11h7v7h-7zM42 12.5h3v4h-3M37 13v3M40 13v3" />
      <path class={glass} d="M13 27h10v11H13zM35 25h10v11H35zM57 27h10v11H57z" />
      <path class={wood} d="M4 41h72v4H4z" />
      <path class={styles.line} d="M9 36v5M17 36v5M25 36v5M33 36v5M47 36v5M55 36v5M63 36v5M71 36v5M5 36h70" />
      <path class={dark} d="M29 65V47h22v18z" />
      <path class={roof} d="M29 50l10-1v11l-10-2zM51 50l-10-1v11l10-2z" />
      <path class={wood} d="M7 45h4v20H7zM69 45h4v20h-4z" />
      <path class={glass} d="M15 50h9v10h-9zM56 50h9v10h-9z" />
    </>
  ),
  sheriff: (
    <>
      <path class={wall} d="M6 65V24q0-4 4-4h60q4 0 4 4v41z" />
      <path class={wood} d="M2 18h76v5H2z" />
      <path class={trim} d="M22 2h36v17H22z" />
      <path class={gold} d="M40 3.5l2.2 4.7 5.2.6-3.8 3.5 1 5.1-4.6-2.5-4.6 2.5 1-5.1-3.8-3.5 5.2-.6z" />
      <path class={dark} d="M11 30h20v17H11z" />
      <path class={styles.bars} d="M15 30v17M19 30v17M23 30v17M27 30v17M11 38h20" />
      <path class={wood} d="M39 65V33h15v32z" />
      <path class={styles.line} d="M39 42h15M39 54h15" />
      <circle class={gold} cx="51" cy="50" r="1.5" />
      <path class={paper} d="M59 33h11v15H59z" />
      <path class={styles.ink} d="M61 36h7M62 45h5" />
      <circle class={dark} cx="64.5" cy="40.5" r="2.4" />
    </>
  ),
  'town-hall': (
    <>
      <path class={styles.flag} d="M41 1l12 2.5L41 7z" />
      <path class={iron} d="M40.5 0v10" />
      <path class={roof} d="M28 20L40.5 8 53 20z" />
      <path class={trim} d="M31 20h19v17H31z" />
      <circle class={paper} cx="40.5" cy="28" r="6" />
      <path class={styles.ink} d="M40.5 24v4h3" />
      <path class={trim} d="M6 65V38h69v27z" />
      <path class={roof} d="M2 39l10-8h57l10 8z" />
      <path class={glass} d="M12 44h8v12h-8zM24 44h8v12h-8zM49 44h8v12h-8zM61 44h8v12h-8z" />
      <path class={dark} d="M35 65V47q5.5-6 11 0v18z" />
      <path class={paper} d="M31 61h19v4H31z" />
    </>
  ),
  doc: (
    <>
      <path class={wall} d="M10 52V24q30-12 60 0v28z" />
      <path class={roof} d="M6 25q34-17 68 0l-2 4q-32-14-64 0z" />
      <path class={paper} d="M29 27h22v23H29z" />
      <path class={styles.bottle} d="M37.5 29h5v4q4 2 4 6v9h-13v-9q0-4 4-6z" />
      <path class={paper} d="M35.5 40h9v5h-9z" />
      <path class={styles.ink} d="M40 41v3M38.5 42.5h3" />
      <path class={glass} d="M14 31h10v10H14zM56 31h10v10H56z" />
      <path class={styles.line} d="M14 36h10M56 36h10" />
      <path class={wood} d="M6 50h68v4H6zM66 54h12v3H66z" />
      {wheel(20, 57, 8)}
      {wheel(58, 57, 8)}
    </>
  ),
};
