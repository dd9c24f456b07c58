import type { JSX } from 'preact';

import { useRoom } from './room.ts';

/** Before the start: who is here, who is missing, and the link for friends. */
export function WaitingRoom(): JSX.Element {
  const { voice } = useRoom();
  return (
    <main id="main" style={{ padding: 24 }}>
      <p>{voice.t('site.loading')}</p>
    </main>
  );
}
