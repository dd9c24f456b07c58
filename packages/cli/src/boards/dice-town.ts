import type { Seat } from '@boxcars/engine';
import type { CardName, Face, OfferView, PileView, PlayerView, View } from '@boxcars/games/dice-town';

import type { Board, BoardContext } from './board.ts';
import { drawColumns, flow } from './lay-out.ts';

/** The town and its money, the Properties on offer, the players with their dice, one's own cup and cards, and what is being decided. */
export const diceTownBoard: Board<View> = (view, context) => [
  ...drawHead(view, context),
  ...drawTown(view, context),
  '',
  ...drawPlayers(view, context),
  ...drawKnown(view, context),
  ...drawMatter(view, context),
  ...drawOwn(view, context),
  ...flow(context.t('board.legend').split(' '), context.width, ' ', '  ').map(context.paint.dim),
];

function drawHead(view: View, { t, paint, seatName, width }: BoardContext): string[] {
  const stage = view.lastRoll ? t('board.last-roll') : t('board.roll', { roll: view.roll });
  const place = view.place === null ? stage : t('board.place', { place: t(`name.place.${view.place}`) });
  return flow(
    [
      paint.bold(view.scores === null ? t('board.round', { round: view.round }) : t('board.over')),
      ...(view.scores === null ? [place] : []),
      t('board.sheriff', { seat: seatName(view.sheriff) }),
      paint.yellow(t('board.mine', { nuggets: view.mine })),
      paint.green(t('board.bank', { dollars: view.bank })),
      t('board.stagecoach', { dollars: view.stagecoach }),
    ],
    width,
  );
}

function drawTown(view: View, context: BoardContext): string[] {
  const { t, width } = context;
  const row = view.row.map((card) => `[${pointsOf(card)}]`).join(' ');
  const { sure } = view.discards;
  return [
    ...flow(
      [
        t('board.row', { row: row === '' ? t('board.nothing') : row }),
        t('board.row-deck', { count: view.propertyDeck }),
        ...(view.under.length > 0 ? [t('board.under', { cards: view.under.map(pointsOf).join(' ') })] : []),
      ],
      width,
    ),
    t('board.store', { cards: view.storeDeck, discards: view.discards.store }),
    ...(sure.length > 0 ? wrap(`  ${t('board.discards', { cards: writeCards(sure, context) })}`, width) : []),
  ];
}

function drawPlayers(view: View, context: BoardContext): string[] {
  const { t, paint, width } = context;
  const cells = (write: (player: PlayerView, seat: Seat) => string): string[] => view.players.map(write);
  const right = { align: 'right' } as const;
  return drawColumns(
    [
      { head: paint.dim(t('board.player')), cells: cells((player, seat) => writeName(view, player, seat, context)) },
      { head: paint.dim(t('board.dice')), cells: cells((player) => writeDice(player, context)) },
      { head: paint.dim(t('board.nuggets')), cells: cells(({ nuggets }) => String(nuggets)), ...right },
      { head: paint.dim(t('board.dollars')), cells: cells(({ dollars }) => String(dollars)), ...right },
      { head: paint.dim(t('board.cards')), cells: cells(({ hand }) => String(hand.store)), ...right },
      { head: paint.dim(t('board.lots')), cells: cells(({ hand }) => String(hand.properties)), ...right },
      {
        head: paint.dim(t('board.wired')),
        cells: cells(({ wired }) => wired.map(pointsOf).join(' ') || '·'),
        dropped: 1,
      },
      ...(view.scores === null
        ? []
        : [{ head: paint.dim(t('board.points')), cells: view.scores.map(({ points }) => String(points)), ...right }]),
    ],
    width,
  );
}

function writeName(view: View, player: PlayerView, seat: Seat, { seatName, paint, viewer }: BoardContext): string {
  const marks = `${view.sheriff === seat ? '*' : ' '}${player.gained ? '+' : ' '}`;
  return `${marks}${seat === viewer ? paint.bold(seatName(seat)) : seatName(seat)}`;
}

/** `[9][9](K) ? ?`: kept dice, those of the last reveal in round brackets, and dice under a cup. */
function writeDice({ kept, revealed, unkept }: PlayerView, { paint }: BoardContext): string {
  const fresh = [...revealed];
  const dice = kept.map((face) => {
    const at = fresh.indexOf(face);
    if (at < 0) return `[${face}]`;
    fresh.splice(at, 1);
    return paint.cyan(`(${face})`);
  });
  return `${dice.join('')}${' ?'.repeat(unkept)}`;
}

