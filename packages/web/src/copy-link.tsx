import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';

import { CopyField } from './copy-field.tsx';
import { siteText } from './text.ts';

import styles from './copy-link.module.css';

/** A link to give to others, with a word on what it does. */
export function CopyLink({ label, text }: { readonly label: string; readonly text: string }): JSX.Element {
  const id = useId();
  return (
    <div class={styles.link}>
      <label for={id}>{label}</label>
      <span class={styles.copy}>
        <CopyField id={id} text={text} />
        {/* Only pages served safely may write to the clipboard; elsewhere the text can still be selected. */}
        {'clipboard' in navigator && <CopyButton text={text} />}
      </span>
    </div>
  );
}

function CopyButton({ text }: { readonly text: string }): JSX.Element {
  const t = siteText();
  const [copied, setCopied] = useState('');
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  return (
    <button type="button" class="button" onClick={copy}>
      <span aria-live="polite">{t(copied === text ? 'site.room.copied' : 'site.room.copy')}</span>
    </button>
  );
}
