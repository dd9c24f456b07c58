import type { Seat } from '@boxcars/engine';
import {
  PACE_SPACE,
  RANKS,
  SYMBOLS,
  TRACK,
  type GateView,
  type Rank,
  type SeatView,
  type View,
} from '@boxcars/games/winners-circle';

import { pad } from '../paint.ts';
import type { Board, BoardContext } from './board.ts';
import { drawColumns, flow } from './lay-out.ts';

/** The course in straight lanes, the gates with their numbers and prices, the players with their bets. */
export const winnersCircleBoard: Board<View> = (view, context) => [
  ...drawHead(view, context),
  '',
  ...drawLanes(view, context),
  '',
  ...drawGates(view, context),
  '',
  ...view.seats.flatMap((seat, at) => drawSeat(view, at, seat, context)),
  ...drawResults(view, context),
  ...drawLegend(context),
];

function drawHead(view: View, { t, paint, width }: BoardContext): string[] {
  const paced = view.pace === null ? undefined : view.gates[view.pace];
  return flow(
    [
      paint.bold(t('board.race', { race: view.race })),
      ...(view.factor > 1 ? [t('board.doubled')] : []),
      t('board.deck', { count: view.deck }),
      paced === undefined ? t('board.pace-waits') : t('board.pace-taken', { horse: paced.horse.name }),
      ...(view.symbol === null
        ? []
        : [paint.bold(t('board.rolled', { symbol: { key: `name.symbol.${view.symbol}` } }))]),
    ],
    width,
  );
}

/** Places behind the line that a lane shows. */
const BEHIND = 6;
const NAME = 15;
/** Columns of a lane with its gate and both ends of the course, and of what stands behind its end. */
const LANE = 2 + BEHIND + 1 + 1 + TRACK + 1;
const FINISH = 10;

function drawLanes(view: View, context: BoardContext): string[] {
  const hasNames = context.width >= LANE + FINISH + NAME;
  const margin = ' '.repeat(hasNames ? NAME + 2 : 2);
  return [
    context.paint.dim(`${margin}${drawRuler()}`.trimEnd()),
    ...view.gates.map((gate, at) => {
      const name = hasNames ? pad(shortName(gate), NAME) : '';
      return `${context.paint.bold(String(at + 1))} ${name}${drawLane(view, at, context)}`;
    }),
  ];
}

function shortName({ horse }: GateView): string {
  return horse.name.length < NAME ? horse.name : `${horse.name.slice(0, NAME - 2)}…`;
}

/** Numbers of some spaces, each ending above its own. */
function drawRuler(): string {
  const spaces = [0, 1, 9, PACE_SPACE, 27, TRACK];
  return spaces.reduce(
    (ruler, place) => ruler + String(place === 0 ? TRACK : place).padStart(columnOf(place) + 1 - ruler.length),
    '',
  );
}

/** Where a place lies in a lane: the line takes a column of its own. */
function columnOf(place: number): number {
  return place + BEHIND + (place > 0 ? 1 : 0);
}

function drawLane(view: View, at: number, { paint, t }: BoardContext): string {
  const gate = view.gates[at] as GateView;
  const landing = view.landings[at] ?? null;
  const lane: string[] = [];
  for (let place = -BEHIND; place <= TRACK; place++) {
    if (gate.place === place) lane.push(paint.inverse(String(at + 1)));
    else if (landing === place) lane.push(paint.bold(isCutShort(view, gate, landing) ? '!' : '+'));
    else lane.push(paint.dim(place === PACE_SPACE ? ':' : '.'));
    if (place === 0) lane.push('|');
  }
  const goesHome = landing !== null && landing > TRACK;
  const end = gate.rank === null ? (goesHome ? paint.bold('+') : '') : t(`name.rank.${gate.rank}`);
  return `${lane.join('')}|${end}`;
}

/** Whether a horse that may be picked would fall short of its number: spaces on its way are taken. */
function isCutShort({ symbol }: View, { horse, place }: GateView, landing: number): boolean {
  return symbol !== null && landing < place + horse[symbol];
}

