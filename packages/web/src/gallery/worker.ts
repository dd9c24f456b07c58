/// <reference lib="webworker" />
import type { ScenarioStep } from '@boxcars/engine/testkit';

import type { TableMessage } from '../net/connection.ts';
import { loadGame } from '../net/local/rules.ts';
import { GalleryHost, type Look } from './host.ts';

/** What the page asks of the worker. */
export type ToGallery =
  | { readonly do: 'open'; readonly look: Look }
  | { readonly do: 'take'; readonly step: ScenarioStep }
  | { readonly do: 'receive'; readonly message: TableMessage };

declare const self: DedicatedWorkerGlobalScope;

let host: Promise<GalleryHost | null> | null = null;

async function open(look: Look): Promise<GalleryHost | null> {
  const game = await loadGame(look.game);
  if (game === null) {
    self.postMessage({ t: 'gone', table: 'gallery', refusal: { code: 'unknown-game' } });
    return null;
  }
  const made = new GalleryHost(game, look, (message) => self.postMessage(message));
  made.open();
  return made;
}

self.addEventListener('message', ({ data }: MessageEvent<ToGallery>) => {
  if (data.do === 'open') host = open(data.look);
  else if (data.do === 'take') void host?.then((one) => one?.take(data.step));
  else void host?.then((one) => one?.receive(data.message));
});
