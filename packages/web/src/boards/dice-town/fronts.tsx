import type { JSX } from 'preact';

import type { Spot } from './race.ts';

import styles from './fronts.module.css';

/** A place of the street, drawn as the front it turns to the road. */
export function Front({ spot }: { readonly spot: Spot }): JSX.Element {
  return (
    <svg viewBox="0 0 80 66" class={styles.front} aria-hidden="true">
      {FRONTS[spot].map(([kind, d], i) => (
        <path key={i} class={styles[kind]} d={d} />
      ))}
    </svg>
  );
}

/** What each front is made of, from back to front: what it is (its colour), and its outline. */
const FRONTS: { readonly [S in Spot]: readonly (readonly [string, string])[] } = {
  mine: [
    ['rock', 'M1 65L9 42l7-3 5-15 10-4 7-14 9 5 8 1 5 13 9 6 2 14 7 20z'],
    ['crack', 'M17 46l5 4 1 7M60 30l-4 5 5 5M38 10l-3 7'],
    ['dark', 'M26 65V42q14-14 28 0v23z'],
    ['wood', 'M22 65V37h5v28zM53 65V37h5v28zM19 33h42v6H19z'],
    ['iron', 'M32 65l5-14M48 65l-5-14M33 61h14M35 56h10'],
    ['wood', 'M31 49h18l-3 9H34z'],
    ['gold', 'M32 49l3-5 4 2 3-4 4 3 2 4z'],
  ],
  bank: [
    ['trim', 'M6 65V22h68v43z'],
    ['roof', 'M2 23L40 4l38 19z'],
    ['gold', 'M35 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
    ['ink', 'M40 12.5v7M42 14.2q-4-1.4-4 .4t4 2.2-4 1.4'],
    ['wall', 'M9 27h9v33H9zM62 27h9v33h-9zM24 27h7v33h-7zM49 27h7v33h-7z'],
    ['dark', 'M33 65V40q7-8 14 0v25z'],
    ['iron', 'M36 51a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
    ['trim', 'M3 60h74v5H3z'],
  ],
  stagecoach: [
    ['wood', 'M4 47h70v4H4z'],
    ['wall', 'M16 18h40q6 0 5 6l-4 23H22l-7-23q-1-6 1-6z'],
    ['roof', 'M11 17q25-9 52 0v4H11z'],
    ['glass', 'M22 24h10v11H24zM36 24h8v11h-8zM48 24h9l-2 11h-7z'],
    ['line', 'M34 24v23M46 24v23M20 40h37'],
    ['gold', 'M31 7h16v8H31z'],
    ['line', 'M31 11h16M39 7v8'],
    ['wood', 'M62 34l9-2v5l-7 10h-6z'],
    ['wheel', 'M12 54a10 10 0 1 0 20 0a10 10 0 1 0-20 0zh20M22 44v20M15 47l14 14m0-14l-14 14'],
    ['wheel', 'M54 56a8 8 0 1 0 16 0a8 8 0 1 0-16 0zh16M62 48v16M56.4 50.4l11.2 11.2m0-11.2l-11.2 11.2'],
  ],
  store: [
    ['wall', 'M8 65V15h6V8h52v7h6v50z'],
    ['paper', 'M18 12h44v11H18z'],
    ['ink', 'M23 17.5h34'],
    ['glass', 'M13 41h18v14H13zM49 41h18v14H49z'],
    ['line', 'M22 41v14M58 41v14'],
    ['dark', 'M34 65V42h12v23z'],
    ['awning', 'M6 29h68l4 10H2z'],
    ['stripe', 'M15 29h8l-2 10h-9zM31 29h7l-1 10h-8zM46 29h7l2 10h-8zM61 29h7l4 10h-9z'],
    ['wood', 'M11 57h12v8H11zM58 55h8v10h-8z'],
    ['line', 'M11 57l12 8M23 57l-12 8M58 58h8M58 62h8'],
  ],
  saloon: [
    ['wall', 'M7 65V22h8V12h10V5h30v7h10v10h8v43z'],
    ['paper', 'M27 8h26v12H27z'],
    ['ink', 'M35 11h7v7h-7zM42 12.5h3v4h-3M37 13v3M40 13v3'],
    ['glass', 'M13 27h10v11H13zM35 25h10v11H35zM57 27h10v11H57z'],
    ['wood', 'M4 41h72v4H4z'],
    ['line', 'M9 36v5M17 36v5M25 36v5M33 36v5M47 36v5M55 36v5M63 36v5M71 36v5M5 36h70'],
    ['dark', 'M29 65V47h22v18z'],
    ['roof', 'M29 50l10-1v11l-10-2zM51 50l-10-1v11l10-2z'],
    ['wood', 'M7 45h4v20H7zM69 45h4v20h-4z'],
    ['glass', 'M15 50h9v10h-9zM56 50h9v10h-9z'],
  ],
  sheriff: [
    ['wall', 'M6 65V24q0-4 4-4h60q4 0 4 4v41z'],
    ['wood', 'M2 18h76v5H2z'],
    ['trim', 'M22 2h36v17H22z'],
    ['gold', 'M40 3.5l2.2 4.7 5.2.6-3.8 3.5 1 5.1-4.6-2.5-4.6 2.5 1-5.1-3.8-3.5 5.2-.6z'],
    ['dark', 'M11 30h20v17H11z'],
    ['bars', 'M15 30v17M19 30v17M23 30v17M27 30v17M11 38h20'],
    ['wood', 'M39 65V33h15v32z'],
    ['line', 'M39 42h15M39 54h15'],
    ['gold', 'M49.5 50a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z'],
    ['paper', 'M59 33h11v15H59z'],
    ['ink', 'M61 36h7M62 45h5'],
    ['dark', 'M62.1 40.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z'],
  ],
  'town-hall': [
    ['flag', 'M41 1l12 2.5L41 7z'],
    ['iron', 'M40.5 0v10'],
    ['roof', 'M28 20L40.5 8 53 20z'],
    ['trim', 'M31 20h19v17H31z'],
    ['paper', 'M34.5 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
    ['ink', 'M40.5 24v4h3'],
    ['trim', 'M6 65V38h69v27z'],
    ['roof', 'M2 39l10-8h57l10 8z'],
    ['glass', 'M12 44h8v12h-8zM24 44h8v12h-8zM49 44h8v12h-8zM61 44h8v12h-8z'],
    ['dark', 'M35 65V47q5.5-6 11 0v18z'],
    ['paper', 'M31 61h19v4H31z'],
  ],
  doc: [
    ['wall', 'M10 52V24q30-12 60 0v28z'],
    ['roof', 'M6 25q34-17 68 0l-2 4q-32-14-64 0z'],
    ['paper', 'M29 27h22v23H29z'],
    ['bottle', 'M37.5 29h5v4q4 2 4 6v9h-13v-9q0-4 4-6z'],
    ['paper', 'M35.5 40h9v5h-9z'],
    ['ink', 'M40 41v3M38.5 42.5h3'],
    ['glass', 'M14 31h10v10H14zM56 31h10v10H56z'],
    ['line', 'M14 36h10M56 36h10'],
    ['wood', 'M6 50h68v4H6zM66 54h12v3H66z'],
    ['wheel', 'M12 57a8 8 0 1 0 16 0a8 8 0 1 0-16 0zh16M20 49v16M14.4 51.4l11.2 11.2m0-11.2l-11.2 11.2'],
    ['wheel', 'M50 57a8 8 0 1 0 16 0a8 8 0 1 0-16 0zh16M58 49v16M52.4 51.4l11.2 11.2m0-11.2l-11.2 11.2'],
  ],
};
