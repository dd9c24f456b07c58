import type { OptionSpec } from '@boxcars/engine';
import type { JSX } from 'preact';

import type { Choosable } from '../study/ask.ts';
import { siteText, voiceOf, type GameWords } from '../text.ts';

export type Options = { readonly [name: string]: unknown };

/** A number, as a list to choose from. */
export function CountField(props: {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly words?: (value: number) => string;
  readonly onChange: (value: number) => void;
}): JSX.Element {
  const { label, min, max, value, words = String, onChange } = props;
  return (
    <label>
      {label}
      <select class="field" value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
          <option key={count} value={count}>
            {words(count)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The game's own settings; decks of one's own are for other clients. */
export function OptionFields(props: {
  readonly game: Choosable;
  readonly words: GameWords;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}): JSX.Element | null {
  const { game, words, options, onChange } = props;
  const t = siteText();
  const own = voiceOf(words, -1, () => '').t;
  const specs = Object.entries(game.options).filter(([, spec]) => spec.kind !== 'deck');
  if (specs.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('site.new.rules')}</legend>
      {specs.map(([name, spec]) => (
        <OptionField
          key={name}
          label={own.has(`option.${name}`) ? own(`option.${name}`) : name}
          spec={spec}
          value={options[name] ?? spec.default}
          choice={(value) => (own.has(`option.${name}.${value}`) ? own(`option.${name}.${value}`) : value)}
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
    case 'number': {
      const { min, max } = spec;
      const words = (number: number): string => choice(String(number));
      return <CountField {...{ label, min, max, words }} value={Number(value)} onChange={onChange} />;
    }
    case 'deck':
      return null;
  }
}
