import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { siteText } from '../text.ts';
import { ToLobby } from '../to-lobby.tsx';

/** Says why a table is not to be seen, whatever the reason is. */
export function Gone({ code, sentence = '' }: { readonly code: string; readonly sentence?: string }): JSX.Element {
  const t = siteText();
  const heading = useRef<HTMLHeadingElement>(null);
  // What stood here may have gone while someone was reading it.
  useEffect(() => heading.current?.focus(), []);
  const key = `site.gone.${code}`;
  return (
    <main id="main" class="simple">
      <h1 ref={heading} tabIndex={-1}>
        {t('site.gone')}
      </h1>
      <p>{t.has(key) ? t(key) : sentence || t('site.gone.otherwise')}</p>
      <ToLobby />
    </main>
  );
}
