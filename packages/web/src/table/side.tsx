import type { JSX } from 'preact';

import { later } from '../later.ts';
import { LogView } from './log-view.tsx';
import { useRoom } from './room.ts';

import styles from './side.module.css';

const Chat = later(async () => (await import('./chat.tsx')).Chat);
const Orders = later(async () => (await import('./orders.tsx')).Orders);
const Fairness = later(async () => (await import('./fairness.tsx')).Fairness);

const SIDES = ['log', 'chat', 'table'] as const;
export type SideName = (typeof SIDES)[number];

/** What stands beside a table; a match watched again has its log alone. */
export function sidesOf(isReplay: boolean): readonly SideName[] {
  return isReplay ? SIDES.slice(0, 1) : SIDES;
}

/** Log, chat and the facts of the table behind one row of tabs. */
export function Side(props: { readonly side: SideName; readonly onSide: (side: SideName) => void }): JSX.Element {
  const { voice, replay } = useRoom();
  return (
    <>
      <div class={styles.tabs}>
        {sidesOf(replay !== null).map((name) => (
          <button
            key={name}
            type="button"
            class={`button plain ${styles.tab}`}
            aria-pressed={props.side === name}
            onClick={() => props.onSide(name)}
          >
            {voice.t(`site.side.${name}`)}
            {name === 'chat' && <Unread />}
          </button>
        ))}
      </div>
      <div class={styles.content} tabIndex={0} role="region" aria-label={voice.t(`site.side.${props.side}`)}>
        {props.side === 'log' && <LogView />}
        {props.side === 'chat' && <Chat />}
        {props.side === 'table' && (
          <>
            <Orders />
            <Fairness />
          </>
        )}
      </div>
    </>
  );
}

/** How many lines of the chat are new. */
export function Unread(): JSX.Element | null {
  const { table, voice } = useRoom();
  const count = table.unread.value;
  if (count === 0) return null;
  return (
    <>
      <span class={styles.unread} aria-hidden="true">
        {count}
      </span>
      <span class="visually-hidden">{voice.t('site.chat.unread', { count })}</span>
    </>
  );
}
