import type { SeatInfo } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { actOn, ask } from '../net/api.ts';
import { useRoom } from './room.ts';

import styles from './side.module.css';

interface Blocked {
  readonly id: string;
  readonly name: string;
}

type Person = SeatInfo & { readonly kind: 'person' };

/** Whom one hears in the chat: the host mutes people at this table, everyone blocks whom they like anywhere. */
export function People(): JSX.Element {
  const { table, voice } = useRoom();
  const [blocks, setBlocks] = useState<readonly Blocked[]>([]);
  const look = async (): Promise<void> => {
    const told = await ask<{ readonly blocks: readonly Blocked[] }>('GET', '/me/blocks');
    if (told.ok) setBlocks(told.value.blocks);
  };
  useEffect(() => void look(), []);
  const chairs = table.info.value?.seats ?? [];
  const others = chairs.flatMap((chair, seat) => (chair.kind === 'person' && !chair.isYou ? [{ chair, seat }] : []));
  const block = (seat: number): void => void actOn(table.connection.table, 'block', { seat }).then(look);
  const unblock = (id: string): void => void ask('DELETE', `/me/blocks/${id}`).then(look);
  return (
    <details class={styles.people}>
      <summary>{voice.t('site.people')}</summary>
      {others.length === 0 && <p class={styles.soft}>{voice.t('site.people.alone')}</p>}
      <ul>
        {others.map(({ chair, seat }) => (
          <Other key={seat} chair={chair} seat={seat} onBlock={() => block(seat)} />
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
  readonly onBlock: () => void;
}

function Other({ chair, seat, onBlock }: OtherProps): JSX.Element {
  const { table, voice, labels } = useRoom();
  const isHost = table.info.value?.seats.some((one) => one.kind === 'person' && one.isYou && one.isHost) ?? false;
  const name = labels[seat]?.name ?? '';
  const mute = (): void => void actOn(table.connection.table, 'mute', { seat, mute: !chair.muted });
  return (
    <li class={styles.row}>
      <span>
        <b>{name}</b>
        {chair.muted && <span class={styles.soft}> · {voice.t('site.people.muted')}</span>}
      </span>
      <span class={styles.tools}>
        {isHost && (
          <button type="button" class="button" onClick={mute}>
            {voice.t(chair.muted ? 'site.people.unmute' : 'site.people.mute', { name })}
          </button>
        )}
        <button type="button" class="button" onClick={onBlock}>
          {voice.t('site.people.block', { name })}
        </button>
      </span>
    </li>
  );
}
