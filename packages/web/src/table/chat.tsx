import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { readChat } from '../net/api.ts';
import { People } from './people.tsx';
import { useRoom } from './room.ts';

import styles from './side.module.css';

/** What people at the table say to each other. Among bots there is nobody to talk to. */
export function Chat(): JSX.Element {
  const { table, voice, isLocal } = useRoom();
  const lines = table.chat.value;
  const link = table.connection.link.value;
  useEffect(() => {
    if (isLocal || link !== 'open') return;
    const key = new URLSearchParams(location.search).get('key');
    void readChat(table.connection.table, key).then((told) => told.ok && table.hearChat(told.value.lines));
  }, [link]);
  useEffect(() => {
    table.unread.value = 0;
  }, [lines.length]);
  if (isLocal) return <p class={styles.soft}>{voice.t('site.chat.bots')}</p>;
  return (
    <>
      <ol class={styles.lines} aria-live="polite" aria-label={voice.t('site.side.chat')}>
        {lines.map((said) => (
          <li key={said.n}>
            <b>{said.who}</b>: {said.text}
          </li>
        ))}
      </ol>
      <Say />
      {table.seat.value !== null && <People />}
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
