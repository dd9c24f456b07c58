import type { JSX } from 'preact';

import { settings } from './settings.ts';
import { siteText } from './text.ts';

import styles from './settings-dialog.module.css';

/** The name others see, kept on this device. */
export function NameField(): JSX.Element {
  const t = siteText();
  return (
    <label class={styles.name}>
      {t('site.name')}
      <input
        class="field"
        required
        maxLength={24}
        autocomplete="nickname"
        value={settings.name.value}
        onInput={({ currentTarget }) => (settings.name.value = currentTarget.value)}
      />
    </label>
  );
}