function drawGates(view: View, { t, paint, width }: BoardContext): string[] {
  const column = (head: string, cell: (gate: GateView, at: number) => string): { head: string; cells: string[] } => ({
    head: paint.dim(head),
    cells: view.gates.map(cell),
  });
  return drawColumns(
    [
      { head: '', cells: view.gates.map((gate, at) => `${at + 1}${gate.hasPace ? '*' : ''}`) },
      { ...column('', (gate) => t(`name.colour.${gate.colour}`)), dropped: 2 },
      column(t('name.horse'), (gate) => (gate.rank === null ? shortName(gate) : paint.dim(shortName(gate)))),
      ...SYMBOLS.map((symbol) => ({
        ...column(t(`name.short.${symbol}`), (gate) => {
          const number = String(gate.horse[symbol]);
          return view.symbol === symbol ? paint.bold(number) : number;
        }),
        align: 'right' as const,
      })),
      { ...column(t('board.card'), (gate) => writeCard(gate, t)), dropped: 1 },
      column(t('board.goes-to'), (gate, at) => writeMove(view, gate, view.landings[at] ?? null, t)),
      { ...column(t('board.bets'), (gate) => writeBets(gate)), align: 'right' },
      column(t('board.value'), (gate) => writeValue(view, gate)),
    ],
    width,
  );
}

type T = BoardContext['t'];

function writeCard(gate: GateView, t: T): string {
  if (gate.rank !== null) return '';
  return t(gate.faceUp ? 'board.card-up' : 'board.card-down');
}

function writeMove(view: View, gate: GateView, landing: number | null, t: T): string {
  if (landing === null) return '';
  if (landing > TRACK) return t('board.home');
  const space = landing <= 0 ? landing + TRACK : landing;
  return `${space}${isCutShort(view, gate, landing) ? '!' : ''} (+${landing - gate.place})`;
}

/** The column that counts; with tokens that hide it, how many tokens there are. */
function writeBets({ bets, column }: GateView): string {
  return column === null ? `?${bets.length}` : String(column);
}

/** What a bet on the horse is worth as Win, Place and Show, or at the rank it has. */
function writeValue(view: View, { column, rank }: GateView): string {
  if (column === null || column === 0) return '–';
  const ranks: readonly Rank[] = rank === null ? RANKS : [rank];
  return ranks
    .map((one) => {
      const row = view.payout[one];
      return String((row[Math.min(column, row.length) - 1] ?? 0) * view.factor);
    })
    .join('/');
}

function drawSeat(view: View, seat: Seat, { money, hand, tokensLeft }: SeatView, context: BoardContext): string[] {
  const { t, paint, seatName, width } = context;
  const bets = view.gates.flatMap((gate, at) =>
    gate.bets
      .filter((bet) => bet.seat === seat)
      .map(({ token }) => t('name.bet-at-gate', { token: token ?? t('name.hidden-token'), gate: at + 1 })),
  );
  const isNext = view.turn === seat;
  const parts = [
    `${isNext ? '>' : ' '} ${isNext ? paint.bold(seatName(seat)) : seatName(seat)}`,
    t('board.money', { money }),
    ...(bets.length > 0 ? [t('board.placed', { bets: bets.join(', ') })] : []),
    ...(tokensLeft === 0
      ? []
      : [hand === null ? t('board.tokens-left', { count: tokensLeft }) : t('board.left', { tokens: hand.join(' ') })]),
  ];
  return flow(parts, width, '  ', '    ');
}

function drawResults(view: View, { t, paint, width }: BoardContext): string[] {
  return view.results.flatMap(({ race, horses, placed, last }) => {
    const names = (gates: readonly number[]): string => gates.map((gate) => horses[gate] ?? '').join(', ');
    const text = t('board.result', { race, placed: names(placed), last: names(last) });
    return flow(text.split(' '), width, ' ', '  ').map(paint.dim);
  });
}

function drawLegend({ t, paint, width }: BoardContext): string[] {
  const symbols = SYMBOLS.map((symbol) =>
    t('board.letter', { letter: t(`name.short.${symbol}`), symbol: t(`name.symbol.${symbol}`) }),
  ).join(', ');
  return flow(t('board.legend', { symbols }).split(' '), width, ' ', '  ').map(paint.dim);
}
