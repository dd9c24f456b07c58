import { playGames, type Batch } from './play-games.ts';
import type { Tally } from './tally.ts';

/** What a thread of the pool does. */
export default function work(batch: Batch): Tally {
  return playGames(batch);
}
