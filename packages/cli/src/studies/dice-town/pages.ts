import { EDITIONS, type Edition } from '@boxcars/games/dice-town';

import { drawBars, drawLines } from '../chart.ts';
import { fixed, meanOf, percent, writeTable } from '../study.ts';
import { CONTESTS, type PlayedGame } from './play.ts';

/** The games of each number of players in each edition. */
export type Played = { readonly [E in Edition]: ReadonlyMap<number, readonly PlayedGame[]> };

const NAMES: { readonly [place in (typeof CONTESTS)[number]]: string } = {
  mine: 'Gold Mine',
  bank: 'Bank',
  store: 'General Store',
  saloon: 'Saloon',
  sheriff: 'Sheriff',
  'town-hall': 'Town Hall',
  doc: 'Doc Badluck',
};

const EDITION_NAMES: { readonly [E in Edition]: string } = { hu: 'Hungarian', cs: 'Czech' };

function sum(games: readonly PlayedGame[], of: (game: PlayedGame) => number): number {
  return games.reduce((total, game) => total + of(game), 0);
}

/** The mean of something counted in each game. */
function mean(games: readonly PlayedGame[], of: (game: PlayedGame) => number): number {
  return sum(games, of) / games.length;
}

/** The share of rounds in which something happened. */
function perRound(games: readonly PlayedGame[], of: (game: PlayedGame) => number): number {
  return sum(games, of) / sum(games, (game) => game.rounds);
}

function tableSizes(played: Played): number[] {
  return [...played.hu.keys()];
}

/** How often each place is tied, of the rounds in which anybody could win it. */
function tieShare(games: readonly PlayedGame[], place: number): number {
  const tied = sum(games, ({ places }) => places[place]?.tied ?? 0);
  const won = sum(games, ({ places }) => places[place]?.won ?? 0);
  return tied / Math.max(1, tied + won);
}

/** The four answers in a sentence each. */
export function shortPage(played: Played): string {
  const four = played.hu.get(4) ?? [];
  const czech = played.cs.get(4) ?? [];
  const decisions = mean(four, ({ places }) => places.reduce((total, { tied }) => total + tied, 0));
  const doc = (seats: number): string => percent(perRound(played.hu.get(seats) ?? [], (game) => game.docRounds));
  const lots = percent(mean(four, (game) => (game.reason === 'properties' ? 1 : 0)));
  const rounds = mean(four, (game) => game.rounds);
  const longer = mean(czech, (game) => game.rounds) - rounds;
  const brutes = [four, czech].map((games) => fixed(mean(games, (game) => game.brutes)));
  return [
    `- The Sheriff settles ${fixed(decisions)} ties in a game of four. The Bank and the badge are tied most often, Town Hall least.`,
    `- Somebody gains nothing in ${doc(2)} of the rounds of two, ${doc(3)} of three, ${doc(4)} of four and ${doc(5)} of five players.`,
    `- A game of four lasts ${fixed(rounds)} rounds, and in ${lots} of the games it is the last Property that ends it.`,
    `- By the Czech rules it lasts ${fixed(longer)} rounds longer, and ${brutes[1]} Brutes are played in it instead of ${brutes[0]}.`,
  ].join('\n');
}

export function tiesPage(played: Played): string {
  const sizes = tableSizes(played);
  return writeTable(
    ['place', ...sizes.map((seats) => `${seats} players`)],
    CONTESTS.map((place, at) => [
      NAMES[place],
      ...sizes.map((seats) => percent(tieShare(played.hu.get(seats) ?? [], at))),
    ]),
  );
}

export function tiesChart(played: Played): string {
  const sizes = tableSizes(played);
  const head = {
    title: 'How often a place is tied',
    across: 'place',
    up: 'per cent of the rounds in which it has a winner',
    labels: CONTESTS.map((place) => NAMES[place]),
  };
  return drawLines(
    head,
    sizes.map((seats) => ({
      name: `${seats} players`,
      values: CONTESTS.map((_, at) => 100 * tieShare(played.hu.get(seats) ?? [], at)),
    })),
  );
}

export function emptyPage(played: Played): string {
  const sizes = tableSizes(played);
  return writeTable(
    ['place', ...sizes.map((seats) => `${seats} players`)],
    CONTESTS.map((place, at) => [
      NAMES[place],
      ...sizes.map((seats) => percent(perRound(played.hu.get(seats) ?? [], ({ places }) => places[at]?.nobody ?? 0))),
    ]),
  );
}

export function docPage(played: Played): string {
  const sizes = tableSizes(played);
  const row = (name: string, of: (games: readonly PlayedGame[]) => string): string[] => [
    name,
    ...sizes.map((seats) => of(played.hu.get(seats) ?? [])),
  ];
  return writeTable(
    ['', ...sizes.map((seats) => `${seats} players`)],
    [
      row('rounds in which somebody gains nothing', (games) => percent(perRound(games, (game) => game.docRounds))),
      row('players who gain nothing, a round', (games) =>
        fixed(
          perRound(games, (game) => game.docVisitors),
          2,
        ),
      ),
      row('rounds with somebody at the Doc’s, a game', (games) => fixed(mean(games, (game) => game.docRounds))),
    ],
  );
}

