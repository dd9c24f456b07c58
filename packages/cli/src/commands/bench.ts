import { spawn } from 'node:child_process';
import { join } from 'node:path';

import type { Command } from 'commander';

import type { Call } from '../call.ts';
import { ROOT } from '../files.ts';

/** `bench` measures speed, beside other engines. */
export function addBench(program: Command, call: Call): void {
  program
    .command('bench')
    .description('measure how fast the games are played, beside other engines')
    .argument('[args...]', 'passed on to the bench')
    .passThroughOptions()
    .allowUnknownOption()
    .action(async (args: string[]) => {
      const child = spawn(process.execPath, [join(ROOT, 'scripts', 'bench.ts'), ...args], { stdio: 'inherit' });
      const code = await new Promise<number | null>((resolve) => void child.on('exit', resolve));
      call.finish(code === 0 ? 0 : code === 2 ? 2 : 1);
    });
}
