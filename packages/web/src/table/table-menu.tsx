import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { CopyField } from '../copy-field.tsx';
import { actOn, ask } from '../net/api.ts';
import { useRoom } from './room.ts';

import styles from './waiting-room.module.css';

/** Ways out of the table: leave it, hand one's seat to a bot or a person, ask the others for a pause or to stop. */
export function TableMenu(): JSX.Element {
  const { voice } = useRoom();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="button plain" onClick={() => dialog.current?.showModal()}>
        {voice.t('site.leave')} …
      </button>
      <dialog ref={dialog} aria-labelledby="leave">
        <form method="dialog" class={styles.join}>
          <h2 id="leave">{voice.t('site.leave')}</h2>
          <a class="button" href="/">
            {voice.t('site.menu.later')}
          </a>
          <Wishes />
          <HandOver />
          <button class="button strong">{voice.t('site.close')}</button>
        </form>
      </dialog>
    </>
  );
}

/** What happens only once all people at the table wish it. */
function Wishes(): JSX.Element | null {
  const { table, voice } = useRoom();
  const info = table.info.value;
  const you = info?.you ?? null;
  if (info === null || you === null) return null;
  const { id, wishes, state } = info;
  const act = (what: string, body?: object): void => void actOn(id, what, body);
  return (
    <>
      {state === 'paused' ? (
        <button type="button" class="button" onClick={() => act('go-on')}>
          {voice.t('site.menu.go-on')}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => act('pause', { wish: !wishes.pause.includes(you) })}>
          {voice.t(wishes.pause.includes(you) ? 'site.menu.no-pause' : 'site.menu.pause')}
        </button>
      )}
      <button type="button" class="button" onClick={() => act('call-off', { wish: !wishes.callOff.includes(you) })}>
        {voice.t(wishes.callOff.includes(you) ? 'site.menu.no-call-off' : 'site.menu.call-off')}
      </button>
      <button type="button" class="button" onClick={() => act('resign')}>
        {voice.t('site.menu.resign')}
      </button>
    </>
  );
}

/** A link that makes one's seat another person's. */
function HandOver(): JSX.Element {
  const { table, voice } = useRoom();
  const [link, setLink] = useState('');
  const { table: id } = table.connection;
  const make = async (): Promise<void> => {
    const made = await ask<{ readonly key: string }>('POST', `/tables/${id}/take-over-key`, { seat: table.seat.value });
    if (made.ok) setLink(`${location.origin}/table/${id}?take-over=${made.value.key}`);
  };
  if (link === '') {
    return (
      <button type="button" class="button" onClick={() => void make()}>
        {voice.t('site.menu.hand-over')}
      </button>
    );
  }
  return (
    <label class={styles.link}>
      {voice.t('site.menu.hand-over-link')}
      <CopyField text={link} />
    </label>
  );
}
