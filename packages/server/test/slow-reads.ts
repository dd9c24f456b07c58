import type { KyselyPlugin } from 'kysely';

import type { Store } from '../src/store/store.ts';

/** Has whatever is read from a store come only when the result is called. */
export function slowReads(store: Store): () => void {
  const { db } = store;
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => held.then(() => result),
  };
  Object.assign(store, { db: db.withPlugin(slow) });
  return () => {
    Object.assign(store, { db });
    letGo();
  };
}
