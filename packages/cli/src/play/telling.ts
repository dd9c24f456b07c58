import { eventFor, isUndo, type Entry, type GameEvent, type Viewer } from '@boxcars/engine';
import { line, player, sayOf, translator, type Locale, type Translator } from '@boxcars/text';

/** Sees the secret form of everything: only for a replay that asks for it. */
export const ALL = 'all';

/** A translator for a viewer of a game at a table of named players. */
export function translatorFor(
  locale: Locale,
  game: string,
  names: readonly string[],
  viewer: Viewer | typeof ALL,
): Translator {
  const seatName = (seat: number): string => names[seat] ?? String(seat + 1);
  return translator(locale, viewer === ALL ? { game, seatName } : { game, seatName, viewer });
}

/** What an entry tells a viewer, a line a happening. */
export function tellEntry(t: Translator, game: string, entry: Entry, viewer: Viewer | typeof ALL): string[] {
  if (isUndo(entry)) return [t(line('cli.play.took-back', { seat: player(entry.seat), entry: entry.reverts }))];
  const say = sayOf(game);
  return eventsOf(entry, viewer).flatMap((event) => {
    const told = say.event(event, { viewer: viewer === ALL ? -1 : viewer });
    return told === null ? [] : [t(told)];
  });
}

/** The events of an entry in the form the viewer was sent. */
export function eventsOf(entry: Entry, viewer: Viewer | typeof ALL): GameEvent[] {
  if (isUndo(entry)) return [];
  return entry.events.map((logged) => (viewer === ALL ? logged.event : eventFor(logged, viewer)));
}
