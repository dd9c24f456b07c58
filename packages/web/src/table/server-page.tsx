import type { JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';

import { NameField } from '../name-field.tsx';
import { actOn, introduce, type ServerRefusal } from '../net/api.ts';
import { pageSocket, reloadOnce, SocketConnection } from '../net/socket.ts';
import { settings } from '../settings.ts';
import { currentLocale, siteText } from '../text.ts';
import { ToLobby } from '../to-lobby.tsx';
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

/** Refusals after which there is no use in trying again. */
const FINAL: readonly string[] = ['already-seated', 'take-over-not-valid'];

/** Someone hands a seat over: a name, and it is one's own. */
function TakeOver({ table, secret }: { readonly table: string; readonly secret: string }): JSX.Element {
  const t = siteText();
  const { route } = useLocation();
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null);
  const take = async (): Promise<void> => {
    const met = await introduce(settings.name.value);
    const taken = met.ok ? await actOn(table, 'take-over', { key: secret }) : met;
    if (taken.ok) route(`/table/${table}`, true);
    else setRefusal(taken.refusal);
  };
  useEffect(() => {
    document.title = `${t('site.take-over')} · Boxcars`;
  }, [t]);
  return (
    <main id="main" class="simple">
      <h1>{t('site.take-over')}</h1>
      {refusal === null && <p>{t('site.take-over.means')}</p>}
      {refusal !== null && <p role="alert">⚠ {refusal.sentence || t('site.link.lost')}</p>}
      {refusal?.code === 'already-seated' && (
        <a class="button strong" href={`/table/${table}`}>
          {t('site.take-over.to-table')}
        </a>
      )}
      {!FINAL.includes(refusal?.code ?? '') && <TakeForm onTake={() => void take()} />}
      <ToLobby />
    </main>
  );
}

function TakeForm({ onTake }: { readonly onTake: () => void }): JSX.Element {
  const t = siteText();
  return (
    <form
      class="simple-form"
      onSubmit={(event) => {
        event.preventDefault();
        onTake();
      }}
    >
      <NameField />
      <button class="button strong">{t('site.room.join')}</button>
    </form>
  );
}
