import type { JSX } from 'preact';

/** A text to copy: a touch selects all of it. */
export function CopyField({ text, id }: { readonly text: string; readonly id?: string }): JSX.Element {
  return <input class="field" id={id} readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />;
}
