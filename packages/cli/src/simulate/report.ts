import type { BotName } from '@boxcars/bots';
import type { Json } from '@boxcars/engine';
import type { Translator } from '@boxcars/text';

import type { Paint } from '../paint.ts';
import { drawTable } from '../table.ts';
import type { Simulated } from './run.ts';
import { shareOf, spreadOf, type Share, type Spread } from './statistics.ts';
import type { SeatTally } from './tally.ts';

/** What was simulated. */
export interface Asked {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly threads: number;
}

/** One seat's results: a shared win counts as a part of a win. */
export interface SeatReport {
  readonly seat: number;
  readonly bot: BotName;
  readonly wins: Share;
  readonly sharedWins: number;
  readonly meanRank: number;
  readonly points: Spread;
}

/** A simulation for programs. Everything but `speed` depends on what was asked alone. */
export interface Report {
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: Json };
  readonly seed: string;
  readonly games: number;
  readonly seats: readonly SeatReport[];
  readonly questions: Spread;
  readonly decisions: Spread;
  readonly speed: { readonly threads: number; readonly seconds: number; readonly gamesPerSecond: number };
}

/** The numbers of a simulation. */
export function describeSimulation(asked: Asked, { tally, seconds }: Simulated): Report {
  return {
    game: asked.game,
    players: asked.bots.length,
    options: asked.options,
    seed: asked.seed,
    games: tally.games,
    seats: tally.seats.map((row, at) => describeSeat(row, at + 1, asked.bots[at] ?? 'random', tally.games)),
    questions: spreadOf(tally.questions),
    decisions: spreadOf(tally.decisions),
    speed: { threads: asked.threads, seconds, gamesPerSecond: tally.games / Math.max(seconds, 1e-9) },
  };
}

function describeSeat(row: SeatTally, seat: number, bot: BotName, games: number): SeatReport {
  const wins = Object.entries(row.wins).map(([sharers, times]) => ({ sharers: Number(sharers), times }));
  const won = wins.reduce((sum, { sharers, times }) => sum + times / sharers, 0);
  const sharedWins = wins.reduce((sum, { sharers, times }) => sum + (sharers > 1 ? times : 0), 0);
  return {
    seat,
    bot,
    wins: shareOf(won, games),
    sharedWins,
    meanRank: spreadOf(row.ranks).mean,
    points: spreadOf(row.points),
  };
}

/** The numbers as a table and two lines. */
export function drawSimulation(report: Report, t: Translator, paint: Paint): string {
  const keys = ['seat', 'bot', 'wins', 'interval', 'rank', 'points', 'deviation', 'quartiles'];
  const rows = report.seats.map((row) => [
    String(row.seat),
    t(`cli.bot.${row.bot}`),
    percent(row.wins.share),
    `${(100 * row.wins.low).toFixed(1)}–${percent(row.wins.high)}`,
    row.meanRank.toFixed(2),
    row.points.mean.toFixed(1),
    row.points.deviation.toFixed(1),
    `${row.points.lower} / ${row.points.median} / ${row.points.upper}`,
  ]);
  const head = keys.map((key) => t(`cli.head.${key}`));
  const { questions, decisions, speed } = report;
  return [
    drawTable(paint, head, rows),
    t('cli.simulated.length', { questions: questions.mean.toFixed(1), decisions: decisions.mean.toFixed(1) }),
    t('cli.simulated.speed', {
      games: report.games,
      seconds: speed.seconds.toFixed(1),
      rate: speed.gamesPerSecond.toFixed(speed.gamesPerSecond < 100 ? 1 : 0),
      threads: speed.threads,
    }),
  ].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
