import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { systemClock } from '../src/clock.ts';
import { run } from './running.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const GAMES = ['winners-circle', 'dice-town', 'boomtown', 'dice-tower'];

/** Runs a program to its end; what it printed. */
async function output(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(text);
  return text;
}

const programs = [
  ['TypeScript', process.execPath, 'play.ts'],
  ...(hasPython ? [['Python', 'python3', 'play.py'] as const] : []),
] as const;

if (!hasPython) it.skip('the Python example is left out: there is no python3 here', () => {});

describe.each(programs)('the example in %s', (_language, command, file) => {
  it('plays a whole game of every kind', async () => {
    const { server } = await run({ clock: systemClock, limits: { botDelay: [0, 0] } });
    for (const game of GAMES) {
      const text = await output(command, [`${EXAMPLES}${file}`, game, '--server', server.address]);
      expect(text, game).toMatch(/^(\d\. .+: -?\d+\n){2,}$/);
      expect(text, game).toContain(file);
      expect(text, game).toContain('1. ');
    }
  }, 120_000);

  it('says what is wrong when there is no such game', async () => {
    const { server } = await run({ clock: systemClock });
    const wrong = output(command, [`${EXAMPLES}${file}`, 'chess', '--server', server.address]);
    await expect(wrong).rejects.toThrow(/No game chess; there are .*dice-town/);
  });
});
