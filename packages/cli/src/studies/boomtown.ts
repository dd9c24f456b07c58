import {
  bidsChart,
  binsPage,
  bidsPage,
  goldPage,
  scoreChart,
  scorePage,
  shortPage,
  worthChart,
  worthPage,
} from './boomtown/pages.ts';
import { playAgainstChance, playGame, type PlayedGame } from './boomtown/play.ts';
import { meanOf, percent, writeTable, type Study } from './study.ts';

const TABLES = [3, 4, 5];
/** Keeps the luck of tables of different sizes apart. */
const STRIDE = 1_000_003;

/** What a mine is worth, what winners bid, and where the points come from. */
export const studyBoomtown: Study = ({ games, seed, onGame }) => {
  const played = new Map<number, readonly PlayedGame[]>(
    TABLES.map((seats) => [
      seats,
      Array.from({ length: games }, (_, game) => {
        const one = playGame(seats, seed + STRIDE * (games * seats + game));
        onGame?.();
        return one;
      }),
    ]),
  );
  const against = TABLES.map((seats) =>
    meanOf(Array.from({ length: games }, (_, game) => playAgainstChance(seats, seed + STRIDE * game, game % seats))),
  );
  const four = played.get(4) ?? [];
  return {
    page: writePage(games, seed, {
      short: shortPage(four),
      worth: worthPage(four),
      gold: goldPage(),
      bids: bidsPage(played),
      bins: binsPage(played),
      score: scorePage(played),
      against: writeTable(['players', ...TABLES.map(String)], [['won by the policy', ...against.map(percent)]]),
    }),
    charts: {
      'boomtown-worth.svg': worthChart(four),
      'boomtown-bids.svg': bidsChart(played),
      'boomtown-score.svg': scoreChart(played),
    },
  };
};

interface Tables {
  readonly short: string;
  readonly worth: string;
  readonly gold: string;
  readonly bids: string;
  readonly bins: string;
  readonly score: string;
  readonly against: string;
}

// long: the page as it is printed.
function writePage(games: number, seed: number, tables: Tables): string {
  return `# Boomtown in numbers

Made by \`boxcars study boomtown --games ${games} --seed ${seed} --write docs/studies\`: ${games} games each with three, four and five players, the policy of rules of thumb in every seat. The same command gives the same page, to the byte. What good people would do may differ; what the rules alone say is marked as computed.

In short, with four players:

${tables.short}

## What a mine is worth

A mine counts its printed gold at the end, and yields it whenever its number is rolled. So each printed gold is worth one point, and in every production still to come the odds of the number on top: 6 in 36 for a 7, 1 in 36 for a 2 or a 12.

What each printed gold has brought with four players: the yields of the mine and, if it stood to the end, its points. In brackets what the rules alone give for the middle of those rounds. Mines lost to dynamite or collapse pull the measured numbers down, New Veins and Telegraphs push them up; what Saloons take is not counted.

${tables.worth}

![What a gold printed on a mine brings in the end, by round](boomtown-worth.svg)

Computed for a mine of each number and gold, with 15 rounds:

${tables.gold}

A mine that makes you mayor is worth five points more, and what others pay to open mines in your town.

## What winners bid

The winner of an auction pays the others, so a bid is lost twice: you have less, and they have more. The seats that won their game, beside those that did not, for each seat and game:

${tables.bids}

How high the bids were that won an auction:

${tables.bins}

![The bid that wins the auction, by round](boomtown-bids.svg)

## Where the points come from

${tables.score}

![Points from gold, mines and mayors](boomtown-score.svg)

## How well the policy plays

Alone against seats that answer at random, in ${games} games for each number of players:

${tables.against}
`;
}
