import type { SeatInfo } from '@boxcars/protocol';
import type { JSX } from 'preact';

import type { Hearing } from './hearing.ts';
import { useIsHost, useRoom } from './room.ts';

import styles from './side.module.css';

type Person = SeatInfo & { readonly kind: 'person' };

/** Whom one hears in the chat: the host mutes people at this table, everyone blocks whom they like anywhere. */
export function People({ hearing }: { readonly hearing: Hearing }): JSX.Element {
  const { table, voice } = useRoom();
  const { blocks, unblock } = hearing;
  const chairs = table.info.value?.seats ?? [];
  const others = chairs.flatMap((chair, seat) => (chair.kind === 'person' && !chair.isYou ? [{ chair, seat }] : []));
  return (
    <details class={styles.people}>
      <summary>{voice.t('site.people')}</summary>
      {others.length === 0 && <p class={styles.soft}>{voice.t('site.people.alone')}</p>}
      <ul>
        {others.map(({ chair, seat }) => (
          <Other key={seat} chair={chair} seat={seat} hearing={hearing} />
        ))}
      </ul>
      {blocks.length > 0 && <h2 class={styles.heading}>{voice.t('site.people.blocked')}</h2>}
      <ul>
        {blocks.map(({ id, name }) => (
          <li key={id} class={styles.row}>
            <b>{name}</b>
            <button type="button" class="button" onClick={() => unblock(id)}>
              {voice.t('site.people.unblock', { name })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface OtherProps {
  readonly chair: Person;
  readonly seat: number;
  readonly hearing: Hearing;
}

function Other({ chair, seat, hearing }: OtherProps): JSX.Element {
  const { voice, labels } = useRoom();
  const isHost = useIsHost();
  const name = labels[seat]?.name ?? '';
  return (
    <li class={styles.row}>
      <span>
        <b>{name}</b>
        {chair.muted && <span class={styles.soft}> · {voice.t('site.people.muted')}</span>}
      </span>
      <span class={styles.tools}>
        {isHost && (
          <button type="button" class="button" onClick={() => hearing.mute({ seat }, !chair.muted)}>
            {voice.t(chair.muted ? 'site.people.unmute' : 'site.people.mute', { name })}
          </button>
        )}
        <button type="button" class="button" onClick={() => hearing.block({ seat })}>
          {voice.t('site.people.block', { name })}
        </button>
      </span>
    </li>
  );
}
