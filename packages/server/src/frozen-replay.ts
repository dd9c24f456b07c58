import { PUBLIC, readJournalLines, replay, type Json, type Seat, type Viewer } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import { changesBetween, type FrozenReplay, type FrozenStep } from '@boxcars/protocol';

import { eventsOf, isAlikeForAll } from './telling.ts';
import type { Finished } from './workshop.ts';

/** The replay of a match as it needs no rules any more: the first view and the changes, for every viewer. */
export function freeze({ header, lines }: Finished): FrozenReplay {
  const read = readJournalLines(header, lines);
  if (!read.ok) throw new Error(`journal not readable: ${read.refusal.code}`);
  const journal = read.value;
  const game = findGame(journal.header.game, journal.header.version);
  if (game === undefined) throw new Error(`no such game: ${journal.header.game}`);
  const played = replay(game, journal);
  if (!played.ok) throw new Error(`not replayed: ${played.refusal.code}`);
  const film = (viewer: Viewer): FrozenReplay['public'] => {
    let before = played.value.viewAt(0, viewer) as Json;
    const first = before;
    const steps = journal.entries.map((entry): FrozenStep => {
      const after = played.value.viewAt(entry.entry, viewer) as Json;
      const changes = changesBetween(before, after);
      before = after;
      return { ...eventsOf(entry, viewer), changes };
    });
    return { first, steps };
  };
  const isOpen = journal.entries.every(isAlikeForAll);
  const sawAsPublic = (seat: Seat): boolean =>
    isOpen && journal.entries.every(({ entry }) => played.value.sightAt(entry, seat) === PUBLIC);
  return {
    replay: 1,
    game: game.id,
    version: game.version,
    options: journal.header.options,
    public: film(PUBLIC),
    seats: journal.header.seats.map((_, seat) => (sawAsPublic(seat) ? null : film(seat))),
    revealed: journal.entries.map((entry) => ('events' in entry ? entry.events.map(({ event }) => event) : [])),
    outcome: played.value.outcome(),
  };
}
