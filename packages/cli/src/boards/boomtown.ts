import type { Seat } from '@boxcars/engine';
import { oddsOf, type CardFace, type MineFace, type OwnedMine, type Town, type View } from '@boxcars/games/boomtown';

import type { Style } from '../paint.ts';
import type { Board, BoardContext } from './board.ts';
import { drawColumns, flow } from './lay-out.ts';

/** The auction, the cards on offer with their odds and costs, the towns with their mayors, the players with their mines. */
export const boomtownBoard: Board<View> = (view, context) => [
  ...drawHead(view, context),
  ...drawAuction(view, context),
  '',
  ...drawOffer(view, context),
  ...drawTowns(view, context),
  '',
  ...view.players.flatMap((_, seat) => drawPlayer(view, seat, context)),
  ...flow(context.t('board.legend').split(' '), context.width, ' ', '  ').map(context.paint.dim),
];

/** The colours of the cards. The names say the same. */
const COLOURS: { readonly [T in Town]: Style } = {
  'cactus-junction': 'green',
  'cold-mountain': 'magenta',
  'coyote-city': 'red',
  'dry-gulch': 'yellow',
  'san-narciso': 'blue',
};

function drawHead(view: View, { t, paint, seatName, width }: BoardContext): string[] {
  const [a, b] = view.dice ?? [];
  return flow(
    [
      paint.bold(view.turn === null ? t('board.over') : t('board.round', { round: view.round, rounds: view.rounds })),
      t('board.deck', { count: view.deck }),
      ...(view.removed > 0 ? [t('board.removed', { count: view.removed })] : []),
      t('board.starts', { seat: seatName(view.start) }),
      ...(a === undefined || b === undefined ? [] : [t('board.dice', { a, b, sum: a + b })]),
    ],
    width,
  );
}

function drawAuction(view: View, { t, seatName, width }: BoardContext): string[] {
  const { highest, leader, passed, winner } = view.auction;
  const names = (seats: readonly Seat[]): string => seats.map(seatName).join(', ');
  const out = passed.flatMap((isOut, seat) => (isOut ? [seat] : []));
  if (winner !== null) {
    return flow(
      [
        t('board.won', { seat: seatName(winner), amount: highest }),
        ...(view.choosing.length > 0 ? [t('board.choosing', { seats: names(view.choosing) })] : []),
      ],
      width,
    );
  }
  return flow(
    [
      leader === null ? t('board.no-bid') : t('board.bid', { amount: highest, seat: seatName(leader) }),
      ...(out.length > 0 ? [t('board.passed', { seats: names(out) })] : []),
    ],
    width,
  );
}

function drawOffer(view: View, context: BoardContext): string[] {
  if (view.offer.length === 0) return [];
  const { t, paint, width } = context;
  return [
    ...drawColumns(
      [
        { head: paint.dim(t('board.offer')), cells: view.offer.map((face) => `  ${cardName(face, context)}`) },
        { head: '', cells: view.offer.map((face) => (face.card === 'mine' ? writeMine(face) : '')) },
        { head: '', cells: view.offer.map((face) => writePrice(view, face, context)) },
        { head: '', cells: view.offer.map((face) => whatItDoes(face, context)), dropped: 1 },
      ],
      width,
    ),
    '',
  ];
}

function cardName(face: CardFace, context: BoardContext): string {
  return face.card === 'mine' ? townName(face.town, context) : context.t(`name.card.${face.event}`);
}

/** What a mine costs the reader to open. */
function writePrice(view: View, face: CardFace, { t, viewer }: BoardContext): string {
  if (face.card === 'event') return '';
  const cost = view.towns.find(({ town }) => town === face.town)?.costs[viewer] ?? 0;
  return cost > 0 ? t('board.costs', { gold: cost }) : '';
}

function whatItDoes(face: CardFace, { t }: BoardContext): string {
  return face.card === 'event' ? t(`name.does.${face.event}`) : '';
}

function townName(town: Town, { t, paint }: BoardContext): string {
  return paint[COLOURS[town]](t(`name.town.${town}`));
}

/** `7/6D+3 (6)`: number, gold, danger, New Veins, and in how many of 36 rolls the number comes. */
function writeMine(mine: MineFace & { readonly veins?: number }): string {
  const veins = (mine.veins ?? 0) > 0 ? `+${3 * (mine.veins ?? 0)}` : '';
  return `${mine.number}/${mine.gold}${mine.dangerous ? 'D' : ''}${veins} (${oddsOf(mine.number)})`;
}

function drawTowns(view: View, context: BoardContext): string[] {
  const { t, paint, seatName, width } = context;
  const column = (head: string, cells: readonly string[]): { head: string; cells: readonly string[] } => ({
    head: paint.dim(head),
    cells,
  });
  return drawColumns(
    [
      column(
        t('board.town'),
        view.towns.map(({ town }) => townName(town, context)),
      ),
      column(
        t('board.mayor'),
        view.towns.map(({ mayor, governor }) => (mayor === null ? '–' : seatName(mayor) + (governor ? ' x2' : ''))),
      ),
      { ...column(t('board.fee'), view.towns.map(writeCost)), align: 'right' },
      ...view.players.map(({ mines }, seat) => ({
        ...column(
          seatName(seat),
          view.towns.map(({ town }) => String(mines.filter((mine) => mine.town === town).length || '·')),
        ),
        align: 'right' as const,
        dropped: 1,
      })),
      { ...column(t('board.saloons'), writeSaloons(view, context)), dropped: 2 },
    ],
    width,
  );
}

/** What opening a mine costs whoever isn't mayor. */
function writeCost({ costs }: View['towns'][number]): string {
  return String(Math.max(0, ...costs) || '·');
}

/** Who takes how much of each yield in a town. */
function writeSaloons(view: View, { t, seatName }: BoardContext): string[] {
  return view.towns.map(({ town }) =>
    view.players
      .flatMap(({ saloons }, seat) => {
        const gold = saloons
          .filter((saloon) => saloon.town === town)
          .reduce((sum, { girls }) => sum + (girls ? 4 : 2), 0);
        return gold === 0 ? [] : [t('board.keeper', { seat: seatName(seat), gold })];
      })
      .join(', '),
  );
}

function drawPlayer(view: View, seat: Seat, context: BoardContext): string[] {
  const { t, paint, seatName, width } = context;
  const player = view.players[seat];
  if (player === undefined) return [];
  const isNext = view.turn === seat;
  const kept = [...player.held, ...player.hand].map((event) => t(`name.card.${event}`));
  const head = [
    `${isNext ? '>' : ' '} ${isNext ? paint.bold(seatName(seat)) : seatName(seat)}`,
    t('board.gold', { gold: player.gold }),
    t('board.points', { points: player.points }),
    ...(kept.length > 0 ? [t('board.kept', { cards: kept.join(', ') })] : []),
  ];
  return [...flow(head, width, '  ', '    '), ...drawMines(view, player.mines, context)];
}

function drawMines(view: View, mines: readonly OwnedMine[], context: BoardContext): string[] {
  if (mines.length === 0) return [`    ${context.t('board.no-mines')}`];
  const rows = view.towns.flatMap(({ town }) => {
    const here = mines.filter((mine) => mine.town === town);
    return here.length === 0 ? [] : [`${townName(town, context)} ${here.map(writeMine).join(', ')}`];
  });
  return flow([`    ${rows[0]}`, ...rows.slice(1)], context.width, '; ', '    ');
}