export function docChart(played: Played): string {
  const sizes = tableSizes(played);
  const head = {
    title: 'When somebody gains nothing and may visit Doc Badluck',
    across: 'players',
    up: 'per cent of rounds',
    labels: sizes.map(String),
  };
  return drawLines(
    head,
    EDITIONS.map((edition) => ({
      name: `${EDITION_NAMES[edition]} edition`,
      values: sizes.map((seats) => 100 * perRound(played[edition].get(seats) ?? [], (game) => game.docRounds)),
    })),
  );
}

/** The value below which so many of the games lie. */
function quantile(games: readonly PlayedGame[], share: number): number {
  const rounds = games.map((game) => game.rounds).sort((a, b) => a - b);
  return rounds[Math.min(rounds.length - 1, Math.floor(share * rounds.length))] ?? 0;
}

export function lengthPage(played: Played): string {
  const rows = tableSizes(played).map((seats) => {
    const games = played.hu.get(seats) ?? [];
    return [
      `${seats} players`,
      fixed(mean(games, (game) => game.rounds)),
      `${quantile(games, 0.05)} to ${quantile(games, 0.95)}`,
      fixed(perRound(games, (game) => game.rolls)),
      percent(mean(games, (game) => (game.reason === 'mine' ? 1 : 0))),
    ];
  });
  return writeTable(['', 'rounds', 'nine games in ten', 'rolls a round', 'ended by the Mine'], rows);
}

function winnerOf(game: PlayedGame): PlayedGame['scores'][number] | undefined {
  return game.scores[game.winner];
}

export function editionsPage(played: Played): string {
  const rows = tableSizes(played).flatMap((seats) =>
    EDITIONS.map((edition) => {
      const games = played[edition].get(seats) ?? [];
      return [
        `${seats} players, ${EDITION_NAMES[edition]}`,
        fixed(mean(games, (game) => game.rounds)),
        fixed(mean(games, (game) => winnerOf(game)?.points ?? 0)),
        fixed(mean(games, (game) => meanOf(game.scores.map(({ points }) => points)))),
        fixed(mean(games, (game) => meanOf(game.scores.map(({ properties }) => properties)))),
        fixed(perRound(games, (game) => game.paid)),
        fixed(mean(games, (game) => game.brutes)),
      ];
    }),
  );
  return writeTable(
    ['', 'rounds', 'winner’s points', 'mean points', 'of them Properties', '$ for dice a round', 'Brutes a game'],
    rows,
  );
}

const PARTS = ['nuggets', 'properties', 'equipment'] as const;

export function pointsPage(played: Played): string {
  const rows = tableSizes(played).map((seats) => {
    const games = played.hu.get(seats) ?? [];
    const of = (part: 'nuggets' | 'dollars' | 'badge' | 'equipment' | 'properties'): string =>
      fixed(mean(games, (game) => winnerOf(game)?.[part] ?? 0));
    return [`${seats} players`, of('nuggets'), of('dollars'), of('badge'), of('equipment'), of('properties')];
  });
  return writeTable(['winners', 'nuggets', 'dollars', 'badge', 'Equipment', 'Properties'], rows);
}

export function pointsChart(played: Played): string {
  const sizes = tableSizes(played);
  return drawBars(
    { title: 'Where a winner’s points come from', across: 'players', up: 'points', labels: sizes.map(String) },
    PARTS.map((part) => ({
      name: part === 'nuggets' ? 'Nuggets' : part === 'properties' ? 'Properties' : 'Equipment, $, badge',
      values: sizes.map((seats) =>
        mean(played.hu.get(seats) ?? [], (game) => {
          const score = winnerOf(game);
          if (score === undefined) return 0;
          return part === 'equipment' ? score.equipment + score.dollars + score.badge : score[part];
        }),
      ),
    })),
  );
}

export function bribesPage(played: Played): string {
  const sizes = tableSizes(played);
  const row = (name: string, of: (games: readonly PlayedGame[]) => string): string[] => [
    name,
    ...sizes.map((seats) => of(played.hu.get(seats) ?? [])),
  ];
  return writeTable(
    ['a game', ...sizes.map((seats) => `${seats} players`)],
    [
      row('decisions of the Sheriff between tied players', (games) =>
        fixed(mean(games, ({ places }) => places.reduce((total, { tied }) => total + tied, 0))),
      ),
      row('offers made', (games) => fixed(mean(games, (game) => game.offers))),
      row('offers paid', (games) => fixed(mean(games, (game) => game.offersPaid))),
      row('Store cards played, Brutes apart', (games) => fixed(mean(games, (game) => game.plays))),
    ],
  );
}
