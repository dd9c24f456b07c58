import type { ChatLine } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { useHearing, type Hearing } from './hearing.ts';
import { People } from './people.tsx';
import { useIsHost, useRoom } from './room.ts';

import styles from './side.module.css';

/** What people at the table say to each other. Among bots there is nobody to talk to. */
export function Chat(): JSX.Element {
  const { table, voice, isLocal } = useRoom();
  const hearing = useHearing();
  const lines = table.chat.value;
  useEffect(() => {
    table.unread.value = 0;
  }, [lines.length]);
  if (isLocal) return <p class={styles.soft}>{voice.t('site.chat.bots')}</p>;
  return (
    <>
      <ol class={styles.lines} aria-live="polite" aria-label={voice.t('site.side.chat')}>
        {lines.map((said) => (
          <Line key={said.n} said={said} hearing={hearing} />
        ))}
      </ol>
      {hearing.problem !== '' && <p role="alert">⚠ {hearing.problem}</p>}
      <Say />
      <People hearing={hearing} />
    </>
  );
}

/** Where one writes, or why one can't. What was written stays while that is so. */
function Say(): JSX.Element {
  const { table, voice } = useRoom();
  const [text, setText] = useState('');
  const info = table.info.value;
  const own = info?.seats[info.you ?? -1];
  const isMuted = own?.kind === 'person' && own.muted;
  const isSilent = own === undefined && (info?.state === 'playing' || info?.state === 'paused');
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    table.say(said);
    setText('');
  };
  return (
    <>
      {isMuted && <p role="status">{voice.t('site.chat.muted')}</p>}
      {isSilent && <p class={styles.soft}>{voice.t('site.chat.onlookers')}</p>}
      <form class={styles.form} onSubmit={send} hidden={isMuted || isSilent}>
        <input
          class="field"
          value={text}
          maxLength={500}
          aria-label={voice.t('site.chat.say')}
          placeholder={voice.t('site.chat.say')}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button class="button">{voice.t('site.chat.send')}</button>
      </form>
    </>
  );
}

interface LineProps {
  readonly said: ChatLine;
  readonly hearing: Hearing;
}

/** A line, and what can be done about its author: also about one who only looks on. */
function Line({ said, hearing }: LineProps): JSX.Element {
  const { table, voice } = useRoom();
  const isHost = useIsHost();
  const { n: line, who: name, seat, text } = said;
  const isOwn = seat !== null && seat === table.info.value?.you;
  const isMuted = hearing.muted.includes(line);
  return (
    <li class={styles.line}>
      <span>
        <b>{name}</b>: {text}
      </span>
      {!isOwn && (
        <details class={styles.author}>
          <summary aria-label={voice.t('site.chat.author', { name })}>…</summary>
          <span class={styles.tools}>
            {isHost && (
              <button type="button" class="button" onClick={() => hearing.mute({ line }, !isMuted)}>
                {voice.t(isMuted ? 'site.people.unmute' : 'site.people.mute', { name })}
              </button>
            )}
            <button type="button" class="button" onClick={() => hearing.block({ line })}>
              {voice.t('site.people.block', { name })}
            </button>
          </span>
        </details>
      )}
    </li>
  );
}
