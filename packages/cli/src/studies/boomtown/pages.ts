import { oddsOf } from '@boxcars/games/boomtown';

import { drawBars, drawLines } from '../chart.ts';
import { fixed, meanOf, percent, writeTable } from '../study.ts';
import type { OpenedMine, PlayedGame, WonAuction } from './play.ts';

/** The games of a study by the number of players. */
export type Games = ReadonlyMap<number, readonly PlayedGame[]>;

const ODDS = [6, 5, 4, 3, 2, 1];
const NUMBERS: { readonly [odds: number]: string } = {
  6: '7',
  5: '6 or 8',
  4: '5 or 9',
  3: '4 or 10',
  2: '3 or 11',
  1: '2 or 12',
};
const ROUNDS = 15;

/** Productions left when a mine is opened in a round: this round's is still to come. */
function productionsLeft(round: number): number {
  return ROUNDS - round + 1;
}

/** What a gold printed on a mine is worth by the rules alone: itself, and what it yields on average. */
function computedWorth(odds: number, round: number): number {
  return 1 + (odds / 36) * productionsLeft(round);
}

/** What a gold printed on the mines of these odds opened in this round has brought, or null if there were too few. */
function measuredWorth(mines: readonly OpenedMine[], odds: number, first: number, last = first): number | null {
  const some = mines.filter(({ number, round }) => oddsOf(number) === odds && round >= first && round <= last);
  const printed = some.reduce((sum, { gold }) => sum + gold, 0);
  const brought = some.reduce((sum, { gold, yielded, stands }) => sum + yielded + (stands ? gold : 0), 0);
  return some.length < 20 ? null : brought / printed;
}

/** The findings in three sentences, for four players. */
export function shortPage(played: readonly PlayedGame[]): string {
  const mines = played.flatMap((game) => game.mines);
  const early = (odds: number): string => fixed(measuredWorth(mines, odds, 1, 3) ?? Number.NaN, 2);
  const [winners, others] = [true, false].map((won) => seatsOf(played, won));
  const bid = (seats: readonly PlayedSeat[] = []): string => fixed(meanOf(bidsOf(seats).map((one) => one.bid)));
  const costs = (seats: readonly PlayedSeat[] = []): string => fixed(meanOf(seats.map(openingsOf)));
  const [group] = eachGroup(new Map([[4, played]]));
  const share = (part: (typeof PARTS)[number]): string => percent((group?.means[part] ?? 0) / (group?.total ?? 1));
  return [
    `- A gold printed on a 7 and opened in rounds 1 to 3 brought ${early(6)} points, on a 6 or 8 ${early(5)}, on a 2 or 12 ${early(1)}.`,
    `- An auction cost the later winners ${bid(winners)} gold on average and the others ${bid(others)}. As mayors the winners took ${costs(winners)} gold a game in opening costs, the others ${costs(others)}.`,
    `- Of the winners' points ${share('gold')} were gold in hand, ${share('mines')} gold printed on mines, ${share('mayors')} mayors.`,
  ].join('\n');
}

/** What a mine of each number and gold is worth by round. */
export function worthPage(games: readonly PlayedGame[]): string {
  const mines = games.flatMap((game) => game.mines);
  const spans = [
    [1, 3],
    [4, 6],
    [7, 9],
    [10, 12],
    [13, 15],
  ] as const;
  const rows = ODDS.map((odds) => [
    NUMBERS[odds] ?? '',
    ...spans.map(([first, last]) => {
      const measured = measuredWorth(mines, odds, first, last);
      return `${measured === null ? '–' : fixed(measured, 2)} (${fixed(computedWorth(odds, (first + last) / 2), 2)})`;
    }),
  ]);
  return writeTable(['number', ...spans.map(([first, last]) => `rounds ${first}–${last}`)], rows);
}

const SAMPLE_ROUNDS = [1, 8, 15];
const SAMPLE_GOLD = [1, 2, 3, 4, 5, 6, 7, 9];

/** The same for every amount of gold, by the rules alone. */
export function goldPage(): string {
  const rows = SAMPLE_ROUNDS.flatMap((round) =>
    ODDS.map((odds) => [
      `round ${round}, ${NUMBERS[odds]}`,
      ...SAMPLE_GOLD.map((gold) => fixed(gold * computedWorth(odds, round))),
    ]),
  );
  return writeTable(['opened in, number', ...SAMPLE_GOLD.map((gold) => `${gold} gold`)], rows);
}

export function worthChart(games: readonly PlayedGame[]): string {
  const mines = games.flatMap((game) => game.mines);
  const rounds = Array.from({ length: ROUNDS }, (_, at) => at + 1);
  const measured = ODDS.map((odds, style) => ({
    name: `${NUMBERS[odds]}`,
    values: rounds.map((round) => measuredWorth(mines, odds, round)),
    style,
  }));
  const computed = ODDS.map((odds, style) => ({
    name: `${NUMBERS[odds]}, computed`,
    values: rounds.map((round) => computedWorth(odds, round)),
    dashed: true,
    style,
  }));
  return drawLines(
    {
      title: 'What a gold printed on a mine brings in the end',
      up: 'points for each printed gold (four players)',
      across: 'round in which the mine was opened',
      labels: rounds.map(String),
    },
    [...measured, ...computed],
  );
}

