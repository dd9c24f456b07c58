import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { YourTurn } from '../boards/board.ts';
import { later } from '../later.ts';
import { reducedMotion, settings } from '../settings.ts';
import { announce, Announcer } from './announcer.tsx';
import { Header } from './header.tsx';
import { QuestionPanel, useYourTurn } from './question-panel.tsx';
import { useRoom } from './room.ts';
import { Seats } from './seats.tsx';
import { Side, sidesOf, Unread, type SideName } from './side.tsx';
import { Status } from './status.tsx';

import styles from './shell.module.css';

const Ending = later(async () => (await import('./ending.tsx')).Ending);
const Notices = later(async () => (await import('./notices.tsx')).Notices);
const WaitingRoom = later(async () => (await import('./waiting-room.tsx')).WaitingRoom);

/** The frame of every table: seats, board, question, log and chat, in the same places in all games. */
export function Shell(): JSX.Element {
  const room = useRoom();
  const { table, voice } = room;
  const info = table.info.value;
  const turn = useYourTurn();
  const isPlaying = table.stand.value !== null;
  useAnnouncedQuestion(turn);
  useSkipKey();
  return (
    <div class={styles.shell} data-game={room.game} data-testid="table">
      <a class="skip-link" href={isPlaying ? '#panel' : '#main'}>
        {voice.t('site.skip-to-question')}
      </a>
      <Header />
      {isPlaying && info !== null ? <Playing turn={turn} /> : <WaitingRoom />}
      <Announcer />
      <div id="sky" class={styles.sky} aria-hidden="true" />
    </div>
  );
}

function Playing({ turn }: { readonly turn: YourTurn | null }): JSX.Element {
  const { table, voice, replay, isLocal } = useRoom();
  const [side, setSide] = useState<SideName>('log');
  const drawer = useRef<HTMLDialogElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const openDrawer = (name: SideName): void => {
    setSide(name);
    setDrawn(true);
    drawer.current?.showModal();
  };
  const isOver = table.moment.value !== null && table.moment.value.asked === null;
  return (
    <div class={styles.frame} data-hint={turn !== null && settings.hints.value}>
      <Seats />
      {turn !== null && <Hint />}
      <main id="main" class={styles.board} tabIndex={0} aria-label={voice.t('site.board')}>
        <BoardPlace turn={turn} />
      </main>
      <aside id="panel" tabIndex={-1} class={styles.question} data-panel aria-label={voice.t('site.question')}>
        {replay ?? (isOver ? null : <Status />)}
        {!isLocal && <Notices />}
        {turn === null ? null : (
          <QuestionPanel turn={turn}>
            <Tabs onSide={openDrawer} />
          </QuestionPanel>
        )}
        {isOver && <Ending />}
        {turn === null && <Tabs onSide={openDrawer} />}
      </aside>
      <aside class={styles.side} aria-label={voice.t('site.more')}>
        <Side side={side} onSide={setSide} />
      </aside>
      <dialog ref={drawer} class={styles.drawer} aria-label={voice.t('site.more')} onClose={() => setDrawn(false)}>
        <form method="dialog" class={styles.closing}>
          <button class="button">{voice.t('site.close')}</button>
        </form>
        {isDrawn && <Side side={side} onSide={setSide} />}
      </dialog>
    </div>
  );
}

/** On narrow screens log, chat and table wait in a drawer. */
function Tabs({ onSide }: { readonly onSide: (side: SideName) => void }): JSX.Element {
  const { voice, replay } = useRoom();
  return (
    <nav class={styles.tabs} aria-label={voice.t('site.more')}>
      {sidesOf(replay !== null).map((name) => (
        <button key={name} type="button" class="button plain" onClick={() => onSide(name)}>
          {voice.t(`site.side.${name}`)}
          {name === 'chat' && <Unread />}
        </button>
      ))}
    </nav>
  );
}

/** Explains the panel to those who are here for the first time, until they wave it off for good. */
function Hint(): JSX.Element | null {
  const { voice } = useRoom();
  if (!settings.hints.value) return null;
  return (
    <p class={styles.hint}>
      <span>{voice.t('site.hint')}</span>
      <button type="button" class="button" onClick={() => (settings.hints.value = false)}>
        {voice.t('site.hint.close')}
      </button>
    </p>
  );
}

/** The game's own board, given what is on the screen. */
function BoardPlace({ turn }: { readonly turn: YourTurn | null }): JSX.Element | null {
  const { table, board, game, labels, voice } = useRoom();
  const stand = table.stand.value;
  if (stand === null) return null;
  const { Board } = board;
  const moment = table.moment.value;
  return (
    <Board
      game={game}
      view={stand.view}
      viewer={voice.viewer}
      seats={labels}
      asked={moment?.asked ?? null}
      yours={turn}
      shown={table.queue.showing.value}
      pending={moment?.yours?.pending?.action ?? null}
      t={voice.t}
      say={voice.say}
      locale={voice.t.locale}
      orders={table.orders.value}
      leaveOrder={(name, order) => table.leaveOrder(name, order)}
      coach={table.info.value?.coach ?? 'off'}
      stepTime={reducedMotion.value ? 0 : table.queue.stepTime()}
    />
  );
}

/** A screen reader hears the question once everything before it has been told. */
function useAnnouncedQuestion(turn: YourTurn | null): void {
  const { table, voice } = useRoom();
  const id = turn === null ? null : (table.moment.value?.asked?.id ?? null);
  useEffect(() => {
    if (turn === null) return;
    const context = { viewer: voice.viewer, view: table.stand.value?.view };
    const question = voice.t(voice.say.question(turn.question, context));
    announce(voice.t('site.question.announced', { question, count: turn.question.options.length }));
  }, [id]);
}

/** Escape shows everything that waits at once. */
function useSkipKey(): void {
  const { table } = useRoom();
  useEffect(() => {
    const skip = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) table.queue.skip();
    };
    document.addEventListener('keydown', skip);
    return () => document.removeEventListener('keydown', skip);
  }, [table]);
}
