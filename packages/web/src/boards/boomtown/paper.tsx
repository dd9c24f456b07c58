import type { ComponentChildren, JSX } from 'preact';

import { handlersOf, type Pressable } from './answering.ts';

/** A thing that is pressed where it stands for an answer, and only lies there otherwise. */
export function Paper(props: {
  readonly class: string;
  readonly on: Pressable | null;
  readonly place?: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { on, place, children } = props;
  if (on === null) {
    return (
      <div class={props.class} data-place={place}>
        {children}
      </div>
    );
  }
  return (
    <button type="button" class={props.class} data-place={place} aria-pressed={on.isUp} {...handlersOf(on)}>
      {children}
    </button>
  );
}
