import type { JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { useState } from 'preact/hooks';

import { NameField } from '../name-field.tsx';
import { actOn, introduce } from '../net/api.ts';
import { pageSocket, reloadOnce, SocketConnection } from '../net/socket.ts';
import { settings } from '../settings.ts';
import { currentLocale, siteText } from '../text.ts';
import { TableView } from './table-view.tsx';

/** A table on the server: `/table/<id>`, with `?key=` for those who have its link. */
export default function ServerPage(): JSX.Element {
  const { params, query } = useRoute();
  const table = params['table'] ?? '';
  const key = query['key'] ?? null;
  const takeOver = query['take-over'];
  if (takeOver !== undefined) return <TakeOver table={table} secret={takeOver} />;
  const around = { open: pageSocket, locale: currentLocale, reload: reloadOnce };
  return <TableView key={table} isLocal={false} connect={() => new SocketConnection(table, key, around)} />;
}

/** Someone hands their seat over: a name, and it is one's own. */
function TakeOver({ table, secret }: { readonly table: string; readonly secret: string }): JSX.Element {
  const t = siteText();
  const { route } = useLocation();
  const [problem, setProblem] = useState('');
  const take = async (): Promise<void> => {
    const met = await introduce(settings.name.value);
    const taken = met.ok ? await actOn(table, 'take-over', { key: secret }) : met;
    if (taken.ok) route(`/table/${table}`, true);
    else setProblem(taken.refusal.sentence || t('site.link.lost'));
  };
  return (
    <main id="main" class="simple">
      <h1>{t('site.take-over')}</h1>
      <form
        class="simple-form"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <NameField />
        {problem !== '' && <p role="alert">⚠ {problem}</p>}
        <button class="button strong">{t('site.room.join')}</button>
      </form>
    </main>
  );
}
