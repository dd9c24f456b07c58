import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import { ask, type Me, type ServerRefusal } from '../net/api.ts';
import { settings } from '../settings.ts';
import { siteText } from '../text.ts';

/** Where the link leads that makes this device the same guest. It works once, so it is used when the reader says so. */
export default function CarryPage(): JSX.Element {
  const t = siteText();
  const [me, setMe] = useState<Me | null>(null);
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null);
  const use = async (): Promise<void> => {
    const used = await ask<{ readonly me: Me }>('POST', '/carry', { key: location.hash.slice(1) });
    if (!used.ok) return setRefusal(used.refusal);
    settings.name.value = used.value.me.name;
    setMe(used.value.me);
  };
  return (
    <main id="main" class="simple">
      <h1>{t('site.carry')}</h1>
      <p role="status">
        {me !== null && t('site.me.known', { name: me.name })}
        {refusal !== null && (refusal.sentence || t('site.link.lost'))}
        {me === null && refusal === null && t('site.carry.means')}
      </p>
      {me === null && refusal === null && (
        <button type="button" class="button strong" onClick={() => void use()}>
          {t('site.carry.use')}
        </button>
      )}
      <p>
        <a class="button" href="/">
          {t('site.to-lobby')}
        </a>
      </p>
    </main>
  );
}
