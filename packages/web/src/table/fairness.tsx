import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import { nonceOf } from '../net/nonces.ts';
import { checkIn, type Studies } from '../study/ask.ts';
import type { Found } from '../study/studied.ts';
import { foundOf } from './review.tsx';
import { useRoom } from './room.ts';

import styles from './side.module.css';

/** The promise about the dice, made before the first of them was rolled; and, once the match is over, its check. */
export function Fairness(): JSX.Element | null {
  const { table, voice, isLocal } = useRoom();
  const info = table.info.value;
  if (info === null) return null;
  const isOver = info.outcome !== null;
  const key = isLocal ? 'site.fair.local' : isOver ? 'site.fair.over' : 'site.fair.promise';
  return (
    <section class={styles.facts}>
      <h2 class={styles.heading}>{voice.t('site.fair')}</h2>
      <p>{voice.t(key)}</p>
      <p class={styles.hash}>SHA-256 {info.commitment}</p>
      {info.failedStarts > 0 && <p>{voice.t('site.fair.failed', { count: info.failedStarts })}</p>}
      {isOver && <Check />}
      {!isLocal && isOver && (
        <>
          <a href={`/api/tables/${info.id}/draws`}>{voice.t('site.fair.proof')}</a>
          <a href={`/api/tables/${info.id}/match`}>{voice.t('site.fair.file')}</a>
        </>
      )}
    </section>
  );
}

type Checked = Studies<number> & { readonly isOwnIn: boolean };

/** Derives every draw again from the seed, here. */
function Check(): JSX.Element {
  const room = useRoom();
  const { table, voice } = room;
  const [stand, setStand] = useState<'idle' | 'checking' | Checked>('idle');
  const check = async (): Promise<void> => {
    setStand('checking');
    const found = await foundOf(room);
    const checked = await checkIn(found);
    setStand({ ...checked, isOwnIn: isOwnIn(found, table.connection.table, voice.viewer) });
  };
  if (stand === 'idle') {
    return (
      <button type="button" class="button" onClick={() => void check()}>
        {voice.t('site.fair.check')}
      </button>
    );
  }
  if (stand === 'checking') return <p role="status">{voice.t('site.fair.checking')}</p>;
  return (
    <p role="status">
      {stand.ok
        ? `✓ ${voice.t('site.fair.checked', { draws: stand.value })}`
        : `✗ ${voice.t('site.fair.differs', { code: stand.refusal.code })}`}
      {stand.isOwnIn && ` ${voice.t('site.fair.own')}`}
    </p>
  );
}

/** Whether the number this device promised on sitting down is part of what the luck was made of. */
function isOwnIn(found: Found, table: string, seat: number): boolean {
  const own = nonceOf(table);
  if (own === null || !found.ok || !('proof' in found.value.luck)) return false;
  return found.value.luck.proof.shares[seat]?.nonce === own;
}
