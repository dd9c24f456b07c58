import type { JSX } from 'preact';

import { siteText } from './text.ts';

/** The way out of a page that has nothing more to say. */
export function ToLobby(): JSX.Element {
  return (
    <p>
      <a class="button" href="/">
        {siteText()('site.to-lobby')}
      </a>
    </p>
  );
}
