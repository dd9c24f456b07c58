import type { JSX } from 'preact';

import { siteText } from '../text.ts';
import { ToLobby } from '../to-lobby.tsx';

/** Says why a table is not to be seen. */
export function Gone({ code }: { readonly code: string }): JSX.Element {
  const t = siteText();
  const key = `site.gone.${code}`;
  return (
    <main id="main" class="simple">
      <h1>{t('site.gone')}</h1>
      <p>{t.has(key) ? t(key) : ''}</p>
      <ToLobby />
    </main>
  );
}
