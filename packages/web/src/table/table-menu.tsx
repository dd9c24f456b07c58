import type { TableInfo } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { AskedOnce } from '../asked-once.tsx';
import { CopyLink } from '../copy-link.tsx';
import { actOn, ask } from '../net/api.ts';
import { useRoom } from './room.ts';

import styles from './waiting-room.module.css';

/** Ways out of the table: leave it, hand one's seat to a bot or a person, ask the others for a pause or to stop. */
export function TableMenu(): JSX.Element {
  const { table, voice } = useRoom();
  const seat = table.seat.value;
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
          <Resign onDone={() => dialog.current?.close()} />
          {seat !== null && (
            <HandOver seat={seat} label={voice.t('site.menu.hand-over')} means={voice.t('site.menu.hand-over-link')} />
          )}
          <AwaySeats />
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
  if (info === null || you === null || hasResigned(info)) return null;
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
    </>
  );
}

/** A bot takes one's seat for good: asked once. */
function Resign({ onDone }: { readonly onDone: () => void }): JSX.Element | null {
  const { table, voice } = useRoom();
  if (hasResigned(table.info.value)) return null;
  const resign = (): void => {
    void actOn(table.connection.table, 'resign');
    onDone();
  };
  return (
    <AskedOnce
      label={voice.t('site.menu.resign')}
      means={voice.t('site.menu.resign-means')}
      yes={voice.t('site.menu.resign-now')}
      no={voice.t('site.menu.play-on')}
      onYes={resign}
    />
  );
}

function hasResigned(info: TableInfo | null): boolean {
  const own = info?.seats[info.you ?? -1];
  return own?.kind === 'person' && own.bot === 'resigned';
}

/** Seats whose people are away: the host may give them to someone who is there. */
function AwaySeats(): JSX.Element | null {
  const { table, voice, labels } = useRoom();
  const info = table.info.value;
  const own = info?.seats[info.you ?? -1];
  if (info === null || own?.kind !== 'person' || !own.isHost) return null;
  const away = info.seats.flatMap((chair, seat) =>
    chair.kind === 'person' && chair.bot === 'away' && !chair.isYou ? [seat] : [],
  );
  return (
    <>
      {away.map((seat) => {
        const name = labels[seat]?.name ?? '';
        return (
          <HandOver
            key={seat}
            seat={seat}
            label={voice.t('site.menu.give-seat', { name })}
            means={voice.t('site.menu.give-seat-link', { name })}
          />
        );
      })}
    </>
  );
}

interface HandOverProps {
  readonly seat: number;
  readonly label: string;
  /** What the link does. */
  readonly means: string;
}

/** A link that makes a seat another person's. */
function HandOver({ seat, label, means }: HandOverProps): JSX.Element {
  const { table, voice } = useRoom();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState('');
  const { table: id } = table.connection;
  const make = async (): Promise<void> => {
    const made = await ask<{ readonly key: string }>('POST', `/tables/${id}/take-over-key`, { seat });
    if (made.ok) setLink(`${location.origin}/table/${id}?take-over=${made.value.key}`);
    else setProblem(made.refusal.sentence || voice.t('site.link.lost'));
  };
  if (link !== '') return <CopyLink label={means} text={link} />;
  return (
    <>
      <button type="button" class="button" onClick={() => void make()}>
        {label}
      </button>
      {problem !== '' && <p role="alert">⚠ {problem}</p>}
    </>
  );
}
