import { Piscina } from 'piscina';

import type { Errand } from './filing-thread.ts';

/** Who brings lines from logs and groups to the entries of a file. */
export interface Filer {
  /** Done once the lines are there and survive a power cut. */
  bring(errand: Errand): Promise<void>;
  /** Ends what is under way, and does nothing more. */
  close(): Promise<void>;
}

/** A filer in a thread of its own: those who play wait neither for it nor for the disk. */
export function openFilingThread(): Filer {
  const filename = new URL('./filing-thread.ts', import.meta.url).href;
  const thread = new Piscina<Errand, void>({ filename, minThreads: 1, maxThreads: 1 });
  return { bring: (errand) => thread.run(errand), close: () => thread.close() };
}
