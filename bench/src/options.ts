/** How the bench is run. */
export interface BenchOptions {
  readonly rounds: number;
  /** Processor time of each contestant in each round, and before the first one. */
  readonly milliseconds: number;
  readonly warmUp: number;
  /** Games in which each rival is compared with ours, step by step. */
  readonly verifiedGames: { readonly reference: number; readonly 'boardgame.io': number };
  readonly isQuick: boolean;
  readonly isVerifyOnly: boolean;
  readonly parts: readonly Part[];
}

/** What can be measured by itself. */
export const PARTS = ['games', 'server', 'threads'] as const;
export type Part = (typeof PARTS)[number];

export const USAGE = `npm run bench [-- games | server | threads] [flags]

games    Random games of Winner's Circle in Boxcars, in boardgame.io and in a hand-tuned reference, and random games of
         every other registered game in Boxcars, taking turns. Writes bench/results/latest.json and latest.svg.
server   Tables of Winner's Circle on the servers of Boxcars, boardgame.io and Colyseus, taking turns, with the players
         in another process. Writes bench/results/server.json and server.svg.
threads  The search of every game by one thread and shared by two, by the processor time of the thread that takes
         longest: how long it takes where every thread has a core. Writes bench/results/threads.json.

  --quick    short rounds: a rough idea
  --verify   only check, on many games, that the three implementations play by the same rules
  --help     this text`;

const FLAGS = ['--quick', '--verify', '--help'] as const;
type Flag = (typeof FLAGS)[number];

/** Reads the command line: options, or the exit code with what to say. */
export function readOptions(args: readonly string[]): BenchOptions | { readonly code: number; readonly text: string } {
  const named = PARTS.filter((part) => args.includes(part));
  const unknown = args.find((arg) => ![...FLAGS, ...PARTS].some((known) => known === arg));
  if (unknown !== undefined) return { code: 2, text: `Unknown flag: ${unknown}\n\n${USAGE}` };
  const has = (flag: Flag): boolean => args.includes(flag);
  if (has('--help')) return { code: 0, text: USAGE };
  const isQuick = has('--quick');
  const isVerifyOnly = has('--verify');
  return {
    // boardgame.io is the slowest to get warm, and large code is cold again in very short rounds.
    rounds: isQuick ? 5 : 15,
    milliseconds: isQuick ? 250 : 600,
    warmUp: isQuick ? 1_000 : 3_000,
    verifiedGames: isVerifyOnly
      ? { reference: 5_000, 'boardgame.io': 100 }
      : { reference: isQuick ? 100 : 500, 'boardgame.io': isQuick ? 5 : 20 },
    isQuick,
    isVerifyOnly,
    parts: named.length === 0 ? PARTS : named,
  };
}
