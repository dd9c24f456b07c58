import type { Action, Json } from '@boxcars/engine';
import type { JSX } from 'preact';

import type { Voice } from '../text.ts';
import type { Values } from '../words.ts';
import { useRoom } from './room.ts';

import styles from './side.module.css';

/** The answers one has left in advance. Nobody else sees them. */
export function Orders(): JSX.Element {
  const { table, voice } = useRoom();
  const orders = Object.entries(table.orders.value);
  return (
    <section>
      <h2 class={styles.heading}>{voice.t('site.orders')}</h2>
      {orders.length === 0 && <p class={styles.soft}>{voice.t('site.orders.none')}</p>}
      <ul>
        {orders.map(([kind, order]) => (
          <li key={kind} class={styles.row}>
            <span>{wordsOf(kind, order, voice)}</span>
            <button type="button" class="button" onClick={() => table.leaveOrder(kind, null)}>
              {voice.t('site.orders.withdraw')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An order in words: one of the game's own by its name, or the answers it is made of. */
function wordsOf(kind: string, order: Json, voice: Voice): string {
  const key = `board.order.${kind}`;
  if (voice.t.has(key)) return voice.t(key, order as Values);
  const answers = firstAnswer(order)?.map((action) => voice.t(voice.say.action(action, voice)));
  return answers?.join(' / ') ?? kind;
}

/** The first and the last answer of an order, as it was left. */
function firstAnswer(order: Json): Action[] | null {
  if (typeof order !== 'object' || order === null || !('answers' in order) || !Array.isArray(order.answers))
    return null;
  const answers = order.answers as unknown as readonly Action[];
  return answers.length > 2 ? [...answers.slice(0, 1), ...answers.slice(-1)] : [...answers];
}
