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
  const [seats, setSeats] = useState(usual);
  const [people, setPeople] = useState(2);
  const [options, setOptions] = useState<{ readonly [name: string]: unknown }>({});
  const [clock, setClock] = useState('none');
  const [access, setAccess] = useState<'public' | 'link'>('link');
  const [problem, setProblem] = useState('');
  const make = async (): Promise<void> => {
    const met = await introduce(settings.name.value);
    const setting = CLOCKS[clock] ?? { kind: 'none' };
    const chairs = Array.from({ length: seats - 1 }, (_, i) =>
      i < people - 1 ? ({ kind: 'empty' } as const) : ({ kind: 'bot', level: 'normal' } as const),
    );
    const table = { game: game.id, options, seats: chairs, access, clock: setting };
    const made = met.ok ? await createTable(table, promiseNonce(setting.kind === 'mail')) : met;
    if (made.ok) route(`/table/${made.value.table.id}`);
    else setProblem(made.refusal.sentence || t('site.new.no-server'));
  };
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
        <fieldset>
          <legend>{t('site.seats')}</legend>
          <CountField
            label={t('site.new.seats')}
            min={game.seats.min}
            max={game.seats.max}
            value={seats}
            onChange={setSeats}
          />
          <CountField
            label={t('site.new.people')}
            min={1}
            max={seats}
            value={Math.min(people, seats)}
            onChange={setPeople}
          />
        </fieldset>
        <OptionFields game={game} words={words} options={options} onChange={setOptions} />
        <fieldset>
          <legend>{t('site.new.clock')}</legend>
          {Object.keys(CLOCKS).map((name) => (
            <label key={name}>
              <input type="radio" name="clock" checked={clock === name} onChange={() => setClock(name)} />
              {t(`site.clock.${name}`)}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={access === 'public'}
            onChange={({ currentTarget }) => setAccess(currentTarget.checked ? 'public' : 'link')}
          />
          {t('site.new.public')}
        </label>
        {problem !== '' && <p role="alert">⚠ {problem}</p>}
        <button class="button strong">{t('site.new.make')}</button>
        <a
          class="button"
          href={`/play/${game.id}?seats=${seats}&options=${encodeURIComponent(JSON.stringify(options))}`}
        >
          {t('site.new.bots-only')}
        </a>
        <a class="button plain" href="/">
          {t('site.to-lobby')}
        </a>
      </form>
    </main>
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
