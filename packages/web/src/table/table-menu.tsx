import type { JSX } from 'preact';

import { useRoom } from './room.ts';

/** Ways out of the table. */
export function TableMenu(): JSX.Element {
  const { voice } = useRoom();
  return (
    <a class="button plain" href="/">
      {voice.t('site.leave')}
    </a>
  );
}
