import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Glyph } from '../glyph.tsx';
import { clockText } from './clock-text.ts';
import { useRoom } from './room.ts';

import styles from './status.module.css';

/** What is happening right now: the event being shown, or who is awaited. Announced elsewhere, so silent here. */
export function Status(): JSX.Element {
  const { table, voice } = useRoom();
  const isBusy = table.queue.isBusy.value;
  const showing = table.queue.showing.value;
  const yours = table.moment.value?.yours ?? null;
  const isYours = yours !== null && yours.pending === null;
  const line = showing === null ? null : voice.say.event(showing.event, { viewer: voice.viewer });
  return (
    <div class={styles.status} data-busy={isBusy} data-yours={!isBusy && isYours}>
      <p class={styles.line}>{isBusy ? line === null ? ' ' : voice.t(line) : <Awaited />}</p>
      {isBusy && (
        <button type="button" class="button" onClick={() => table.queue.skip()}>
          <Glyph sign="⏭" /> {voice.t('site.skip')}
        </button>
      )}
      {!isBusy && <Closing />}
    </div>
  );
}

function Awaited(): JSX.Element | null {
  const { table, voice, labels } = useRoom();
  const moment = table.moment.value;
  const asked = moment?.asked ?? null;
  const yours = moment?.yours ?? null;
  // That it is paused stands in a notice.
  if (asked === null || table.info.value?.state === 'paused') return null;
  if (yours !== null && yours.pending === null) return <b class={styles.your}>{voice.t('site.your-turn')}</b>;
  const awaited = asked.seats.filter((seat) => !asked.answered.includes(seat) && seat !== voice.viewer);
  const names = awaited.map((seat) => labels[seat]?.name ?? '');
  if (asked.mode === 'reaction') return <>{voice.t('site.moment')}</>;
  return <>{voice.t('site.waiting-for', { names, count: names.length })}</>;
}

/** How long the open question stays open. */
function Closing(): JSX.Element | null {
  const { table, voice } = useRoom();
  const closesAt = table.moment.value?.asked?.closesAt ?? null;
  const [, tick] = useState(0);
  const isPaused = table.pausedAt.value !== null;
  useEffect(() => {
    if (closesAt === null || isPaused) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [closesAt, isPaused]);
  if (closesAt === null) return null;
  return (
    <span class={styles.clock} role="timer" aria-label={voice.t('site.time-left')}>
      {clockText(closesAt - table.now)}
    </span>
  );
}
