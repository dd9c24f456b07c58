import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts every move: in plain numbers, which are put into words when somebody asks. */
class MoveCounts {
  private readonly all = new Map<string, Map<string, { count: number }>>();

  count(game: string, by: string): void {
    const known = this.all.get(game)?.get(by);
    if (known !== undefined) known.count += 1;
    else this.all.set(game, new Map(this.all.get(game)).set(by, { count: 1 }));
  }

  *values(): Iterable<{ readonly game: string; readonly by: string; readonly count: number }> {
    for (const [game, counts] of this.all) for (const [by, { count }] of counts) yield { game, by, count };
  }
}

function countMoves(registry: Registry): MoveCounts {
  const moves = new MoveCounts();
  const counter = new Counter({
    name: 'boxcars_moves_total',
    help: 'answers carried out',
    labelNames: ['game', 'by'],
    registers: [],
    collect(): void {
      counter.reset();
      for (const { game, by, count } of moves.values()) counter.inc({ game, by }, count);
    },
  });
  registry.registerMetric(counter);
  return moves;
}

/** What Prometheus can ask for. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: MoveCounts;
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
    moves: countMoves(registry),
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
