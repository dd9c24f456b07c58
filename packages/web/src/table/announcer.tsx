import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** Lines that stay in the region: screen readers read what is added. */
const MOST_LINES = 40;

const lines = signal<readonly { readonly n: number; readonly text: string }[]>([]);
let count = 0;

/** Says a sentence to screen readers, after all that were said before it. */
export function announce(text: string): void {
  count += 1;
  lines.value = [...lines.value, { n: count, text }].slice(-MOST_LINES);
}

/** What is announced, in order; seen by nobody. */
export function Announcer(): JSX.Element {
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
      {lines.value.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
