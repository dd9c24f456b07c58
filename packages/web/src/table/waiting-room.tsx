import { styleOf } from '@boxcars/bots/style';
import type { SeatInfo, TableInfo } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { AskedOnce } from '../asked-once.tsx';
import { SEAT_SIGNS } from '../boards/board.ts';
import { CopyLink } from '../copy-link.tsx';
import { Glyph } from '../glyph.tsx';
import { LevelField } from '../level-field.tsx';
import { levelOf, type Level } from '../levels.ts';
import { NameField } from '../name-field.tsx';
import { actOn, introduce, joinTable, type Answered } from '../net/api.ts';
import { promiseNonce } from '../net/nonces.ts';
import { settings } from '../settings.ts';
import { ToLobby } from '../to-lobby.tsx';
import type { Translator } from '../words.ts';
import { announce } from './announcer.tsx';
import { Chat } from './chat.tsx';
import { useRoom } from './room.ts';

import styles from './waiting-room.module.css';

/** Before the start: who is here, who is missing, and the link for friends. */
export function WaitingRoom(): JSX.Element | null {
  const { table, voice } = useRoom();
  const info = table.info.value;
  const [problem, setProblem] = useState('');
  if (info === null) return null;
  const act = (asked: Promise<Answered<unknown>>): void => {
    void asked.then((done) => setProblem(done.ok ? '' : done.refusal.sentence || voice.t('site.link.lost')));
  };
  return (
    <main id="main" class={styles.room}>
      <h2>{voice.t(`site.room.${info.state}`)}</h2>
      <Chairs info={info} act={act} />
      {problem !== '' && <p role="alert">⚠ {problem}</p>}
      <Place info={info} act={act} />
      {info.you !== null && <Talk />}
    </main>
  );
}

interface PartProps {
  readonly info: TableInfo;
  readonly act: (asked: Promise<Answered<unknown>>) => void;
}

/** What the reader can do here: sit down, get it started, or go where there is more to do. */
function Place({ info, act }: PartProps): JSX.Element {
  const { voice, table } = useRoom();
  const wasRemoved = table.unseated.value === 'removed';
  if (info.state !== 'open' && info.state !== 'starting') return <ToLobby />;
  if (info.you !== null) return <Seated info={info} act={act} />;
  return (
    <>
      {wasRemoved && <p role="alert">{voice.t('site.room.removed')}</p>}
      {wasRemoved || info.state !== 'open' ? <ToLobby /> : <Join info={info} act={act} />}
    </>
  );
}

/** Whoever sits here can talk while they wait. */
function Talk(): JSX.Element {
  const { voice } = useRoom();
  return (
    <section class={styles.talk} aria-label={voice.t('site.side.chat')}>
      <Chat />
    </section>
  );
}

function Chairs({ info, act }: PartProps): JSX.Element {
  return (
    <ol class={styles.chairs}>
      {info.seats.map((chair, seat) => (
        <Chair key={seat} info={info} act={act} seat={seat} chair={chair} />
      ))}
    </ol>
  );
}

interface ChairProps extends PartProps {
  readonly seat: number;
  readonly chair: SeatInfo;
}

function Chair({ info, act, seat, chair }: ChairProps): JSX.Element {
  const { labels, voice } = useRoom();
  const place = useRef<HTMLLIElement>(null);
  const isHost = hostOf(info) === info.you && info.you !== null;
  const name = labels[seat]?.name ?? '';
  const remove = (): void => {
    // The button goes with the one it was for: whoever came here by keyboard stays at the chair.
    place.current?.focus();
    const asked = actOn(info.id, 'remove', { seat });
    act(asked);
    void asked.then((done) => done.ok && announce(voice.t('site.room.was-removed', { name })));
  };
  return (
    <li ref={place} tabIndex={-1}>
      <span>
        <Glyph sign={SEAT_SIGNS[labels[seat]?.colour ?? 0] ?? ''} /> <b>{name}</b>{' '}
        <span class={styles.soft}>{roleOf(voice.t, chair)}</span>
        {chair.kind === 'bot' && <small class={styles.line}>{voice.t(`bot.${styleOf(chair.name)}.line`)}</small>}
      </span>
      {isHost && info.state === 'open' && chair.kind === 'person' && !chair.isYou && (
        <Removal name={name} onYes={remove} />
      )}
      {isHost && info.state === 'open' && <ChairTool info={info} act={act} seat={seat} chair={chair} />}
    </li>
  );
}

