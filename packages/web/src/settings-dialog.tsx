import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { settings, SPEEDS, THEMES } from './settings.ts';
import { changeLocale, currentLocale, locales, siteText } from './text.ts';

import styles from './settings-dialog.module.css';

/** The languages by their own names. */
const LANGUAGES = { en: 'English', hu: 'Magyar', cs: 'Čeština' } as const;

/** Opens the settings: speed, sound, look and language. */
export function SettingsButton(): JSX.Element {
  const t = siteText();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        class="button plain"
        aria-label={t('site.settings')}
        onClick={() => dialog.current?.showModal()}
      >
        <span aria-hidden="true">⚙</span>
        <span class={styles.word}>{t('site.settings')}</span>
      </button>
      <dialog ref={dialog} aria-labelledby="settings">
        <form method="dialog" class={styles.form}>
          <h2 id="settings">{t('site.settings')}</h2>
          <Choices />
          <label class={styles.check}>
            <input
              type="checkbox"
              checked={settings.sound.value}
              onChange={({ currentTarget }) => (settings.sound.value = currentTarget.checked)}
            />
            {t('site.settings.sound')}
          </label>
          <button class="button strong">{t('site.close')}</button>
        </form>
      </dialog>
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
