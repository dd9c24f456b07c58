import type { BoardContext } from '../boards/board.ts';
import { drawOddsSeen } from '../dice-tower/odds-table.ts';

/** What a game shows its player besides the board when asked for help: lines made of what the player sees. */
type Aid = (view: never, context: BoardContext) => string[];

/** The aid of each game that has one. */
const aids: { readonly [game: string]: Aid } = {
  'dice-tower': drawOddsSeen,
};

/** What helps at this moment of a game: nothing where the game has no aid. */
export function drawAid(game: string, view: unknown, context: BoardContext): string[] {
  const aid = Object.hasOwn(aids, game) ? aids[game] : undefined;
  return aid === undefined ? [] : aid(view as never, context);
}
