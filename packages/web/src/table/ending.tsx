import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';

import { actOn } from '../net/api.ts';
import { promiseNonce } from '../net/nonces.ts';
import { Review } from './review.tsx';
import { useRoom } from './room.ts';

import styles from './ending.module.css';

/** How it ended, and what one can do next. */
export function Ending(): JSX.Element | null {
  const { table, voice, labels, replay } = useRoom();
  const outcome = table.info.value?.outcome ?? null;
  if (outcome === null) return null;
  const seats = labels.map((_, seat) => seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const winners = outcome.winners.map((seat) => labels[seat]?.name ?? '');
  const hasWon = outcome.winners.includes(voice.viewer);
  return (
    <section class={styles.ending} aria-labelledby="question">
      <h2 id="question" tabIndex={-1}>
        {hasWon && winners.length === 1
          ? voice.t('site.end.you-won')
          : voice.t('site.end.won', { winners, count: winners.length })}
      </h2>
      <ol class={styles.ranks}>
        {seats.map((seat) => (
          <li key={seat}>
            <span>{outcome.ranks[seat]}.</span> <b>{labels[seat]?.name}</b>
            <span class={styles.points}>{voice.t('site.end.points', { points: outcome.points[seat] ?? 0 })}</span>
          </li>
        ))}
      </ol>
      {replay === null && <Next />}
      <a class="button" href="/">
        {voice.t('site.to-lobby')}
      </a>
    </section>
  );
}

/** What one can do next: play again, look back, watch it again. */
function Next(): JSX.Element {
  const { table, voice, game, isLocal } = useRoom();
  const { route } = useLocation();
  const [problem, setProblem] = useState('');
  const isOpen = table.info.value?.rematch !== null;
  const again = async (): Promise<void> => {
    const promise = promiseNonce(table.info.value?.clock.kind === 'mail');
    const made = await actOn(table.connection.table, 'rematch', promise.given);
    if (!made.ok) return setProblem(made.refusal.sentence || voice.t('site.link.lost'));
    promise.keep(made.value.table.id);
    route(`/table/${made.value.table.id}`);
  };
  return (
    <>
      {isLocal && (
        <a class="button strong" href={`/play/${game}?again=${table.connection.table}`}>
          {voice.t('site.end.again')}
        </a>
      )}
      {!isLocal && voice.viewer >= 0 && (
        <button type="button" class="button strong" onClick={() => void again()}>
          {voice.t(isOpen ? 'site.end.rematch-open' : 'site.end.rematch')}
        </button>
      )}
      {problem !== '' && <p role="alert">⚠ {problem}</p>}
      <Review />
      <a
        class="button"
        href={isLocal ? `/replay/${table.connection.table}?on=device` : `/replay/${table.connection.table}`}
      >
        {voice.t('site.replay')}
      </a>
    </>
  );
}
