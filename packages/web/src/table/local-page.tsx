import type { Json } from '@boxcars/engine';
import { COACH_SETTINGS } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';

import { levelOf } from '../levels.ts';
import { gameRow } from '../lobby/games.ts';
import { LocalConnection } from '../net/local/connection.ts';
import type { LocalStart } from '../net/local/host.ts';
import { newSeed } from '../net/seed.ts';
import { settings } from '../settings.ts';
import { siteText } from '../text.ts';
import { withTable } from './local-address.ts';
import { TableView } from './table-view.tsx';

/** A table against bots that runs in this page. `/play/<game>` goes on with the one that was left, if there is one. */
export default function LocalPage(): JSX.Element {
  const { params, query } = useRoute();
  const { route } = useLocation();
  const game = params['game'] ?? '';
  const t = siteText();
  const table = query['table'];
  if (table === undefined) {
    route(withTable(`/play/${game}`, new URLSearchParams(query)), true);
    return <main id="main" />;
  }
  const start = startOf(game, table, query, t('site.seat.you'));
  return <TableView key={table} isLocal game={game} connect={() => new LocalConnection(start)} />;
}

/** `?seats=4&level=hard&coach=off&options={…}`: what was chosen on the way here; the usual otherwise. */
function startOf(game: string, table: string, query: Record<string, string>, you: string): LocalStart {
  const row = gameRow(game);
  const seats = Number(query['seats'] ?? row?.usual ?? 3);
  const name = settings.name.value === '' ? you : settings.name.value;
  return {
    table,
    game,
    options: readOptions(query['options']),
    chairs: { count: seats, you: 0, name, level: levelOf(query['level'] ?? settings.level.value) },
    coach: COACH_SETTINGS.find((coach) => coach === query['coach']) ?? 'practice',
    seed: newSeed(),
    createdAt: Date.now(),
  };
}

function readOptions(text: string | undefined): { readonly [name: string]: Json } {
  try {
    return JSON.parse(text ?? '{}') as { readonly [name: string]: Json };
  } catch {
    return {};
  }
}
