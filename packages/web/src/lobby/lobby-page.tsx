import type { TableInfo } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { Glyph } from '../glyph.tsx';
import { later } from '../later.ts';
import { LevelField } from '../level-field.tsx';
import { myTables, openTables } from '../net/api.ts';
import type { SavedTable } from '../net/local/host.ts';
import { forgetTable, unfinishedTables } from '../net/local/shelf.ts';
import { SettingsButton } from '../settings-dialog.tsx';
import { settings } from '../settings.ts';
import { siteText } from '../text.ts';
import { Cover } from './covers.tsx';
import { gameRows, type GameRow } from './games.ts';

import styles from './lobby.module.css';

const Finished = later(async () => (await import('./finished.tsx')).Finished);

/** States of a match one can go on with. */
const GOING: readonly TableInfo['state'][] = ['open', 'starting', 'playing', 'paused'];
/** How often open tables are asked for. */
const LOOK_AGAIN = 15_000;

/** The front page: four games, one click from a table; tables to join; games to go on with. */
export default function LobbyPage(): JSX.Element {
  const t = siteText();
  useEffect(() => {
    document.title = 'Boxcars';
  }, []);
  return (
    <>
      <header class={styles.header}>
        <p class={styles.brand}>
          <Glyph sign="⚅⚅" /> Boxcars
        </p>
        <SettingsButton />
      </header>
      <main id="main" class={styles.main}>
        <div class={styles.hero}>
          <h1>{t('site.lobby.title')}</h1>
          <p>{t('site.lobby.lead')}</p>
        </div>
        <Unfinished />
        <div class={styles.level}>
          <LevelField
            label={t('site.level')}
            value={settings.level.value}
            onChange={(level) => (settings.level.value = level)}
          />
        </div>
        <ul class={styles.games}>
          {gameRows.map((row) => (
            <GameCard key={row.id} row={row} />
          ))}
        </ul>
        <OpenTables />
        <Finished />
      </main>
      <footer class={styles.footer}>
        <a href="/gallery">{t('site.gallery')}</a>
      </footer>
    </>
  );
}

function GameCard({ row }: { readonly row: GameRow }): JSX.Element {
  const t = siteText();
  const { id, min, max, minutes } = row;
  const name = t(`site.game.${id}`);
  return (
    <li class={styles.card} data-game={id}>
      <Cover game={id} />
      <div class={styles.words}>
        <h2>{name}</h2>
        <p class={styles.facts}>{t('site.lobby.facts', { min, max, minutes })}</p>
        <p>{t(`site.about.${id}`)}</p>
      </div>
      <p class={styles.actions}>
        <a class="button strong" href={`/play/${id}`} aria-label={t('site.lobby.play-label', { game: name })}>
          {t('site.lobby.play')}
        </a>
        <a class="button" href={`/new/${id}`} aria-label={t('site.lobby.friends-label', { game: name })}>
          {t('site.lobby.friends')}
        </a>
      </p>
    </li>
  );
}

/** Matches one has left: on this device, and at the server. */
function Unfinished(): JSX.Element | null {
  const t = siteText();
  const [kept, setKept] = useState<readonly SavedTable[]>([]);
  const [mine, setMine] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    void unfinishedTables().then(setKept);
    // Whoever never gave a name has no table anywhere.
    if (settings.name.value === '') return;
    void myTables().then((answer) => {
      if (answer.ok) setMine(answer.value.tables.filter(({ state }) => GOING.includes(state)));
    });
  }, []);
  const forget = (table: string): void => {
    void forgetTable(table).then(unfinishedTables).then(setKept);
  };
  if (kept.length === 0 && mine.length === 0) return null;
  return (
    <section class={styles.list}>
      <h2>{t('site.lobby.mine')}</h2>
      <ul>
        {kept.slice(0, 5).map(({ table, game, lines, chairs }) => (
          <li key={table}>
            <span>
              <b>{t(`site.game.${game}`)}</b> · {t('site.lobby.bots', { count: chairs.count - 1 })} ·{' '}
              {t('site.lobby.moves', { count: lines.length })}
            </span>
            <span class={styles.actions}>
              <a class="button" href={`/play/${game}?table=${table}`}>
                {t('site.lobby.go-on')}
              </a>
              <button type="button" class="button plain" onClick={() => forget(table)}>
                {t('site.lobby.forget')}
              </button>
            </span>
          </li>
        ))}
        {mine.map((info) => (
          <TableRow key={info.id} info={info} label={t('site.lobby.go-on')} />
        ))}
      </ul>
    </section>
  );
}

/** Tables to join or to watch. Without a server there are none, and nothing is said. */
function OpenTables(): JSX.Element | null {
  const t = siteText();
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      void openTables().then((answer) => setTables(answer.ok ? answer.value.tables : null));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  if (tables === null) return null;
  const shown = tables.filter(({ state }) => state === 'open' || state === 'playing');
  return (
    <section class={styles.list}>
      <h2>{t('site.lobby.tables')}</h2>
      {shown.length === 0 && <p>{t('site.lobby.no-tables')}</p>}
      <ul>
        {shown.map((info) => (
          <TableRow
            key={info.id}
            info={info}
            label={t(info.state === 'open' ? 'site.lobby.join' : 'site.lobby.watch')}
          />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ info, label }: { readonly info: TableInfo; readonly label: string }): JSX.Element {
  const t = siteText();
  const people = info.seats.flatMap((seat) => (seat.kind === 'empty' ? [] : [seat.name ?? '']));
  const free = info.seats.filter(({ kind }) => kind === 'empty').length;
  return (
    <li>
      <span>
        <b>{t(`site.game.${info.game}`)}</b> · {people.join(', ')}
        {free > 0 && ` · ${t('site.lobby.free', { count: free })}`}
      </span>
      <a class="button" href={`/table/${info.id}`}>
        {label}
      </a>
    </li>
  );
}
