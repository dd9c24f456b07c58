import { PUBLIC, type Viewer } from '@boxcars/engine';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { useRoom } from '../table/room.ts';
import type { ReplayConnection } from './connection.ts';

import styles from './controls.module.css';

/** Between entries, besides what showing them takes. */
const BREATH = 350;

interface ControlsProps {
  readonly connection: ReplayConnection;
  readonly last: number;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly onJump: (at: number) => void;
  readonly onViewer: (viewer: Viewer) => void;
}

/** Steers a replay: entry by entry, on and on, or to any place, through anyone's eyes. */
export function Controls(props: ControlsProps): JSX.Element {
  const { connection, last, onJump } = props;
  const { voice } = useRoom();
  const at = connection.at.value;
  const [isPlaying, setPlaying] = usePlaying(connection, last);
  return (
    <section class={styles.controls} aria-label={voice.t('site.replay.title')}>
      <label class={styles.place}>
        {voice.t('site.replay.at', { entry: at, last })}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={({ currentTarget }) => onJump(Number(currentTarget.value))}
        />
      </label>
      <div class={styles.buttons}>
        <Tool sign="⏮" label={voice.t('site.replay.first')} isOff={at === 0} onClick={() => onJump(0)} />
        <Tool sign="◀" label={voice.t('site.replay.back')} isOff={at === 0} onClick={() => onJump(at - 1)} />
        <Tool
          sign={isPlaying ? '⏸' : '▶'}
          label={voice.t(isPlaying ? 'site.replay.pause' : 'site.replay.play')}
          isOff={at >= last}
          onClick={() => setPlaying(!isPlaying)}
        />
        <Tool sign="▸|" label={voice.t('site.replay.next')} isOff={at >= last} onClick={() => connection.next()} />
        <Tool sign="⏭" label={voice.t('site.replay.last')} isOff={at >= last} onClick={() => onJump(last)} />
      </div>
      <Eyes {...props} />
    </section>
  );
}

function Tool(props: {
  readonly sign: string;
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      aria-label={props.label}
      title={props.label}
      disabled={props.isOff}
      onClick={props.onClick}
    >
      <span aria-hidden="true">{props.sign}</span>
    </button>
  );
}

function Eyes({ viewer, names, onViewer }: ControlsProps): JSX.Element {
  const { voice } = useRoom();
  return (
    <label class={styles.eyes}>
      {voice.t('site.replay.eyes')}
      <select class="field" value={viewer} onChange={({ currentTarget }) => onViewer(Number(currentTarget.value))}>
        <option value={PUBLIC}>{voice.t('site.replay.public')}</option>
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Goes on by itself once everything told so far has been shown. */
function usePlaying(connection: ReplayConnection, last: number): [boolean, (isPlaying: boolean) => void] {
  const { table } = useRoom();
  const [isPlaying, setPlaying] = useState(false);
  const at = connection.at.value;
  const isBusy = table.queue.isBusy.value;
  useEffect(() => {
    if (!isPlaying || isBusy) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => connection.next(), BREATH);
    return () => clearTimeout(timer);
  }, [isPlaying, isBusy, at]);
  return [isPlaying, setPlaying];
}
