import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The moves of one game, by who made them: plain numbers, which are put into words when somebody asks. */
export class MoveCounts {
  readonly by = new Map<string, number>();

  count(by: string): void {
    this.by.set(by, (this.by.get(by) ?? 0) + 1);
  }
}

/** Counts every move; gives the counts of a game. */
function countMoves(registry: Registry): (game: string) => MoveCounts {
  const games = new Map<string, MoveCounts>();
  const counter = new Counter({
    name: 'boxcars_moves_total',
    help: 'answers carried out',
    labelNames: ['game', 'by'],
    registers: [],
    collect(): void {
      counter.reset();
      for (const [game, counts] of games) for (const [by, count] of counts.by) counter.inc({ game, by }, count);
    },
  });
  registry.registerMetric(counter);
  return (game) => {
    const counts = games.get(game) ?? new MoveCounts();
    games.set(game, counts);
    return counts;
  };
}

/** What Prometheus can ask for. */
export interface Metrics {
  readonly registry: Registry;
  readonly movesOf: (game: string) => MoveCounts;
  readonly refusals: Counter<'code'>;
  readonly sockets: Gauge;
  readonly tables: Gauge;
  readonly thinking: Histogram;
}

/** A fresh set of counters; `withProcess` adds those of the process itself. */
export function makeMetrics(withProcess: boolean): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    movesOf: countMoves(registry),
    refusals: new Counter({ name: 'boxcars_refusals_total', help: 'refusals', labelNames: ['code'], registers }),
    sockets: new Gauge({ name: 'boxcars_sockets', help: 'open sockets', registers }),
    tables: new Gauge({ name: 'boxcars_tables_in_memory', help: 'tables in memory', registers }),
    thinking: new Histogram({
      name: 'boxcars_bot_seconds',
      help: 'time a bot takes',
      buckets: [0.001, 0.01, 0.1, 1, 5],
      registers,
    }),
  };
}
