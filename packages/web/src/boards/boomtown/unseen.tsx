import { TOWNS, type EventName, type MineFace, type View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import { CardSign } from './card-sign.tsx';
import { Emblem } from './emblem.tsx';
import { Danger } from './marks.tsx';
import { claimLine, eventLine, townLine } from './names.ts';

import styles from './unseen.module.css';

/** What everyone may know of the deck: the cards nobody has seen yet, and the mines that are gone. */
export function Unseen({ view, t }: { readonly view: View; readonly t: Translator }): JSX.Element | null {
  const { unseen, gone, removed } = view;
  if (unseen.mines.length + unseen.events.length + gone.length === 0) return null;
  return (
    <details class={styles.unseen}>
      <summary>{t('board.unseen', { mines: unseen.mines.length, events: unseen.events.length })}</summary>
      {removed > 0 && <p class={styles.note}>{t('board.unseen.removed', { count: removed })}</p>}
      <Mines mines={unseen.mines} t={t} />
      <Events events={unseen.events} t={t} />
      {gone.length > 0 && (
        <>
          <p class={styles.note}>{t('board.gone')}</p>
          <Mines mines={gone} t={t} />
        </>
      )}
    </details>
  );
}

function Mines({ mines, t }: { readonly mines: readonly MineFace[]; readonly t: Translator }): JSX.Element {
  const towns = TOWNS.filter((town) => mines.some((mine) => mine.town === town));
  return (
    <ul class={styles.towns}>
      {towns.map((town) => (
        <li key={town} class={styles.town}>
          <span class={styles.name} data-town={town}>
            <Emblem town={town} />
            {t(townLine(town))}
          </span>
          <ul class={styles.mines}>
            {mines
              .filter((mine) => mine.town === town)
              .map((mine) => (
                <li key={`${mine.number}/${mine.gold}`}>
                  <span class="visually-hidden">{t(claimLine(mine))}</span>
                  <span aria-hidden="true">
                    {mine.number}/{mine.gold}
                  </span>
                  {mine.dangerous && <Danger />}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Events({ events, t }: { readonly events: readonly EventName[]; readonly t: Translator }): JSX.Element {
  const kinds = [...new Set(events)];
  return (
    <ul class={styles.events}>
      {kinds.map((event) => {
        const count = events.filter((one) => one === event).length;
        return (
          <li key={event}>
            <CardSign event={event} />
            {t(eventLine(event))}
            {count > 1 && ` ×${count}`}
          </li>
        );
      })}
    </ul>
  );
}
