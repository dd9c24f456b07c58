import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import type { Load } from './load.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes.ts';
import type { Random } from './random.ts';
import type { Rounds } from './rounds.ts';
import type { Ledger } from './store/ledger.ts';
import type { Statements } from './store/statements.ts';
import type { Store } from './store/store.ts';
import type { Workshop } from './workshop.ts';

/** What every part of the server shares. */
export interface House {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly statements: Statements;
  readonly ledger: Ledger;
  readonly rounds: Rounds;
  readonly workshop: Workshop;
  readonly load: Load;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** The other servers on the same store, if there can be any. */
  readonly nodes: Nodes | null;
}
