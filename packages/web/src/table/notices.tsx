import type { JSX } from 'preact';

import { actOn } from '../net/api.ts';
import { useRoom } from './room.ts';

import styles from './notices.module.css';

/** What people at a server's table have to know of each other: pauses, wishes, and who plays for whom. */
export function Notices(): JSX.Element | null {
  const { table, voice, labels } = useRoom();
  const info = table.info.value;
  if (info === null) return null;
  const { id, wishes, state, you } = info;
  const chair = you === null ? undefined : info.seats[you];
  const isRunning = state === 'playing' || state === 'paused';
  const stoodIn = isRunning && chair?.kind === 'person' ? chair.bot : null;
  const others = (seats: readonly number[]): string[] =>
    seats.includes(you ?? -1) ? [] : seats.map((seat) => labels[seat]?.name ?? '');
  const asked = { pause: others(wishes.pause), 'call-off': others(wishes.callOff) };
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
      {(['pause', 'call-off'] as const).map((wish) =>
        asked[wish].length === 0 || state !== 'playing' ? null : (
          <Notice
            key={wish}
            text={voice.t(`site.notice.${wish}`, { names: asked[wish], count: asked[wish].length })}
            act={you === null ? null : wish}
            body={{ wish: true }}
            label="site.notice.agree"
            id={id}
          />
        ),
      )}
    </div>
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
