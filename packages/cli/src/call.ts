import type { Translator } from '@boxcars/text';

import type { Io } from './io.ts';

/** 0: done. 1: a check failed. 2: bad input. 3: a bug of ours. */
export type ExitCode = 0 | 1 | 2 | 3;

/** What every command is run with. */
export interface Call {
  readonly io: Io;
  readonly t: Translator;
  /** Names the exit code; without it the command ends well. */
  finish(code: ExitCode): void;
}
