import { PUBLIC, type Viewer } from '@boxcars/engine';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { useEffect, useMemo, useState } from 'preact/hooks';

import type { Reel } from '../study/study.ts';
import { Gone } from '../table/gone.tsx';
import { TableView } from '../table/table-view.tsx';
import { siteText } from '../text.ts';
import { ReplayConnection } from './connection.ts';
import { Controls } from './controls.tsx';
import { deviceReplay, serverReplay, type ReplaySource } from './source.ts';

/** A match that is over, to watch again: `/replay/<table>`, with `?on=device` for one that was played here. */
export default function ReplayPage(): JSX.Element {
  const { params, query } = useRoute();
  const table = params['table'] ?? '';
  const isLocal = query['on'] === 'device';
  const [source, setSource] = useState<ReplaySource | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void (isLocal ? deviceReplay(table) : serverReplay(table)).then((loaded) => {
      if (loaded.ok) setSource(loaded.value);
      else setProblem(loaded.refusal.code);
    });
  }, [table, isLocal]);
  if (problem !== null) return <Gone code={problem} />;
  if (source === null) return <Loading />;
  return <Watching source={source} onProblem={setProblem} />;
}

function Loading(): JSX.Element {
  const t = siteText();
  return (
    <main id="main" class="simple">
      <p>{t('site.loading')}</p>
    </main>
  );
}

/** Where one looks from, and from which entry on. A jump begins anew there. */
interface Start {
  readonly viewer: Viewer;
  readonly at: number;
  /** Counts the jumps: two to the same place are two. */
  readonly jump: number;
}

function Watching(props: { readonly source: ReplaySource; readonly onProblem: (code: string) => void }): JSX.Element {
  const { source, onProblem } = props;
  const [start, setStart] = useState<Start>({ viewer: source.info.you ?? PUBLIC, at: 0, jump: 0 });
  const [reel, setReel] = useState<{ readonly viewer: Viewer; readonly reel: Reel } | null>(null);
  const { viewer } = start;
  useEffect(() => {
    void source.film(viewer).then((shown) => {
      if (shown.ok) setReel({ viewer, reel: shown.value });
      else onProblem(shown.refusal.code);
    });
  }, [source, viewer]);
  if (reel === null || reel.viewer !== viewer) return <Loading />;
  return <Film key={start.jump} source={source} reel={reel.reel} start={start} onStart={setStart} />;
}

function Film(props: {
  readonly source: ReplaySource;
  readonly reel: Reel;
  readonly start: Start;
  readonly onStart: (start: Start) => void;
}): JSX.Element {
  const { source, reel, start, onStart } = props;
  const connection = useMemo(() => {
    const you = start.viewer < 0 ? null : start.viewer;
    return new ReplayConnection({ ...source.info, you, outcome: reel.outcome }, reel.film, start.at);
  }, []);
  const controls = useMemo(
    () => (
      <Controls
        connection={connection}
        last={reel.film.steps.length - 1}
        viewer={start.viewer}
        names={source.info.seats.map((seat) => (seat.kind === 'empty' ? '' : (seat.name ?? '')))}
        onJump={(at) => onStart({ viewer: start.viewer, at, jump: start.jump + 1 })}
        onViewer={(viewer) => onStart({ viewer, at: connection.at.value, jump: start.jump + 1 })}
      />
    ),
    [],
  );
  return <TableView isLocal connect={() => connection} replay={controls} />;
}
