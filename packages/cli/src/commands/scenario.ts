import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyGame } from '@boxcars/engine';
import {
  readScenarioText,
  runScenario,
  type Failure,
  type Scenario,
  type ScenarioReport,
} from '@boxcars/engine/testkit';
import { findGame, games } from '@boxcars/games';
import { line } from '@boxcars/text';
import type { Command } from 'commander';

import { badInput } from '../bad-input.ts';
import type { Call } from '../call.ts';
import { isFolder, readTextFile } from '../files.ts';

interface Opened {
  readonly file: string;
  readonly game: AnyGame;
  readonly scenario: Scenario;
}

interface Ran extends ScenarioReport {
  readonly file: string;
}

/** `scenario` plays games told in advance and says where they went otherwise. */
export function addScenario(program: Command, call: Call): void {
  program
    .command('scenario')
    .description('play scenario files and check what they expect')
    .argument('<files...>', 'scenario files, or folders of them')
    .option('--json', 'for programs')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText(
      'after',
      '\nExamples:\n  boxcars scenario packages/games/scenarios/winners-circle\n  boxcars scenario my-test.json',
    )
    .action((paths: string[], flags: { json?: true }) => {
      const opened = paths.flatMap(filesIn).map(open);
      const ran = opened.map(({ file, game, scenario }): Ran => ({ file, ...runScenario(game, scenario) }));
      if (flags.json) call.io.say(JSON.stringify(ran, null, 2));
      else show(call, ran);
      if (ran.some(({ failures }) => failures.length > 0)) call.finish(1);
    });
}

/** The file itself, or the scenario files right inside a folder. */
function filesIn(path: string): string[] {
  if (!isFolder(path)) return [path];
  const files = readdirSync(path).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw badInput('cli.no-scenarios', { folder: path });
  return files.sort().map((name) => join(path, name));
}

function open(file: string): Opened {
  const read = readScenarioText(readTextFile(file));
  if (!read.ok) {
    const problem = line(`scenario.form.${read.refusal.code}`, read.refusal.values);
    throw badInput('cli.bad-scenario', { file, problem });
  }
  const game = findGame(read.value.game);
  if (game === undefined) {
    const problem = line('cli.unknown-game', { game: read.value.game, allowed: Object.keys(games) });
    throw badInput('cli.bad-scenario', { file, problem });
  }
  return { file, game, scenario: read.value };
}

function show({ io, t }: Call, ran: readonly Ran[]): void {
  for (const { file, title, failures } of ran) {
    const isOk = failures.length === 0;
    const mark = isOk ? io.paint.green(t('cli.scenario.ok')) : io.paint.red(t('cli.scenario.failed'));
    io.say(`${mark}  ${title}  ${io.paint.dim(file)}`);
    for (const failure of failures) for (const row of explain({ t }, failure)) io.say(`        ${row}`);
  }
  const failed = ran.filter(({ failures }) => failures.length > 0).length;
  io.say(t('cli.scenario.sum', { passed: ran.length - failed, failed }));
}

/** A failure in a sentence, with what was expected and what came instead. */
function explain({ t }: Pick<Call, 't'>, { step, code, at, expected, got }: Failure): string[] {
  const where = at === undefined ? '' : ` (${at})`;
  return [
    t('cli.scenario.step', { step, what: line(`scenario.${code}`) }) + where,
    `  ${t('cli.scenario.expected', { value: JSON.stringify(expected) })}`,
    `  ${t('cli.scenario.got', { value: JSON.stringify(got) })}`,
  ];
}
