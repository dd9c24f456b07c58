import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { Glyph } from './glyph.tsx';
import { later } from './later.ts';
import { siteText } from './text.ts';

import styles from './settings-dialog.module.css';

const SettingsForm = later(async () => (await import('./settings-form.tsx')).SettingsForm);

/** Opens the settings: speed, sound, look and language, and who one is on this server. */
export function SettingsButton(): JSX.Element {
  const t = siteText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" class="button plain" aria-label={t('site.settings')} onClick={open}>
        <Glyph sign="⚙" />
        <span class={styles.word}>{t('site.settings')}</span>
      </button>
      <dialog ref={dialog} aria-labelledby="settings" onClose={() => setOpen(false)}>
        {isOpen && (
          <div class={styles.form}>
            <h2 id="settings">{t('site.settings')}</h2>
            <SettingsForm />
            <form method="dialog" class={styles.form}>
              <button class="button strong">{t('site.close')}</button>
            </form>
          </div>
        )}
      </dialog>
    </>
  );
}
