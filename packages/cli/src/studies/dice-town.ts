import { EDITIONS, type Edition } from '@boxcars/games/dice-town';

import {
  bribesPage,
  docChart,
  docPage,
  editionsPage,
  emptyPage,
  lengthPage,
  pointsChart,
  pointsPage,
  shortPage,
  tiesChart,
  tiesPage,
  type Played,
} from './dice-town/pages.ts';
import { playAgainstChance, playGame, type PlayedGame } from './dice-town/play.ts';
import { meanOf, percent, writeTable, type Study } from './study.ts';

const TABLES = [2, 3, 4, 5];
/** Keeps the luck of tables of different sizes apart. */
const STRIDE = 1_000_003;
/** Games against chance, for every so many games of the study: they prove little more when there are many. */
const AGAINST_CHANCE = 5;

/** Ties, Doc Badluck, the length of a game, and how the editions differ. */
export const studyDiceTown: Study = ({ games, seed, onGame }) => {
  const play = (edition: Edition): ReadonlyMap<number, readonly PlayedGame[]> =>
    new Map(
      TABLES.map((seats) => [
        seats,
        Array.from({ length: games }, (_, game) => {
          const one = playGame(seats, edition, seed + STRIDE * (games * seats + game));
          onGame?.();
          return one;
        }),
      ]),
    );
  const [hu, cs] = EDITIONS.map(play);
  const played: Played = { hu: hu ?? new Map(), cs: cs ?? new Map() };
  const tries = Math.ceil(games / AGAINST_CHANCE);
  const against = TABLES.map((seats) =>
    meanOf(Array.from({ length: tries }, (_, game) => playAgainstChance(seats, seed + STRIDE * game, game % seats))),
  );
  const chance = writeTable(['players', ...TABLES.map(String)], [['won by the policy', ...against.map(percent)]]);
  return {
    page: writePage(games, seed, played, chance, tries),
    charts: {
      'dice-town-ties.svg': tiesChart(played),
      'dice-town-doc.svg': docChart(played),
      'dice-town-points.svg': pointsChart(played),
    },
  };
};

// long: the page as it is printed.
function writePage(games: number, seed: number, played: Played, chance: string, tries: number): string {
  return `# Dice Town in numbers

Made by \`boxcars study dice-town --games ${games} --seed ${seed} --write docs/studies\`: ${games} games each with two, three, four and five players in each of the two editions, the policy of rules of thumb in every seat. The same command gives the same page, to the byte. Numbers are of the Hungarian edition where nothing else is said. What people would do may differ: the policy keeps, plays and bribes by what things are worth in points, and knows no spite.

In short:

${shortPage(played)}

## How often a place is tied

Of the rounds in which the place has a winner, those in which several had equally many dice, or equal best hands, and the Sheriff had to decide:

${tiesPage(played)}

![How often a place is tied](dice-town-ties.svg)

Town Hall is hardly ever tied: two hands are equal only in every die. Rounds in which nobody wins a place, for want of its face or because nothing is to be had there:

${emptyPage(played)}

## What the Sheriff's word is worth

${bribesPage(played)}

## Who visits Doc Badluck

Both rulebooks say that the Doc has work with four or five players and hardly any with fewer. With these players:

${docPage(played)}

![When somebody gains nothing](dice-town-doc.svg)

## How long a game lasts

${lengthPage(played)}

A game can end by the last nugget or by the last Property. One Property goes in every round, so that it never lasts more than 25.

## How the two editions differ

The Hungarian Brute makes one more die free, the Czech one all dice of a reveal. At Town Hall the Hungarian row slides down; the Czech one goes under the deck and three new cards come.

${editionsPage(played)}

## Where the points come from

${pointsPage(played)}

![Where a winner's points come from](dice-town-points.svg)

## How well the policy plays

Alone against seats that answer at random, in ${tries} games for each number of players:

${chance}
`;
}