const BINS = [
  ['0', 0, 0],
  ['1', 1, 1],
  ['2–3', 2, 3],
  ['4–6', 4, 6],
  ['7–10', 7, 10],
  ['11 or more', 11, Infinity],
] as const;

/** What winners of games bid, beside the others. */
export function bidsPage(games: Games): string {
  const rows = [...games].flatMap(([players, played]) =>
    [true, false].map((won) => {
      const seats = seatsOf(played, won);
      const bids = bidsOf(seats);
      return [
        `${players} players, ${won ? 'winners' : 'others'}`,
        fixed(bids.length / seats.length),
        fixed(meanOf(bids.map(({ bid }) => bid))),
        fixed(bids.reduce((sum, { bid }) => sum + bid, 0) / seats.length),
        fixed(meanOf(seats.map(({ game, seat }) => game.fromBids[seat] ?? 0))),
        fixed(meanOf(seats.map(openingsOf))),
      ];
    }),
  );
  const head = ['', 'auctions won', 'mean bid', 'spent on bids', "got of others' bids", 'opening costs got'];
  return writeTable(head, rows);
}

/** How high the bids are that win, by winners of games and by others. */
export function binsPage(games: Games): string {
  const rows = [...games].flatMap(([players, played]) =>
    [true, false].map((won) => {
      const bids = bidsOf(seatsOf(played, won)).map(({ bid }) => bid);
      const shares = BINS.map(
        ([, least, most]) => bids.filter((bid) => bid >= least && bid <= most).length / bids.length,
      );
      return [`${players} players, ${won ? 'winners' : 'others'}`, ...shares.map(percent)];
    }),
  );
  return writeTable(['bid', ...BINS.map(([name]) => name)], rows);
}

export function bidsChart(games: Games): string {
  const rounds = Array.from({ length: ROUNDS }, (_, at) => at + 1);
  const series = [...games].map(([players, played]) => ({
    name: `${players} players`,
    values: rounds.map((round) => {
      const bids = played.flatMap((game) => game.auctions.filter((auction) => auction.round === round));
      return bids.length === 0 ? null : meanOf(bids.map(({ bid }) => bid));
    }),
  }));
  return drawLines(
    { title: 'The bid that wins the auction', up: 'gold, on average', across: 'round', labels: rounds.map(String) },
    series,
  );
}

interface PlayedSeat {
  readonly game: PlayedGame;
  readonly seat: number;
}

/** The auctions these seats won. */
function bidsOf(seats: readonly PlayedSeat[]): WonAuction[] {
  return seats.flatMap(({ game, seat }) => game.auctions.filter((auction) => auction.seat === seat));
}

function openingsOf({ game, seat }: PlayedSeat): number {
  return game.fromOpenings[seat] ?? 0;
}

/** All seats that won their game, or all that did not. */
function seatsOf(played: readonly PlayedGame[], won: boolean): PlayedSeat[] {
  return played.flatMap((game) =>
    game.scores.flatMap((_, seat) => (game.winners.includes(seat) === won ? [{ game, seat }] : [])),
  );
}

const PARTS = ['gold', 'mines', 'mayors'] as const;

/** What the points of winners and others are made of. */
export function scorePage(games: Games): string {
  const rows = eachGroup(games).map(({ name, means, total }) => [
    name,
    fixed(total),
    ...PARTS.map((part) => `${fixed(means[part])} (${percent(means[part] / total)})`),
  ]);
  return writeTable(['', 'points', 'gold', 'gold on mines', 'mayors'], rows);
}

export function scoreChart(games: Games): string {
  const groups = eachGroup(games);
  return drawBars(
    {
      title: 'Where the points come from',
      up: 'points at the end, on average',
      across: 'players, and whether they won',
      labels: groups.map(({ name }) => name.replace(' players, ', ': ')),
    },
    PARTS.map((part) => ({
      name: { gold: 'gold', mines: 'gold on mines', mayors: 'mayors' }[part],
      values: groups.map(({ means }) => means[part]),
    })),
  );
}

interface Group {
  readonly name: string;
  readonly means: { readonly [P in (typeof PARTS)[number]]: number };
  readonly total: number;
}

function eachGroup(games: Games): Group[] {
  return [...games].flatMap(([players, played]) =>
    [true, false].map((won) => {
      const scores = seatsOf(played, won).map(
        ({ game, seat }) => game.scores[seat] ?? { gold: 0, mines: 0, mayors: 0 },
      );
      const means = {
        gold: meanOf(scores.map(({ gold }) => gold)),
        mines: meanOf(scores.map(({ mines }) => mines)),
        mayors: meanOf(scores.map(({ mayors }) => mayors)),
      };
      return {
        name: `${players} players, ${won ? 'winners' : 'others'}`,
        means,
        total: means.gold + means.mines + means.mayors,
      };
    }),
  );
}
