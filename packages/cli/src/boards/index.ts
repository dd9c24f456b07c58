import { genericBoard, type Board } from './board.ts';
import { boomtownBoard } from './boomtown.ts';
import { diceTowerBoard } from './dice-tower.ts';
import { diceTownBoard } from './dice-town.ts';
import { winnersCircleBoard } from './winners-circle.ts';

/** Some game's board: which one's, the registry's key says. */
type AnyBoard = Board<never>;

/** The terminal board of each game, one line a game. */
export const boards: { readonly [game: string]: AnyBoard } = {
  boomtown: boomtownBoard,
  'dice-tower': diceTowerBoard,
  'dice-town': diceTownBoard,
  'winners-circle': winnersCircleBoard,
};

/** The board of a game; one without a board of its own is drawn as names and values. */
export function boardOf(game: string): Board<unknown> {
  return Object.hasOwn(boards, game) ? (boards[game] as Board<unknown>) : genericBoard;
}
