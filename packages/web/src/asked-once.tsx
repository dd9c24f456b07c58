import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

import styles from './asked-once.module.css';

interface Props {
  readonly label: string;
  /** The label for those who only hear it, where it says more. */
  readonly name?: string;
  readonly isPlain?: boolean;
  /** What it means, in a sentence or two. */
  readonly means: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}

/** A button for what there is no way back from: it says what that means, and asks once before it is done. */
export function AskedOnce({ label, name, isPlain = false, means, yes, no, onYes }: Props): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const isRefused = useRef(false);
  useLayoutEffect(() => {
    if (isAsked) question.current?.focus();
    else if (isRefused.current) button.current?.focus();
  }, [isAsked]);
  const answer = (isYes: boolean): void => {
    isRefused.current = !isYes;
    setAsked(false);
    if (isYes) onYes();
  };
  if (!isAsked) {
    const look = isPlain ? 'button plain' : 'button';
    return (
      <button ref={button} type="button" class={look} aria-label={name} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    <div ref={question} class={styles.question} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{means}</p>
      <div class={styles.choice}>
        <button type="button" class="button" onClick={() => answer(true)}>
          {yes}
        </button>
        <button type="button" class="button plain" onClick={() => answer(false)}>
          {no}
        </button>
      </div>
    </div>
  );
}
