import type { JSX } from 'preact';

import { useRoom } from './room.ts';

import styles from './side.module.css';

/** The promise about the dice, made before the first of them was rolled. */
export function Fairness(): JSX.Element | null {
  const { table, voice, isLocal } = useRoom();
  const info = table.info.value;
  if (info === null) return null;
  const key = isLocal ? 'site.fair.local' : info.outcome === null ? 'site.fair.promise' : 'site.fair.over';
  return (
    <section>
      <h2 class={styles.heading}>{voice.t('site.fair')}</h2>
      <p>{voice.t(key)}</p>
      <p class={styles.hash}>SHA-256 {info.commitment}</p>
      {info.failedStarts > 0 && <p>{voice.t('site.fair.failed', { count: info.failedStarts })}</p>}
      {!isLocal && info.outcome !== null && <a href={`/api/tables/${info.id}/draws`}>{voice.t('site.fair.proof')}</a>}
    </section>
  );
}
