import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus can ask for. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<'game' | 'by'>;
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
    moves: new Counter({
      name: 'boxcars_moves_total',
      help: 'answers carried out',
      labelNames: ['game', 'by'],
      registers,
    }),
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
