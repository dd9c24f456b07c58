import { loadBoard } from './boards/index.ts';
import { makeReady } from './net/local/ready-worker.ts';
import { withTable } from './table/local-address.ts';
import { loadGameWords, preferred } from './text.ts';

/**
 * Fetches what a table on this device needs all at once, before anything is drawn: otherwise the page, its worker, the
 * board and the words would each wait for the one before.
 */
export function fetchAhead(): void {
  const [, page, game] = location.pathname.split('/');
  if (page !== 'play' || game === undefined) return;
  const query = new URLSearchParams(location.search);
  if (!query.has('table')) history.replaceState(null, '', withTable(location.pathname, query));
  makeReady(game);
  void loadBoard(game);
  void loadGameWords(game, preferred());
}
