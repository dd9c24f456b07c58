import type { Seat } from '@boxcars/engine';
import {
  COLOURS,
  GROUPS,
  LETTERS,
  SYMBOLS,
  type Card,
  type CardCount,
  type Colour,
  type DieSymbol,
  type DieView,
  type SeatView,
  type StackView,
  type View,
} from '@boxcars/games/dice-tower';

import type { Style } from '../paint.ts';
import type { Board, BoardContext } from './board.ts';
import { drawColumns, flow } from './lay-out.ts';

/** The tray with the dice, the three stacks, the players with what is known of their cards. */
export const diceTowerBoard: Board<View> = (view, context) => [
  ...drawHead(view, context),
  '',
  ...drawDice(view, context),
  '',
  ...drawStacks(view, context),
  '',
  ...view.seats.flatMap((seat, at) => drawSeat(view, at, seat, context)),
  ...flow(drawLegend(context), context.width).map(context.paint.dim),
];

/** The sign of each symbol, and the colour it is painted in. */
const SIGNS: { readonly [S in DieSymbol]: string } = {
  arrow: '↑',
  star: '★',
  triangle: '▲',
  cross: '✚',
  circle: '●',
  square: '■',
};
const STYLES: { readonly [C in Colour]: Style } = {
  blue: 'blue',
  yellow: 'yellow',
  pink: 'magenta',
  orange: 'red',
  green: 'green',
  purple: 'cyan',
};

/** A colour by its sign, so many times. */
export function drawSign(colour: Colour, { paint }: Pick<BoardContext, 'paint'>, times = 1): string {
  const symbol = SYMBOLS[COLOURS.indexOf(colour)];
  return paint[STYLES[colour]]((symbol === undefined ? '?' : SIGNS[symbol]).repeat(times));
}

/** What a card asks for: `Full house ↑↑↑★★`. */
export function drawCombination(
  { combination, colours }: Pick<Card, 'combination' | 'colours'>,
  context: Pick<BoardContext, 't' | 'paint'>,
): string {
  const name = context.t(`name.combination.${combination}`);
  const signs = colours.map((colour, i) => drawSign(colour, context, GROUPS[combination][i] ?? 0));
  return signs.length === 0 ? name : `${name} ${signs.join('')}`;
}

function drawHead(view: View, { t, paint, seatName, width }: BoardContext): string[] {
  return flow(
    [
      paint.bold(headline(view, t)),
      ...(view.swap === null ? [] : [writeSwap(view.swap, { t, paint, seatName })]),
      ...(view.canTurn ? [t('board.can-turn')] : []),
      t('board.ends', { may: view.mayEndFrom, must: view.endsAt }),
    ],
    width,
  );
}

function headline({ phase, rolls, isInherited }: View, t: BoardContext['t']): string {
  if (phase === 'kept') return t('board.kept');
  if (rolls > 0) return t('board.roll', { roll: rolls });
  return t(isInherited ? 'board.inherited' : 'board.before');
}

function writeSwap(swap: NonNullable<View['swap']>, context: Pick<BoardContext, 't' | 'paint' | 'seatName'>): string {
  const seat = context.seatName(swap.with);
  if (swap.drawn === null) return context.t('board.swap', { seat });
  return context.t('board.swap.drawn', { seat, card: writeCard(swap.drawn, context) });
}

/** `1 ▲ pink`, white dice on one line and black ones on the next. */
function drawDice(view: View, context: BoardContext): string[] {
  const dice = view.dice.map((die, at) => ({ text: drawDie(die, at, context), isBlack: die.isBlack }));
  const row = (isBlack: boolean): string[] => dice.filter((die) => die.isBlack === isBlack).map(({ text }) => text);
  const [white, black] = [row(false), row(true)];
  return drawColumns(
    [
      { head: context.t('board.white'), cells: [context.t('board.black')] },
      ...white.map((head, at) => ({ head, cells: [black[at] ?? ''] })),
    ],
    context.width,
  );
}

function drawDie({ colour, isKept }: DieView, at: number, context: BoardContext): string {
  const number = context.paint.bold(String(at + 1));
  if (colour === null) return `${number} ·`;
  const name = `${drawSign(colour, context)} ${nameDie(colour, context)}`;
  return `${number} ${isKept ? `[${name}]` : name}`;
}

/** Columns that six dice with their colours' names take. */
const NAMED_DICE = 72;

function nameDie(colour: Colour, { t, width }: BoardContext): string {
  return width < NAMED_DICE ? (LETTERS[COLOURS.indexOf(colour)] ?? '') : t(`name.colour.${colour}`);
}

function drawStacks(view: View, context: BoardContext): string[] {
  const { t, paint, width } = context;
  const column = (head: string, cell: (stack: StackView, at: number) => string): { head: string; cells: string[] } => ({
    head: paint.dim(t(head)),
    cells: view.stacks.map(cell),
  });
  return drawColumns(
    [
      column('board.stack', (_, at) => paint.bold(String(at + 1))),
      column('board.card', ({ card }) => (card === null ? t('board.empty') : drawCombination(card, context))),
      { ...column('board.points', ({ card }) => String(card?.points ?? '')), align: 'right' },
      column('board.action', ({ card }) => (card?.action ? t(`name.action.${card.action}`) : '')),
      { ...column('board.below', ({ below }) => String(below)), align: 'right', dropped: 1 },
      { head: '', cells: view.stacks.map((stack) => writeStanding(stack, context)) },
    ],
    width,
  );
}

/** How the dice stand to a card: they make it, or it can't be taken any more. */
function writeStanding(stack: StackView, { t, paint }: BoardContext): string {
  if (stack.isRefused) return paint.dim(t('board.refused'));
  if (stack.canBeTaken) return paint.bold(t('board.fits'));
  return stack.isAtStake ? t('board.at-stake') : '';
}

function drawSeat(view: View, at: Seat, seat: SeatView, context: BoardContext): string[] {
  const { t, paint, seatName, width } = context;
  const name = `${view.seat === at ? '>' : ' '} ${seatName(at)}`;
  const parts = [
    t('board.held', { count: seat.held }),
    ...(seat.points === null ? [] : [t('board.worth', { points: seat.points })]),
    ...seat.sure.map((row) => writeCount(row, context)),
    ...(seat.unknown === 0 ? [] : [t('board.unknown', { count: seat.unknown })]),
    ...(seat.mayEnd && view.phase !== 'over' ? [t('board.may-end')] : []),
  ];
  const [first = '', ...rest] = parts;
  return flow([`${paint.bold(name)}  ${first}`, ...rest], width, ' · ', '    ');
}

function writeCount({ card, count }: CardCount, context: BoardContext): string {
  return count === 1 ? writeCard(card, context) : `${count}× ${writeCard(card, context)}`;
}

/** `Full house ↑↑↑★★ 3`, with the name of its action. */
function writeCard(card: Card, context: Pick<BoardContext, 't' | 'paint'>): string {
  const action = card.action === null ? '' : ` ${context.t(`name.action.${card.action}`)}`;
  return `${drawCombination(card, context)} ${card.points}${action}`;
}

/** Every sign with its colour and the letter it is typed by. */
function drawLegend(context: BoardContext): string[] {
  return COLOURS.map(
    (colour, at) => `${drawSign(colour, context)} ${context.t(`name.colour.${colour}`)} (${LETTERS[at] ?? ''})`,
  );
}
