import type { JSX } from 'preact';

import { SettingsButton } from '../settings-dialog.tsx';
import { siteText } from '../text.ts';
import { gameRows } from './games.ts';

/** The front page. */
export default function LobbyPage(): JSX.Element {
  const t = siteText();
  return (
    <main id="main">
      <h1>Boxcars</h1>
      <SettingsButton />
      <ul>
        {gameRows.map(({ id }) => (
          <li key={id}>
            <a class="button strong" href={`/play/${id}`}>
              {t(`site.game.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
