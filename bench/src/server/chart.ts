import { drawing, panel, type Bar, type Panel } from '../chart.ts';
import { spreadOf, type Spread } from '../statistics.ts';
import type { ServerResult, ServerResults, SizeResult } from './report.ts';
import type { Rival } from './rivals.ts';

const NAMES: { readonly [R in Rival]: string } = {
  boxcars: 'Boxcars, on disk',
  'boardgame.io': 'boardgame.io, in memory',
  colyseus: 'Colyseus, in memory',
  bare: 'bare ws, in memory',
};

/** The results as a picture. */
export function serverChartOf(results: ServerResults): string {
  const { servers, machine, node, rounds, measured } = results;
  const panels: Panel[] = [];
  const add = (title: string, bars: Bar[]): void => {
    panels.push(panel((panels.at(-1)?.bottom ?? 20) + 50, title, bars));
  };
  for (const tables of [50, 200]) {
    add(
      `Moves a second at ${tables} tables of four`,
      barsOf(servers, tables, ({ movesPerSecond }) => movesPerSecond),
    );
  }
  add(
    'From a move to the others, 200 tables: 99 of 100 within … ms',
    barsOf(servers, 200, ({ p99 }) => p99),
  );
  add(
    'Heap of a table in play with its four connections, kB',
    servers.map(({ server, heapPerTable }) => barOf(server, spreadOf([heapPerTable / 1000]))),
  );
  const below = `${machine.processor}, ${machine.cores} cores (load ${machine.load}), Node ${node}; medians of ${rounds} rounds taken in turns, thin lines from least to most; ${measured.slice(0, 10)}`;
  return drawing("Servers: Winner's Circle, all tables saturated", panels, below);
}

function barsOf(servers: readonly ServerResult[], tables: number, of: (size: SizeResult) => Spread): Bar[] {
  return servers.flatMap(({ server, sizes }) =>
    sizes.filter((size) => size.tables === tables).map((size) => barOf(server, of(size))),
  );
}

function barOf(server: Rival, value: Spread): Bar {
  return { label: NAMES[server], value, colour: server === 'boxcars' ? 'ours' : 'peer' };
}
