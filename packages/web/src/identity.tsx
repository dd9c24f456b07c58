import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { AskedOnce } from './asked-once.tsx';
import { CopyField } from './copy-field.tsx';
import { ask, type Me, type ServerRefusal } from './net/api.ts';
import { settings } from './settings.ts';
import { siteText } from './text.ts';
import { Tokens } from './tokens.tsx';

import styles from './settings-dialog.module.css';

/** Who one is on this server: to be taken to another device, lent to programs, or deleted. Nothing for those the server does not know. */
export function Identity(): JSX.Element | null {
  const t = siteText();
  const [me, setMe] = useState<Me | null>(null);
  const [problem, setProblem] = useState('');
  const fail = ({ sentence }: ServerRefusal): void => setProblem(sentence || t('site.new.no-server'));
  useEffect(() => {
    void ask<{ readonly me: Me | null }>('GET', '/me').then((known) => setMe(known.ok ? known.value.me : null));
  }, []);
  if (me === null) return null;
  return (
    <section class={styles.form} aria-label={t('site.me')}>
      <p>{t('site.me.known', { name: me.name })}</p>
      {problem !== '' && <p role="alert">⚠ {problem}</p>}
      <Carry onProblem={fail} />
      <Tokens onProblem={fail} />
      <Delete onProblem={fail} />
    </section>
  );
}

interface Act {
  readonly onProblem: (refusal: ServerRefusal) => void;
}

/** A link that makes another device the same guest, once. */
function Carry({ onProblem }: Act): JSX.Element {
  const t = siteText();
  const [link, setLink] = useState('');
  const make = async (): Promise<void> => {
    const made = await ask<{ readonly key: string }>('POST', '/me/carry');
    if (!made.ok) return onProblem(made.refusal);
    // What comes after the # stays in the browser: it is in nobody's log.
    setLink(`${location.origin}/carry#${made.value.key}`);
  };
  if (link === '') {
    return (
      <button type="button" class="button" onClick={() => void make()}>
        {t('site.me.carry')}
      </button>
    );
  }
  return (
    <label class={styles.name}>
      {t('site.me.carry-link')}
      <CopyField text={link} />
    </label>
  );
}

/** Deletes the guest, after asking once more. */
function Delete({ onProblem }: Act): JSX.Element {
  const t = siteText();
  const remove = async (): Promise<void> => {
    const gone = await ask('DELETE', '/me');
    if (!gone.ok) return onProblem(gone.refusal);
    settings.name.value = '';
    location.assign('/');
  };
  return (
    <AskedOnce
      label={t('site.me.delete')}
      isPlain
      means={t('site.me.delete-means')}
      yes={t('site.me.delete-now')}
      no={t('site.me.keep')}
      onYes={() => void remove()}
    />
  );
}
