import type { AnyBoard } from './board.ts';

/** Every folder here with an index.tsx is the board of the game it is named after. */
const modules = import.meta.glob<{ readonly board: AnyBoard }>('./*/index.tsx');

/** The board of a game; one without its own is drawn as names and values. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = modules[`./${game}/index.tsx`] ?? modules['./generic/index.tsx'];
  if (load === undefined) throw new Error('there is no board at all');
  return (await load()).board;
}
