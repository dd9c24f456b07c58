import type { GameEvent } from '@boxcars/engine';
import type { EntryEvents } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { AnyBoard } from '../boards/board.ts';
import { painted } from '../painted.ts';
import type { Line } from '../words.ts';
import { line } from '../words.ts';
import { useRoom, type Room } from './room.ts';

import styles from './side.module.css';

/** So many entries are drawn at first: a long match has thousands of lines. */
const MOST_ENTRIES = 150;

type Row =
  | { readonly row: 'chapter' | 'event' | 'undone'; readonly text: string; readonly entry: number }
  | { readonly row: 'since'; readonly entry: number };

/** Everything that was told, grouped by round, with a line where one's own last answer was. */
export function LogView(): JSX.Element {
  const room = useRoom();
  const { table, voice } = room;
  const end = useRef<HTMLLIElement>(null);
  const entries = table.log.value.slice(-MOST_ENTRIES);
  const rows = rowsOf(room, entries, table.mark.value);
  useEffect(() => {
    // Once it is painted the page knows where everything is: before, it would have to work that out twice.
    void painted().then(() => end.current?.scrollIntoView({ block: 'nearest' }));
  }, [entries.length]);
  const hasMark = rows.some(({ row }) => row === 'since');
  return (
    <>
      {hasMark && table.canReplay && (
        <button type="button" class="button" onClick={() => table.replay()}>
          <span aria-hidden="true">↻</span> {voice.t('site.log.replay')}
        </button>
      )}
      <ol class={styles.log} aria-label={voice.t('site.side.log')}>
        {rows.map((row, i) => (
          <LogRow key={`${row.entry}.${i}`} row={row} />
        ))}
        <li ref={end} />
      </ol>
    </>
  );
}

function LogRow({ row }: { readonly row: Row }): JSX.Element {
  const { voice } = useRoom();
  switch (row.row) {
    case 'since':
      return <li class={styles.since}>{voice.t('site.log.since')}</li>;
    case 'chapter':
      return <li class={styles.chapter}>{row.text}</li>;
    case 'undone':
      return <li class={styles.undone}>{row.text}</li>;
    case 'event':
      return <li>{row.text}</li>;
  }
}

function rowsOf({ voice, board }: Room, entries: readonly EntryEvents[], mark: number): Row[] {
  const undone = new Set(entries.flatMap(({ undoes }) => (undoes === undefined ? [] : [undoes])));
  const rows: Row[] = [];
  let isMarked = mark === 0;
  for (const { entry, events, undoes } of entries) {
    if (!isMarked && entry > mark) {
      rows.push({ row: 'since', entry });
      isMarked = true;
    }
    if (undoes !== undefined) rows.push({ row: 'event', text: voice.t('site.log.undone'), entry });
    for (const event of events) {
      const chapter = chapterOf(board, event);
      const said = voice.say.event(event, { viewer: voice.viewer });
      if (chapter !== null) rows.push({ row: 'chapter', text: voice.t(chapter), entry });
      else if (said !== null) rows.push({ row: undone.has(entry) ? 'undone' : 'event', text: voice.t(said), entry });
    }
  }
  return rows;
}

/** A board says where rounds begin; without one, events called so do. */
function chapterOf(board: AnyBoard, event: GameEvent): Line | null {
  if (board.chapter !== undefined) return board.chapter(event);
  const { round, race } = { round: null, race: null, ...event } as { readonly round: unknown; readonly race: unknown };
  if (event.type === 'round-started' && typeof round === 'number') return line('site.log.round', { number: round });
  if (event.type === 'race-started' && typeof race === 'number') return line('site.log.race', { number: race });
  return null;
}
