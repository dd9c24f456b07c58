import type { JSX } from 'preact';

import { Glyph } from '../glyph.tsx';
import { later } from '../later.ts';
import { SettingsButton } from '../settings-dialog.tsx';
import { useRoom } from './room.ts';

import styles from './header.module.css';

const TableMenu = later(async () => (await import('./table-menu.tsx')).TableMenu);

/** The game, where it stands, and the way out. */
export function Header(): JSX.Element {
  const { table, board, voice, game, isLocal } = useRoom();
  const stand = table.stand.value;
  const headline = stand === null ? null : (board.headline?.(stand.view) ?? null);
  const link = table.connection.link.value;
  const state = table.info.value?.state;
  const isRunning = state === 'playing' || state === 'paused';
  return (
    <header class={styles.header}>
      <a class={styles.home} href="/" aria-label={voice.t('site.to-lobby')}>
        <Glyph sign="⚅⚅" />
      </a>
      <div class={styles.names}>
        <h1 class={styles.title}>{voice.t.has('name.title') ? voice.t('name.title') : game}</h1>
        {headline !== null && <p class={styles.headline}>{voice.t(headline)}</p>}
      </div>
      {!isLocal && link !== 'open' && (
        <p class={styles.link} role="status">
          <span aria-hidden="true">⌁ </span>
          {voice.t(`site.link.${link}`)}
        </p>
      )}
      <div class={styles.tools}>
        {table.moment.value?.canUndo === true && (
          <button type="button" class="button" title={voice.t('site.undo')} onClick={() => table.undo()}>
            <Glyph sign="↶" /> <span class={styles.word}>{voice.t('site.undo')}</span>
          </button>
        )}
        <SettingsButton />
        {isLocal || table.seat.value === null || !isRunning ? (
          <a class="button plain" href="/">
            {voice.t('site.leave')}
          </a>
        ) : (
          <TableMenu />
        )}
      </div>
    </header>
  );
}