/** The host's way to free a chair somebody sits on. */
function Removal({ name, onYes }: { readonly name: string; readonly onYes: () => void }): JSX.Element {
  const { voice } = useRoom();
  return (
    <AskedOnce
      label={voice.t('site.room.remove')}
      name={voice.t('site.room.remove-named', { name })}
      means={voice.t('site.room.remove-means', { name })}
      yes={voice.t('site.room.remove-named', { name })}
      no={voice.t('site.room.keep')}
      onYes={onYes}
    />
  );
}

/** What the chair is, in a word. */
function roleOf(t: Translator, chair: SeatInfo): string {
  if (chair.kind === 'empty') return '';
  if (chair.kind === 'bot') return t('site.seat.bot-level', { level: t(`site.level.${levelOf(chair.level)}`) });
  if (chair.isYou) return t('site.seat.you');
  if (!chair.connected) return t('site.seat.offline');
  return chair.isHost ? t('site.room.host') : '';
}

function ChairTool({ info, act, seat, chair }: ChairProps): JSX.Element | null {
  const { voice } = useRoom();
  if (chair.kind === 'person') return null;
  const set = (wanted: { readonly kind: string; readonly level?: Level }): void =>
    act(actOn(info.id, 'seats', { seat, chair: wanted }));
  if (chair.kind === 'empty') {
    return (
      <button type="button" class="button" onClick={() => set({ kind: 'bot', level: settings.level.value })}>
        {voice.t('site.room.seat-bot')}
      </button>
    );
  }
  return (
    <span class={styles.tools}>
      <LevelField
        label={`${chair.name}: ${voice.t('site.level')}`}
        isLabelHidden
        value={levelOf(chair.level)}
        onChange={(level) => set({ kind: 'bot', level })}
      />
      <button type="button" class="button" onClick={() => set({ kind: 'empty' })}>
        {voice.t('site.room.free')}
      </button>
    </span>
  );
}

function hostOf(info: TableInfo): number {
  return info.seats.findIndex((chair) => chair.kind === 'person' && chair.isHost);
}

function Join({ info, act }: PartProps): JSX.Element {
  const { voice, table } = useRoom();
  const key = new URLSearchParams(location.search).get('key');
  const join = async (): Promise<Answered<unknown>> => {
    const met = await introduce(settings.name.value);
    if (!met.ok) return met;
    const joined = await joinTable(info.id, key, promiseNonce(info.clock.kind === 'mail'));
    table.connection.renew?.();
    return joined;
  };
  return (
    <form
      class={styles.join}
      onSubmit={(event) => {
        event.preventDefault();
        act(join());
      }}
    >
      <NameField />
      <button class="button strong">{voice.t('site.room.join')}</button>
    </form>
  );
}

function Seated({ info, act }: PartProps): JSX.Element {
  const { voice, table } = useRoom();
  const isHost = hostOf(info) === info.you;
  const isFull = info.seats.every((chair) => chair.kind !== 'empty');
  const link = `${location.origin}/table/${info.id}${info.key === null ? '' : `?key=${info.key}`}`;
  const standUp = async (): Promise<Answered<unknown>> => {
    table.isLeaving = true;
    const left = await actOn(info.id, 'leave');
    table.isLeaving = left.ok;
    return left;
  };
  return (
    <>
      {!isFull && <CopyLink label={voice.t('site.room.link')} text={link} />}
      <div class={styles.tools}>
        {isHost && info.state === 'open' && (
          <button
            type="button"
            class="button strong"
            disabled={!isFull}
            onClick={() => act(actOn(info.id, 'start', info.failedStarts > 0 ? { without: true } : {}))}
          >
            {voice.t(info.failedStarts > 0 ? 'site.room.start-without' : 'site.room.start')}
          </button>
        )}
        {!isHost && <p>{voice.t('site.room.wait-host')}</p>}
        <button type="button" class="button" onClick={() => act(standUp())}>
          {voice.t('site.room.stand-up')}
        </button>
      </div>
    </>
  );
}
