import type { TableInfo } from '@boxcars/protocol';
import type { JSX } from 'preact';

import { actOn } from '../net/api.ts';
import { useRoom } from './room.ts';

import styles from './notices.module.css';

/** What people at a server's table have to know of each other: pauses, wishes, and who plays for whom. */
export function Notices(): JSX.Element | null {
  const { table, voice } = useRoom();
  const info = table.info.value;
  if (info === null) return null;
  const { id, wishes, state, you } = info;
  const chair = you === null ? undefined : info.seats[you];
  const isRunning = state === 'playing' || state === 'paused';
  const stoodIn = isRunning && chair?.kind === 'person' ? chair.bot : null;
  return (
    <div class={styles.notices} role="status">
      {(state === 'called-off' || state === 'expired') && <p>{voice.t(`site.notice.${state}`)}</p>}
      {state === 'paused' && (
        <Notice
          text={voice.t('site.notice.paused')}
          act={you === null || stoodIn !== null ? null : 'go-on'}
          label="site.menu.go-on"
          id={id}
        />
      )}
      {stoodIn === 'away' && (
        <Notice text={voice.t('site.notice.bot')} act="return" label="site.notice.return" id={id} />
      )}
      {stoodIn === 'resigned' && <p class={styles.notice}>{voice.t('site.notice.resigned')}</p>}
      {table.unseated.value === 'replaced' && isRunning && (
        <p class={styles.notice}>{voice.t('site.notice.replaced')}</p>
      )}
      {state === 'playing' && <Wish info={info} wish="pause" seats={wishes.pause} />}
      {state === 'playing' && <Wish info={info} wish="call-off" seats={wishes.callOff} />}
    </div>
  );
}

interface WishProps {
  readonly info: TableInfo;
  readonly wish: 'pause' | 'call-off';
  /** Who wishes it. */
  readonly seats: readonly number[];
}

/** What some wish and others have yet to agree to: those can, and who asked can think better of it. */
function Wish({ info: { id, you }, wish, seats }: WishProps): JSX.Element | null {
  const { voice, labels } = useRoom();
  if (seats.length === 0) return null;
  if (you !== null && seats.includes(you)) {
    const text = voice.t(`site.notice.own-${wish}`);
    return <Notice text={text} act={wish} body={{ wish: false }} label={`site.menu.no-${wish}`} id={id} />;
  }
  const names = seats.map((seat) => labels[seat]?.name ?? '');
  const text = voice.t(`site.notice.${wish}`, { names, count: names.length });
  return (
    <Notice text={text} act={you === null ? null : wish} body={{ wish: true }} label="site.notice.agree" id={id} />
  );
}

function Notice(props: {
  readonly text: string;
  readonly act: string | null;
  readonly body?: object;
  readonly label: string;
  readonly id: string;
}): JSX.Element {
  const { text, act, body, label, id } = props;
  const { voice } = useRoom();
  return (
    <p class={styles.notice}>
      <span>{text}</span>
      {act !== null && (
        <button type="button" class="button" onClick={() => void actOn(id, act, body)}>
          {voice.t(label)}
        </button>
      )}
    </p>
  );
}
