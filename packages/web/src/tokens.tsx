import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { CopyField } from './copy-field.tsx';
import { ask, type ServerRefusal } from './net/api.ts';
import { currentLocale, siteText } from './text.ts';

import styles from './settings-dialog.module.css';

/** A token as its owner sees it afterwards: by the name they gave it, never the token itself. */
interface TokenInfo {
  readonly id: string;
  readonly label: string;
  readonly expiresAt: number;
}

/** A token that was just made. */
interface MadeToken {
  readonly id: string;
  readonly token: string;
}

interface Fails {
  readonly onProblem: (refusal: ServerRefusal) => void;
}

/** The tokens with which programs play as this reader: made here, shown once, and taken back. */
export function Tokens({ onProblem }: Fails): JSX.Element {
  const t = siteText();
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([]);
  const [made, setMade] = useState<MadeToken | null>(null);
  const read = async (): Promise<void> => {
    const known = await ask<{ readonly tokens: readonly TokenInfo[] }>('GET', '/me/tokens');
    if (known.ok) setTokens(known.value.tokens);
    else onProblem(known.refusal);
  };
  useEffect(() => void read(), []);
  const make = async (label: string): Promise<boolean> => {
    const answer = await ask<MadeToken>('POST', '/me/tokens', { label });
    if (!answer.ok) {
      onProblem(answer.refusal);
      return false;
    }
    setMade(answer.value);
    await read();
    return true;
  };
  const takeBack = async (id: string): Promise<void> => {
    const gone = await ask('DELETE', `/me/tokens/${id}`);
    if (!gone.ok) return onProblem(gone.refusal);
    if (made?.id === id) setMade(null);
    await read();
  };
  return (
    <details class={styles.programs}>
      <summary>{t('site.tokens')}</summary>
      <div class={styles.form}>
        <p>{t('site.tokens.means')}</p>
        <TokenList tokens={tokens} onTakeBack={(id) => void takeBack(id)} />
        {made !== null && (
          <label class={styles.name}>
            {t('site.tokens.once')}
            <CopyField text={made.token} />
          </label>
        )}
        <NewToken onMake={make} />
      </div>
    </details>
  );
}

function TokenList(props: {
  readonly tokens: readonly TokenInfo[];
  readonly onTakeBack: (id: string) => void;
}): JSX.Element | null {
  const t = siteText();
  const dates = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' });
  if (props.tokens.length === 0) return null;
  return (
    <ul class={styles.tokens}>
      {props.tokens.map(({ id, label, expiresAt }) => (
        <li key={id} class={styles.token}>
          <span>
            <strong>{label}</strong> {t('site.tokens.until', { date: dates.format(expiresAt) })}
          </span>
          <button
            type="button"
            class="button plain"
            aria-label={t('site.tokens.take-back-named', { label })}
            onClick={() => props.onTakeBack(id)}
          >
            {t('site.tokens.take-back')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks what the program is called, so that its owner knows later which token it has. */
function NewToken({ onMake }: { readonly onMake: (label: string) => Promise<boolean> }): JSX.Element {
  const t = siteText();
  const [label, setLabel] = useState('');
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await onMake(label)) setLabel('');
  };
  return (
    <form class={styles.form} onSubmit={(event) => void submit(event)}>
      <label class={styles.name}>
        {t('site.tokens.label')}
        <input
          class="field"
          required
          maxLength={24}
          autocomplete="off"
          value={label}
          onInput={({ currentTarget }) => setLabel(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {t('site.tokens.make')}
      </button>
    </form>
  );
}
