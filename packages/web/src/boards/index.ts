import type { AnyBoard } from './board.ts';
import { genericBoard } from './generic/index.tsx';

/** Every folder here with an index.tsx is the board of the game it is named after. */
const modules = import.meta.glob<{ readonly board: AnyBoard }>(['./*/index.tsx', '!./generic/index.tsx']);

/** The board of a game; one without its own is drawn as names and values. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = modules[`./${game}/index.tsx`];
  return load === undefined ? genericBoard : (await load()).board;
}
