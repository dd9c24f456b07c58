import type { TableInfo } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { myTables } from '../net/api.ts';
import type { SavedTable } from '../net/local/host.ts';
import { finishedTables } from '../net/local/shelf.ts';
import { settings } from '../settings.ts';
import { siteText } from '../text.ts';

import styles from './lobby.module.css';

/** So many of each kind are listed. */
const MOST = 5;

/** Matches that are over, here and at the server: to watch again, and to keep as a file. */
export function Finished(): JSX.Element | null {
  const t = siteText();
  const [kept, setKept] = useState<readonly SavedTable[]>([]);
  const [mine, setMine] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    void finishedTables().then(setKept);
    if (settings.name.value === '') return;
    void myTables().then((answer) => {
      if (answer.ok) setMine(answer.value.tables.filter(({ state }) => state === 'finished'));
    });
  }, []);
  if (kept.length === 0 && mine.length === 0) return null;
  return (
    <section class={styles.list}>
      <h2>{t('site.lobby.finished')}</h2>
      <ul>
        {mine.slice(0, MOST).map(({ id, game, seats }) => (
          <Row
            key={id}
            game={game}
            who={seats.flatMap((seat) => (seat.kind === 'empty' ? [] : [seat.name ?? ''])).join(', ')}
            replay={`/replay/${id}`}
            file={`/api/tables/${id}/match`}
          />
        ))}
        {kept.slice(0, MOST).map(({ table, game, chairs }) => (
          <Row
            key={table}
            game={game}
            who={t('site.lobby.bots', { count: chairs.count - 1 })}
            replay={`/replay/${table}?on=device`}
            file={null}
          />
        ))}
      </ul>
    </section>
  );
}

function Row(props: {
  readonly game: string;
  readonly who: string;
  readonly replay: string;
  readonly file: string | null;
}): JSX.Element {
  const t = siteText();
  const { game, who, replay, file } = props;
  return (
    <li>
      <span>
        <b>{t(`site.game.${game}`)}</b> · {who}
      </span>
      <span class={styles.actions}>
        <a class="button" href={replay}>
          {t('site.lobby.watch-again')}
        </a>
        {file !== null && (
          <a class="button plain" href={file} download>
            {t('site.lobby.file')}
          </a>
        )}
      </span>
    </li>
  );
}
