import type { Scenario, ScenarioStep } from '@boxcars/engine/testkit';
import type { JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useMemo, useState } from 'preact/hooks';

import { settings } from '../settings.ts';
import { TableView } from '../table/table-view.tsx';
import { siteText } from '../text.ts';
import { GalleryConnection } from './connection.ts';
import { momentFor, moments } from './moments.ts';

import styles from './gallery.module.css';

const files = import.meta.glob<Scenario>('../../../games/scenarios/*/*.json', { import: 'default' });

/** Every scenario there is, by game and name. */
const scenarios = Object.entries(files).map(([path, load]) => {
  const [, game = '', name = ''] = /scenarios\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  return { game, name, load };
});

/** The telling moments of every game: for looking, and for visual tests. */
export default function GalleryPage(): JSX.Element {
  const { params } = useRoute();
  const { game, scenario } = params;
  if (game === undefined || scenario === undefined) return <Index />;
  return <MomentPage key={`${game}/${scenario}`} game={game} name={scenario} />;
}

function Index(): JSX.Element {
  const t = siteText();
  const games = [...new Set(scenarios.map(({ game }) => game))];
  return (
    <main id="main" class={styles.index}>
      <h1>{t('site.gallery')}</h1>
      {games.map((game) => (
        <section key={game}>
          <h2>{game}</h2>
          <ul>
            {moments
              .filter((moment) => moment.game === game)
              .map(({ name, scenario, step, seat }) => (
                <li key={name}>
                  <a href={`/gallery/${game}/${scenario}?step=${step}&seat=${seat}`}>★ {name}</a>
                </li>
              ))}
            {scenarios
              .filter((one) => one.game === game)
              .map(({ name }) => (
                <li key={name}>
                  <a href={`/gallery/${game}/${name}`}>{name}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

/** A scenario at one of its steps. `?step=3&seat=1` (`seat=-1`: the public); `&motion=off` for pictures. */
function MomentPage({ game, name }: { readonly game: string; readonly name: string }): JSX.Element {
  const { query } = useRoute();
  const [scenario, setScenario] = useState<Scenario | null>(null);
  useEffect(() => {
    const found = scenarios.find((one) => one.game === game && one.name === name);
    void found?.load().then(setScenario);
    if (query['motion'] === 'off') settings.speed.value = 'off';
  }, [game, name]);
  if (scenario === null) return <main id="main" />;
  const steps = stepsOf(scenario);
  const usual = momentFor(game, name);
  const step = Math.min(Number(query['step'] ?? usual?.step ?? 0), steps.length);
  const seat = query['seat'] ?? usual?.seat ?? null;
  const viewer = seat === null ? null : Number(seat);
  return <Moment key={`${step}/${viewer ?? ''}`} {...{ game, name, scenario, steps, step, viewer, query }} />;
}

/** The steps that do something: what a scenario expects is left out. */
function stepsOf({ steps }: Scenario): ScenarioStep[] {
  return steps.filter((step) => !('expect' in step) && !('refused' in step));
}

function Moment(props: {
  readonly game: string;
  readonly name: string;
  readonly scenario: Scenario;
  readonly steps: readonly ScenarioStep[];
  readonly step: number;
  readonly viewer: number | null;
  readonly query: Record<string, string>;
}): JSX.Element {
  const { game, name, scenario, steps, step, viewer, query } = props;
  const t = siteText();
  const connection = useMemo(
    () => new GalleryConnection({ game, scenario, step, viewer, name: t('site.seat.you') }),
    [],
  );
  return (
    <>
      <TableView isLocal connect={() => connection} />
      {query['bar'] === 'on' && <Bar {...{ game, name, steps, step, viewer, connection }} seats={scenario.seats} />}
    </>
  );
}

/** Steps through the scenario and looks from every seat: for those who draw. */
function Bar(props: {
  readonly game: string;
  readonly name: string;
  readonly steps: readonly ScenarioStep[];
  readonly step: number;
  readonly seats: number;
  readonly viewer: number | null;
  readonly connection: GalleryConnection;
}): JSX.Element {
  const { game, name, steps, viewer, connection } = props;
  const { route } = useLocation();
  const [at, setAt] = useState(props.step);
  const next = steps[at];
  return (
    <nav class={styles.bar} aria-label="gallery">
      <a href="/gallery">▤</a>
      <b>{name}</b>
      <button
        type="button"
        disabled={next === undefined}
        onClick={() => {
          if (next !== undefined) connection.take(next);
          setAt(at + 1);
        }}
      >
        ▶ {at}/{steps.length}
      </button>
      {Array.from({ length: props.seats + 1 }, (_, i) => i - 1).map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === viewer}
          onClick={() => route(`/gallery/${game}/${name}?bar=on&step=${at}&seat=${seat}`)}
        >
          {seat}
        </button>
      ))}
    </nav>
  );
}
