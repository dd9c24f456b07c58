import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import { ask, type Me } from '../net/api.ts';
import { settings } from '../settings.ts';
import { siteText } from '../text.ts';
import { ToLobby } from '../to-lobby.tsx';

/** Where the link leads that makes this device the same guest. It works once, so it is used when the reader says so. */
export default function CarryPage(): JSX.Element {
  const t = siteText();
  const [me, setMe] = useState<Me | null>(null);
  const [problem, setProblem] = useState('');
  const use = async (): Promise<void> => {
    const used = await ask<{ readonly me: Me }>('POST', '/carry', { key: location.hash.slice(1) });
    setProblem(used.ok ? '' : used.refusal.sentence || t('site.new.no-server'));
    if (!used.ok) return;
    settings.name.value = used.value.me.name;
    setMe(used.value.me);
  };
  return (
    <main id="main" class="simple">
      <h1>{t('site.carry')}</h1>
      <p role="status">{me === null ? t('site.carry.means') : t('site.me.known', { name: me.name })}</p>
      {problem !== '' && <p role="alert">⚠ {problem}</p>}
      {me === null && (
        <button type="button" class="button strong" onClick={() => void use()}>
          {t('site.carry.use')}
        </button>
      )}
      <ToLobby />
    </main>
  );
}
