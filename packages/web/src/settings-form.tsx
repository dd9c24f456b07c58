import type { JSX } from 'preact';

import { Identity } from './identity.tsx';
import { settings, SPEEDS, THEMES } from './settings.ts';
import { changeLocale, currentLocale, locales, siteText } from './text.ts';

import styles from './settings-dialog.module.css';

/** The languages by their own names. */
const LANGUAGES = { en: 'English', hu: 'Magyar', cs: 'Čeština' } as const;

/** Everything that can be set: language, speed, look and sound; and who one is on this server. */
export function SettingsForm(): JSX.Element {
  const t = siteText();
  return (
    <>
      <Choices />
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={settings.sound.value}
          onChange={({ currentTarget }) => (settings.sound.value = currentTarget.checked)}
        />
        {t('site.settings.sound')}
      </label>
      <Identity />
    </>
  );
}

/** Language, speed and look. */
function Choices(): JSX.Element {
  const t = siteText();
  return (
    <>
      <Choice
        name="locale"
        label={t('site.settings.language')}
        value={currentLocale()}
        of={locales.map((locale) => [locale, LANGUAGES[locale]] as const)}
        onChange={(locale) => void changeLocale(locale)}
      />
      <Choice
        name="speed"
        label={t('site.settings.speed')}
        value={settings.speed.value}
        of={SPEEDS.map((speed) => [speed, t(`site.settings.speed.${speed}`)] as const)}
        onChange={(speed) => (settings.speed.value = speed)}
      />
      <Choice
        name="theme"
        label={t('site.settings.theme')}
        value={settings.theme.value}
        of={THEMES.map((theme) => [theme, t(`site.settings.theme.${theme}`)] as const)}
        onChange={(theme) => (settings.theme.value = theme)}
      />
    </>
  );
}

function Choice<V extends string>(props: {
  readonly name: string;
  readonly label: string;
  readonly value: V;
  readonly of: readonly (readonly [V, string])[];
  readonly onChange: (value: V) => void;
}): JSX.Element {
  return (
    <fieldset class={styles.choice}>
      <legend>{props.label}</legend>
      {props.of.map(([value, text]) => (
        <label key={value} class={styles.check}>
          <input
            type="radio"
            name={props.name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
