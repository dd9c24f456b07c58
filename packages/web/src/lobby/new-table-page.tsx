import type { ClockSetting, TableSettings } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';

import { LevelField } from '../level-field.tsx';
import type { Level } from '../levels.ts';
import { NameField } from '../name-field.tsx';
import { createTable, introduce } from '../net/api.ts';
import { promiseNonce } from '../net/nonces.ts';
import { settings } from '../settings.ts';
import { describeGame, type Choosable } from '../study/ask.ts';
import { currentLocale, loadGameWords, siteText, type GameWords } from '../text.ts';
import { gameRow } from './games.ts';
import { CountField, OptionFields, type Options } from './option-fields.tsx';

import styles from './lobby.module.css';

const CLOCKS: { readonly [name: string]: ClockSetting } = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 300, increment: 10 },
  calm: { kind: 'live', bank: 900, increment: 30 },
  mail: { kind: 'mail', hours: 48 },
};

/** A form that makes a table: who plays, by which rules, how fast, who may come. */
export default function NewTablePage(): JSX.Element {
  const { params } = useRoute();
  const id = params['game'] ?? '';
  const [game, setGame] = useState<Choosable | null>(null);
  const [words, setWords] = useState<GameWords | null>(null);
  const locale = currentLocale();
  useEffect(() => void describeGame(id).then((told) => setGame(told.ok ? told.value : null)), [id]);
  useEffect(() => void loadGameWords(id, locale).then(setWords), [id, locale]);
  if (game === null || words === null) return <main id="main" />;
  return <TableForm game={game} words={words} />;
}

function TableForm({ game, words }: { readonly game: Choosable; readonly words: GameWords }): JSX.Element {
  const t = siteText();
  const { route } = useLocation();
  const usual = gameRow(game.id)?.usual ?? game.seats.min;
  const [wish, setWish] = useState<Wish>({ ...USUAL, seats: usual, level: settings.level.value });
  const [problem, setProblem] = useState('');
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const make = async (): Promise<void> => {
    const made = await makeTable(game, wish);
    if (made.ok) route(`/table/${made.value.table.id}`);
    else setProblem(made.refusal.sentence || t('site.new.no-server'));
  };
  const { seats, level, coach, options } = wish;
  const search = new URLSearchParams({ seats: String(seats), level, coach, options: JSON.stringify(options) });
  return (
    <main id="main">
      <form
        class={styles.form}
        data-game={game.id}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <h1>{t('site.new.title', { game: t(`site.game.${game.id}`) })}</h1>
        <NameField />
        <PeopleFields game={game} wish={wish} onChange={change} />
        <OptionFields game={game} words={words} options={wish.options} onChange={(options) => change({ options })} />
        <TimeFields wish={wish} onChange={change} />
        <GuestFields wish={wish} onChange={change} />
        <CoachFields wish={wish} onChange={change} />
        {problem !== '' && <p role="alert">⚠ {problem}</p>}
        <button class="button strong">{t('site.new.make')}</button>
        <a class="button" href={`/play/${game.id}?${search.toString()}`}>
          {t('site.new.bots-only')}
        </a>
        <a class="button plain" href="/">
          {t('site.to-lobby')}
        </a>
      </form>
    </main>
  );
}

/** What the form asks for. */
interface Wish {
  readonly seats: number;
  readonly people: number;
  readonly level: Level;
  readonly options: Options;
  readonly clock: string;
  readonly access: 'public' | 'link';
  readonly spectators: boolean;
  readonly coach: TableSettings['coach'];
}

const USUAL = { people: 2, options: {}, clock: 'none', access: 'link', spectators: true, coach: 'after' } as const;
const COACHES = ['off', 'after', 'practice'] as const;

async function makeTable(game: Choosable, wish: Wish): ReturnType<typeof createTable> {
  const met = await introduce(settings.name.value);
  if (!met.ok) return met;
  const { options, access, spectators, coach, level } = wish;
  const clock = CLOCKS[wish.clock] ?? { kind: 'none' };
  const seats = Array.from({ length: wish.seats - 1 }, (_, i) =>
    i < wish.people - 1 ? ({ kind: 'empty' } as const) : ({ kind: 'bot', level } as const),
  );
  return createTable(
    { game: game.id, options, seats, access, spectators, coach, clock },
    promiseNonce(clock.kind === 'mail'),
  );
}

interface PartProps {
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

function PeopleFields({ game, wish, onChange }: PartProps & { readonly game: Choosable }): JSX.Element {
  const t = siteText();
  const { min, max } = game.seats;
  const people = Math.min(wish.people, wish.seats);
  return (
    <fieldset>
      <legend>{t('site.seats')}</legend>
      <CountField
        label={t('site.new.seats')}
        min={min}
        max={max}
        value={wish.seats}
        onChange={(seats) => onChange({ seats })}
      />
      <CountField
        label={t('site.new.people')}
        min={1}
        max={wish.seats}
        value={people}
        onChange={(count) => onChange({ people: count })}
      />
      {people < wish.seats && (
        <LevelField label={t('site.level')} value={wish.level} onChange={(level) => onChange({ level })} />
      )}
    </fieldset>
  );
}

function TimeFields({ wish, onChange }: PartProps): JSX.Element {
  const t = siteText();
  return (
    <fieldset>
      <legend>{t('site.new.clock')}</legend>
      {Object.keys(CLOCKS).map((clock) => (
        <label key={clock}>
          <input type="radio" name="clock" checked={wish.clock === clock} onChange={() => onChange({ clock })} />
          {t(`site.clock.${clock}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Who may come: friends by the link alone, or anyone; and whether others may look on. */
function GuestFields({ wish, onChange }: PartProps): JSX.Element {
  const t = siteText();
  return (
    <fieldset>
      <legend>{t('site.new.guests')}</legend>
      <label>
        <input
          type="checkbox"
          checked={wish.access === 'public'}
          onChange={({ currentTarget }) => onChange({ access: currentTarget.checked ? 'public' : 'link' })}
        />
        {t('site.new.public')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={wish.spectators}
          onChange={({ currentTarget }) => onChange({ spectators: currentTarget.checked })}
        />
        {t('site.new.spectators')}
      </label>
    </fieldset>
  );
}

function CoachFields({ wish, onChange }: PartProps): JSX.Element {
  const t = siteText();
  return (
    <fieldset>
      <legend>{t('site.coach')}</legend>
      {COACHES.map((coach) => (
        <label key={coach}>
          <input type="radio" name="coach" checked={wish.coach === coach} onChange={() => onChange({ coach })} />
          {t(`site.coach.${coach}`)}
        </label>
      ))}
    </fieldset>
  );
}