/** What the reader knows of others' hands. */
function drawKnown(view: View, context: BoardContext): string[] {
  const { t, seatName, width, viewer } = context;
  return view.players.flatMap(({ hand }, seat) =>
    seat === viewer || hand.sure.length === 0
      ? []
      : wrap(t('board.known', { seat: seatName(seat), cards: writeCards(hand.sure, context) }), width),
  );
}

/** What is being decided, shown or looked at. */
function drawMatter(view: View, context: BoardContext): string[] {
  const { t, seatName } = context;
  const { tie } = view;
  const looked = (key: string, { sure }: PileView): string[] =>
    sure.length === 0 ? [] : [t(key, { cards: writeCards(sure, context) })];
  const rows = [
    ...(tie === null
      ? []
      : [
          t(tie.place === 'doc' ? 'board.doc-order' : 'board.tie', {
            place: t(`name.place.${tie.place}`),
            seats: tie.seats.map(seatName).join(', '),
          }),
          ...(tie.offers.length === 0 ? [t('board.no-offers')] : tie.offers.map((offer) => writeOffer(offer, context))),
        ]),
    ...view.plays.map(({ seat, card }) => t('board.play', { seat: seatName(seat), card: t(`name.card.${card}`) })),
    ...view.cheats.map(({ seat, from, to }) => t('board.cheat', { seat: seatName(seat), from, to })),
    ...looked('board.drawn', view.drawn),
    ...looked('board.taken', view.taken),
  ];
  return rows.length === 0 ? [] : ['', ...rows.flatMap((row) => wrap(row, context.width))];
}

function writeOffer(offer: OfferView, context: BoardContext): string {
  const { t, seatName } = context;
  const { store, properties, sure } = offer.cards;
  const isSeen = sure.length === store + properties;
  const terms = [
    ...(offer.nuggets > 0 ? [t('name.nuggets', { count: offer.nuggets })] : []),
    ...(offer.dollars > 0 ? [t('name.dollars', { count: offer.dollars })] : []),
    ...(isSeen ? sure.map((card) => cardName(card, context)) : []),
    ...(!isSeen && store > 0 ? [t('name.backs.store', { count: store })] : []),
    ...(!isSeen && properties > 0 ? [t('name.backs.properties', { count: properties })] : []),
  ].join(', ');
  return `  ${t('board.offer', { seat: seatName(offer.seat), terms, for: seatName(offer.for) })}`;
}

/** One's own cup and hand. */
function drawOwn(view: View, context: BoardContext): string[] {
  const { t, viewer, width } = context;
  const own = view.players[viewer];
  if (own === undefined) return [];
  const cards = own.hand.sure.length === 0 ? t('board.nothing') : writeCards(own.hand.sure, context);
  return [
    ...(own.cup === null || own.cup.length === 0 ? [] : ['', ...drawCup(own.cup, context)]),
    '',
    ...wrap(t('board.own-hand', { cards }), width),
    '',
  ];
}

/** Dice side by side with the numbers to choose them by. */
function drawCup(dice: readonly Face[], { t, paint }: BoardContext): string[] {
  const label = t('board.cup', { dice: '' }).trimEnd();
  const indent = '  ';
  return [
    label,
    indent + dice.map(() => '┌────┐').join(' '),
    indent + dice.map((face) => `│ ${paint.bold(face.padEnd(2))} │`).join(' '),
    indent + dice.map(() => '└────┘').join(' '),
    indent + dice.map((_, at) => paint.dim(`   ${at + 1}  `)).join(' '),
  ];
}

function writeCards(cards: readonly CardName[], context: BoardContext): string {
  return cards.map((card) => cardName(card, context)).join(', ');
}

function cardName(card: CardName, { t }: BoardContext): string {
  const [kind = '', points] = card.split('-');
  return points === undefined ? t(`name.card.${kind}`) : t(`name.${kind}`, { points: Number(points) });
}

function pointsOf(card: CardName): string {
  return card.slice(card.indexOf('-') + 1);
}

function wrap(text: string, width: number): string[] {
  return flow(text.split(' '), width, ' ', '    ');
}
