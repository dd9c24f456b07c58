import { styleOf } from '@boxcars/bots/style';
import type { SeatInfo, TableInfo } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import { SEAT_SIGNS } from '../boards/board.ts';
import { CopyField } from '../copy-field.tsx';
import { Glyph } from '../glyph.tsx';
import { LevelField } from '../level-field.tsx';
import { levelOf, type Level } from '../levels.ts';
import { NameField } from '../name-field.tsx';
import { actOn, introduce, joinTable, type Answered } from '../net/api.ts';
import { promiseNonce } from '../net/nonces.ts';
import { settings } from '../settings.ts';
import type { Translator } from '../words.ts';
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
      {info.you === null ? <Join info={info} act={act} /> : <Seated info={info} act={act} />}
    </main>
  );
}

interface PartProps {
  readonly info: TableInfo;
  readonly act: (asked: Promise<Answered<unknown>>) => void;
}

function Chairs({ info, act }: PartProps): JSX.Element {
  const { labels, voice } = useRoom();
  const isHost = hostOf(info) === info.you && info.you !== null;
  return (
    <ol class={styles.chairs}>
      {info.seats.map((chair, seat) => (
        <li key={seat}>
          <span>
            <Glyph sign={SEAT_SIGNS[labels[seat]?.colour ?? 0] ?? ''} /> <b>{labels[seat]?.name}</b>{' '}
            <span class={styles.soft}>{roleOf(voice.t, chair)}</span>
            {chair.kind === 'bot' && <small class={styles.line}>{voice.t(`bot.${styleOf(chair.name)}.line`)}</small>}
          </span>
          {isHost && info.state === 'open' && <ChairTool info={info} act={act} seat={seat} chair={chair} />}
        </li>
      ))}
    </ol>
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

function ChairTool(props: PartProps & { readonly seat: number; readonly chair: SeatInfo }): JSX.Element | null {
  const { voice } = useRoom();
  const { info, act, seat, chair } = props;
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

function Join({ info, act }: PartProps): JSX.Element | null {
  const { voice, table } = useRoom();
  const key = new URLSearchParams(location.search).get('key');
  if (info.state !== 'open') return null;
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
  const { voice } = useRoom();
  const isHost = hostOf(info) === info.you;
  const isFull = info.seats.every((chair) => chair.kind !== 'empty');
  const link = `${location.origin}/table/${info.id}${info.key === null ? '' : `?key=${info.key}`}`;
  return (
    <>
      {!isFull && (
        <label class={styles.link}>
          {voice.t('site.room.link')}
          <span class={styles.copy}>
            <CopyField text={link} />
            <CopyButton text={link} />
          </span>
        </label>
      )}
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
        <button type="button" class="button" onClick={() => act(actOn(info.id, 'leave'))}>
          {voice.t('site.leave')}
        </button>
      </div>
    </>
  );
}

function CopyButton({ text }: { readonly text: string }): JSX.Element {
  const { voice } = useRoom();
  const [isDone, setDone] = useState(false);
  const copy = (): void => {
    // Only pages served safely may write to the clipboard; elsewhere the text can still be selected.
    void navigator.clipboard?.writeText(text).then(() => setDone(true));
  };
  return (
    <button type="button" class="button" onClick={copy}>
      {voice.t(isDone ? 'site.room.copied' : 'site.room.copy')}
    </button>
  );
}
