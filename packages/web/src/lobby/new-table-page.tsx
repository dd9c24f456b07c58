import type { AnyGame, OptionSpec } from '@boxcars/engine';
import type { ClockSetting } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';

import { NameField } from '../name-field.tsx';
import { createTable, introduce } from '../net/api.ts';
import { loadRules } from '../net/local/rules.ts';
import { promiseNonce } from '../net/nonces.ts';
import { settings } from '../settings.ts';
import { currentLocale, loadGameWords, siteText, voiceOf, type GameWords } from '../text.ts';
import { gameRow } from './games.ts';

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
  const [game, setGame] = useState<AnyGame | null>(null);
  const [words, setWords] = useState<GameWords | null>(null);
  const locale = currentLocale();
  useEffect(() => void loadRules(id).then((rules) => setGame(rules?.game ?? null)), [id]);
  useEffect(() => void loadGameWords(id, locale).then(setWords), [id, locale]);
  if (game === null || words === null) return <main id="main" />;
  return <TableForm game={game} words={words} />;
}

function TableForm({ game, words }: { readonly game: AnyGame; readonly words: GameWords }): JSX.Element {
  const t = siteText();
  const { route } = useLocation();
  const usual = gameRow(game.id)?.usual ?? game.seats.min;
  const [wish, setWish] = useState<Wish>({ seats: usual, people: 2, options: {}, clock: 'none', access: 'link' });
  const [problem, setProblem] = useState('');
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const make = async (): Promise<void> => {
    const made = await makeTable(game, wish);
    if (made.ok) route(`/table/${made.value.table.id}`);
    else setProblem(made.refusal.sentence || t('site.new.no-server'));
  };
  const search = new URLSearchParams({ seats: String(wish.seats), options: JSON.stringify(wish.options) });
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
  readonly options: { readonly [name: string]: unknown };
  readonly clock: string;
  readonly access: 'public' | 'link';
}

async function makeTable(game: AnyGame, wish: Wish): ReturnType<typeof createTable> {
  const met = await introduce(settings.name.value);
  if (!met.ok) return met;
  const { options, access } = wish;
  const clock = CLOCKS[wish.clock] ?? { kind: 'none' };
  const seats = Array.from({ length: wish.seats - 1 }, (_, i) =>
    i < wish.people - 1 ? ({ kind: 'empty' } as const) : ({ kind: 'bot', level: 'normal' } as const),
  );
  return createTable({ game: game.id, options, seats, access, clock }, promiseNonce(clock.kind === 'mail'));
}

interface PartProps {
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

function PeopleFields({ game, wish, onChange }: PartProps & { readonly game: AnyGame }): JSX.Element {
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
    </fieldset>
  );
}

function TimeFields({ wish, onChange }: PartProps): JSX.Element {
  const t = siteText();
  return (
    <>
      <fieldset>
        <legend>{t('site.new.clock')}</legend>
        {Object.keys(CLOCKS).map((clock) => (
          <label key={clock}>
            <input type="radio" name="clock" checked={wish.clock === clock} onChange={() => onChange({ clock })} />
            {t(`site.clock.${clock}`)}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={wish.access === 'public'}
          onChange={({ currentTarget }) => onChange({ access: currentTarget.checked ? 'public' : 'link' })}
        />
        {t('site.new.public')}
      </label>
    </>
  );
}

function CountField(props: {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}): JSX.Element {
  const { label, min, max, value, onChange } = props;
  return (
    <label>
      {label}
      <select class="field" value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The game's own settings; decks of one's own are for other clients. */
function OptionFields(props: {
  readonly game: AnyGame;
  readonly words: GameWords;
  readonly options: { readonly [name: string]: unknown };
  readonly onChange: (options: { readonly [name: string]: unknown }) => void;
}): JSX.Element | null {
  const { game, words, options, onChange } = props;
  const t = siteText();
  const own = voiceOf(words, -1, () => '').t;
  const specs = Object.entries(game.options).filter(([, spec]) => spec.kind !== 'deck');
  if (specs.length === 0) return null;
  const textOf = (key: string): string => (own.has(key) ? own(key) : key);
  return (
    <fieldset>
      <legend>{t('site.new.rules')}</legend>
      {specs.map(([name, spec]) => (
        <OptionField
          key={name}
          label={textOf(`option.${name}`)}
          spec={spec}
          value={options[name] ?? spec.default}
          choice={(value) => textOf(`option.${name}.${value}`)}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </fieldset>
  );
}

function OptionField(props: {
  readonly label: string;
  readonly spec: OptionSpec;
  readonly value: unknown;
  readonly choice: (value: string) => string;
  readonly onChange: (value: unknown) => void;
}): JSX.Element | null {
  const { label, spec, value, choice, onChange } = props;
  switch (spec.kind) {
    case 'switch':
      return (
        <label>
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          {label}
        </label>
      );
    case 'choice':
      return (
        <label>
          {label}
          <select class="field" value={String(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
            {spec.of.map((one) => (
              <option key={one} value={one}>
                {choice(one)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'number':
      return <CountField label={label} min={spec.min} max={spec.max} value={Number(value)} onChange={onChange} />;
    case 'deck':
      return null;
  }
}
