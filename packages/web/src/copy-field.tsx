import type { JSX } from 'preact';

/** A text to copy: a touch selects all of it. */
export function CopyField({ text }: { readonly text: string }): JSX.Element {
  return <input class="field" readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />;
}
