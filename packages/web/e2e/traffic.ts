import { entryFor, isSame, readJournal, replay, type Json } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import { readServerFrame, withChanges, type MatchFile, type ServerMessage } from '@boxcars/protocol';
import type { Page } from '@playwright/test';

/** Everything a page was sent over its sockets, in order. */
export function listenTo(page: Page): ServerMessage[] {
  const messages: ServerMessage[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => messages.push(...readServerFrame(String(payload)))),
  );
  return messages;
}

/**
 * What in the traffic of a seat is not exactly what that seat may know: every view and every event that was sent is
 * held against the match played again from its journal. Empty if all is well.
 */
export function findLeaks(messages: readonly ServerMessage[], file: MatchFile, seat: number): string[] {
  const journal = readJournal(file.journal);
  if (!journal.ok) return [journal.refusal.code];
  const game = findGame(journal.value.header.game, journal.value.header.version);
  if (game === undefined) return ['unknown game'];
  const played = replay(game, journal.value);
  if (!played.ok) return [played.refusal.code];
  const found: string[] = [];
  let view: Json = null;
  const hold = (what: string, told: unknown, known: unknown): void => {
    if (!isSame(told, known)) found.push(`${what}: ${JSON.stringify(told).slice(0, 200)}`);
  };
  for (const message of messages) {
    if (message.t !== 'sync' && message.t !== 'entry') continue;
    const { entry } = message.moment;
    if (message.t === 'sync') {
      view = message.view;
      hold('seat', message.seat, seat);
    } else view = withChanges(view, message.changes);
    hold(`view after ${entry}`, view, played.value.viewAt(entry, seat));
    for (const told of message.t === 'sync' ? message.entries : [message.events]) {
      const full = journal.value.entries[told.entry];
      const known = full === undefined ? null : entryFor(full, seat).events;
      hold(`events of ${told.entry}`, told.events, known);
    }
  }
  return found;
}

/** The file of a match that is over, as the page's own person may have it. */
export async function fileOf(page: Page, table: string): Promise<MatchFile> {
  const response = await page.request.get(`/api/tables/${table}/match`);
  return (await response.json()) as MatchFile;
}
