import type { JSX } from 'preact';

import styles from './tray.module.css';

const ROLLS = [0, 1, 2];

/** The tower. A window is lit for every roll that is left. */
export function Tower({ rollsLeft }: { readonly rollsLeft: number }): JSX.Element {
  return (
    <svg viewBox="12 0 96 190" class={styles.tower} aria-hidden="true">
      <path class={styles.stone} d="M20 30V14H34V22H47V14H73V22H86V14H100V30L92 44V170H28V44Z" />
      <path class={styles.shade} d="M78 44H92V170H78Z" />
      <path class={styles.seams} d="M20 30H100M28 44H92M28 74H44M76 74H92M28 106H40M80 106H92M28 138H36M84 138H92" />
      <path class={styles.seams} d="M36 74V90M86 106V122M34 122H40M80 90H92M28 90H36" />
      <path class={styles.flag} d="M60 14V1L78 6 60 11" />
      {ROLLS.map((roll) => (
        <Lamp key={roll} y={50 + 28 * roll} isLit={ROLLS.length - roll <= rollsLeft} />
      ))}
      <path class={styles.mouth} d="M40 170V152A20 20 0 0 1 80 152V170Z" />
      <path class={styles.ramp} d="M30 170H90L106 186H14Z" />
      <rect data-mouth x="48" y="146" width="24" height="24" fill="none" />
    </svg>
  );
}

function Lamp({ y, isLit }: { readonly y: number; readonly isLit: boolean }): JSX.Element {
  return (
    <g class={isLit ? styles.lit : styles.dark}>
      <path class={styles.pane} d={`M50 ${y + 22}V${y + 10}A10 10 0 0 1 70 ${y + 10}V${y + 22}Z`} />
      <path class={styles.bars} d={`M60 ${y}V${y + 22}M50 ${y + 13}H70`} />
    </g>
  );
}
