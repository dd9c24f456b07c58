import type { JSX } from 'preact';

import styles from './desk.module.css';

/** An answer as a large button: what it is, and below what comes of it. */
export function BigButton(props: {
  readonly title: string;
  readonly note?: string;
  readonly isStrong?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  const { title, note = '', isStrong = false, isDisabled = false, onClick } = props;
  return (
    <button
      type="button"
      class={`button ${isStrong ? 'strong' : ''} ${styles.big}`}
      disabled={isDisabled}
      onClick={onClick}
    >
      <span class={styles.bigTitle}>{title}</span>
      {note !== '' && <span class={styles.bigNote}> {note}</span>}
    </button>
  );
}
