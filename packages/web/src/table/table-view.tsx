import { PUBLIC } from '@boxcars/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';

import type { AnyBoard } from '../boards/board.ts';
import { loadBoard } from '../boards/index.ts';
import { later } from '../later.ts';
import { start } from '../motion/flights.ts';
import { ShowQueue, type Frame } from '../motion/show-queue.ts';
import type { TableConnection } from '../net/connection.ts';
import { painted } from '../painted.ts';
import { reducedMotion, settings } from '../settings.ts';
import { play } from '../sound/play.ts';
import { currentLocale, loadGameWords, siteText, voiceOf, type GameWords } from '../text.ts';
import { announce } from './announcer.tsx';
import { Gone } from './gone.tsx';
import { labelsOf } from './labels.ts';
import { RoomContext, type Room } from './room.ts';
import { Shell } from './shell.tsx';
import { Table } from './table.ts';

const LuckShare = later(async () => (await import('./luck-share.ts')).LuckShare);

/** A table on the page, whatever it is connected to. */
export function TableView(props: {
  readonly connect: () => TableConnection;
  readonly isLocal: boolean;
  /** Where it is known before the table is. */
  readonly game?: string;
  readonly replay?: ComponentChildren;
}): JSX.Element {
  const table = useMemo(() => openTable(props.connect()), []);
  useEffect(() => () => table.close(), [table]);
  const info = table.info.value;
  const [board, words] = useGame(props.game ?? info?.game ?? null);
  const t = siteText();
  const viewer = table.seat.value ?? PUBLIC;
  useEffect(() => {
    if (board !== null) table.queue.useBoard(board);
    if (info !== null && words !== null) document.title = `${words.own['name.title'] ?? info.game} · Boxcars`;
  }, [board, words, info?.game]);
  const room = useMemo<Room | null>(() => {
    if (info === null || board === null || words === null) return null;
    const labels = labelsOf(info.seats, viewer < 0 ? null : viewer, t);
    const voice = voiceOf(words, viewer, (seat) => labels[seat]?.name ?? String(seat + 1));
    const { isLocal, replay = null } = props;
    return { table, board, game: info.game, voice, labels, isLocal, replay };
  }, [info, board, words, viewer, t, props.replay]);
  useEffect(() => {
    if (room === null) return;
    stages.set(table, room);
  }, [room]);
  const gone = table.gone.value;
  if (gone !== null) return <Gone code={gone.refusal.code} sentence={gone.sentence} />;
  // A table on this device is ready in a moment, and is drawn once: when there is something on it.
  if (room === null || (props.isLocal && table.stand.value === null)) {
    return (
      <main id="main" class="simple">
        <Patience text={t('site.loading')} />
      </main>
    );
  }
  return (
    <RoomContext.Provider value={room}>
      {!props.isLocal && <LuckShare table={table} />}
      <Shell />
    </RoomContext.Provider>
  );
}

/** So long nothing is said of waiting: mostly it is over by then. */
const SHORT = 500;

function Patience({ text }: { readonly text: string }): JSX.Element | null {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <p>{text}</p> : null;
}

/** The board and the words of a game; null until they are here. */
function useGame(game: string | null): [AnyBoard | null, GameWords | null] {
  const [board, setBoard] = useState<AnyBoard | null>(null);
  const [words, setWords] = useState<GameWords | null>(null);
  const locale = currentLocale();
  useEffect(() => {
    if (game !== null) void loadBoard(game).then(setBoard);
  }, [game]);
  useEffect(() => {
    if (game !== null) void loadGameWords(game, locale).then(setWords);
  }, [game, locale]);
  return [board, words];
}

/** How each table speaks and moves at the moment: the queue outlives any one language or board. */
const stages = new WeakMap<Table, Room>();

function openTable(connection: TableConnection): Table {
  const queue = new ShowQueue({
    speed: () => settings.speed.value,
    isSeen: () => document.visibilityState === 'visible',
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onEvent: (shown, view) => {
      const room = stages.get(table);
      if (room === undefined) return;
      const { voice, board } = room;
      const line = voice.say.event(shown.event, { viewer: voice.viewer });
      if (line !== null) announce(voice.t(line));
      if (shown.duration === 0) return;
      const sound = board.sound?.(shown.event) ?? null;
      if (sound !== null && settings.sound.value) play(sound);
      if (reducedMotion.value) return;
      for (const motion of board.motions?.(shown.event, view) ?? []) start(motion, shown.duration);
    },
    onEntry: (frame: Frame) => table.entryShown(frame),
  });
  const table = new Table(connection, queue, painted);
  return table;
}
