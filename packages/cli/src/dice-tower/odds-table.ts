import { COLOURS, WHITE_DICE, writeAction, writeDice, type Colour, type View } from '@boxcars/games/dice-tower';
import {
  TurnOdds,
  turnPositionSeen,
  type Move,
  type OddsCard,
  type TurnPosition,
} from '@boxcars/games/dice-tower/odds';

import type { BoardContext } from '../boards/board.ts';
import { drawCombination, drawSign } from '../boards/dice-tower.ts';
import { drawTable } from '../table.ts';

/** What is asked about a turn: the open cards, what they are worth, and where the turn stands. */
export interface OddsQuestion {
  readonly cards: readonly (OddsCard | null)[];
  readonly worths: readonly number[];
  readonly position: TurnPosition;
}

type Context = Pick<BoardContext, 't' | 'paint'>;

const MOST_MOVES = 6;

/** The chance of every card and the best moves, as tables. */
export function drawOdds({ cards, worths, position }: OddsQuestion, context: Context): string[] {
  const { t, paint } = context;
  const odds = new TurnOdds(cards, worths);
  const chances = odds.chances(position);
  const refused = position.stage === 'rolled' ? position.refused : 0;
  const rows = cards.flatMap((card, i) => {
    if (card === null) return [];
    const isRefused = (refused & (1 << i)) !== 0;
    const chance = isRefused ? t('odds.refused') : `${(100 * (chances[i] ?? 0)).toFixed(1)} %`;
    return [[drawCombination(card, context), String(worths[i] ?? 0), chance]];
  });
  const [best, ...others] = odds.moves(position);
  const moves = best === undefined ? [] : [best, ...others].slice(0, MOST_MOVES);
  return [
    paint.bold(writeTitle(position, t)),
    ...(position.stage === 'fresh' ? [] : [drawDiceLine(position.dice, context)]),
    drawTable(paint, [t('odds.card'), t('odds.worth'), t('odds.chance')], rows),
    drawTable(
      paint,
      [t('odds.move'), t('odds.notation'), t('odds.value')],
      moves.map((move) => [writeMove(move, position, cards, context), writeAction(move.action), move.value.toFixed(3)]),
    ),
  ];
}

/** The odds at the moment of a game, by what a viewer sees; cards are worth their points. */
export function drawOddsSeen(view: View, context: Context): string[] {
  const position = turnPositionSeen(view);
  if (position === null) return [];
  const cards = view.stacks.map(({ card }) => card);
  return drawOdds({ cards, worths: cards.map((card) => card?.points ?? 0), position }, context);
}

/** The same for programs. */
export function describeOdds({ cards, worths, position }: OddsQuestion): object {
  const odds = new TurnOdds(cards, worths);
  const chances = odds.chances(position);
  const moves = odds.moves(position);
  return {
    game: 'dice-tower',
    position: position.stage === 'fresh' ? position : { ...position, dice: writeDice(position.dice) },
    cards: cards.map((card, i) => ({ ...card, worth: worths[i], chance: chances[i] })),
    value: moves[0]?.value ?? 0,
    moves: moves.map(({ action, value }) => ({ do: writeAction(action), value })),
  };
}

function writeTitle(position: TurnPosition, t: BoardContext['t']): string {
  if (position.stage !== 'rolled') return t(`odds.title.${position.stage}`);
  return t('odds.title', { rolls: position.rollsLeft });
}

function drawDiceLine(dice: readonly number[], context: Context): string {
  const signs = dice.map((colour) => drawSign(colourAt(colour), context));
  const row = `${signs.slice(0, WHITE_DICE).join(' ')} / ${signs.slice(WHITE_DICE).join(' ')}  (${writeDice(dice)})`;
  return context.t('odds.dice', { dice: row });
}

/** A move in words, with dice and cards by their signs. */
function writeMove({ action }: Move, position: TurnPosition, cards: OddsQuestion['cards'], context: Context): string {
  const { t } = context;
  const dice = position.stage === 'fresh' ? [] : position.dice;
  const sign = (die: number): string => drawSign(colourAt(dice[die] ?? 0), context);
  switch (action.type) {
    case 'keep-dice':
      if (action.dice.length === 0) return t('action.roll-all');
      return t('action.keep-dice', { faces: drawKept(action.dice, sign) });
    case 'take-card': {
      const card = cards[action.stack] ?? null;
      return card === null
        ? t('action.take-card.stack', { stack: action.stack + 1 })
        : t('action.take-card', { card: drawCombination(card, context) });
    }
    case 'turn-die':
      return t('action.turn-die.from', {
        die: action.die + 1,
        from: sign(action.die),
        to: drawSign(action.colour, context),
      });
    case 'end-turn':
      return t('action.end-turn');
  }
}

/** `▲▲▲ / ↑`: white dice, then black ones. */
function drawKept(dice: readonly number[], sign: (die: number) => string): string {
  const white = dice.filter((die) => die < WHITE_DICE).map(sign);
  const black = dice.filter((die) => die >= WHITE_DICE).map(sign);
  return [white.join(''), ...(black.length === 0 ? [] : [`/ ${black.join('')}`])].join(' ').trim();
}

function colourAt(index: number): Colour {
  const colour = COLOURS[index];
  if (colour === undefined) throw new Error(`no colour ${index}`);
  return colour;
}
