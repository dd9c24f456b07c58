import type { Hall } from './hall.ts';
import type { House } from './house.ts';

/** What became of the matches that were under way. */
export interface Rebuilt {
  readonly rebuilt: number;
  /** The tables whose match could not be rebuilt. */
  readonly failed: readonly string[];
}

const AT_ONCE = 100;

/**
 * Looks at every match that had not ended when the server did, so that its clocks, bots and fixed times go on although
 * nobody is connected. Those that can't be rebuilt are named in the log; the others go on. What then waits for people
 * alone leaves memory again.
 */
export async function rebuildMatches(house: House, hall: Hall, isOut: () => boolean): Promise<Rebuilt> {
  const failed: string[] = [];
  let rebuilt = 0;
  let last = '';
  for (;;) {
    const rows = await house.store.db
      .selectFrom('tables')
      .select('id')
      .where('state', 'in', ['starting', 'playing', 'paused'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of rows) {
      if (isOut()) return { rebuilt, failed };
      if (await isRebuilt(house, hall, id)) rebuilt += 1;
      else if (!isOut()) failed.push(id);
      // Those who are connected have their turn in between.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < AT_ONCE) break;
  }
  if (rebuilt + failed.length > 0) house.log.info({ rebuilt, failed }, 'matches-rebuilt');
  return { rebuilt, failed };
}

async function isRebuilt(house: House, hall: Hall, id: string): Promise<boolean> {
  try {
    return (await hall.get(id)) !== null;
  } catch (error) {
    house.log.error({ err: error, table: id }, 'match-not-rebuilt');
    return false;
  }
}
