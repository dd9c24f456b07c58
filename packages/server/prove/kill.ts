import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Sitting } from '../test/kill/party.ts';
import { surviveKills, type Survived } from '../test/kill/run-kills.ts';
import { startPostgres } from '../test/postgres.ts';

type Numbers = { [what: string]: number | string };

/** Six tables of each: people alone, and people with bots. */
const SITTINGS: readonly Sitting[] = [
  { game: 'winners-circle', people: 4, bots: 0 },
  { game: 'dice-tower', people: 3, bots: 0 },
  { game: 'boomtown', people: 3, bots: 0 },
  { game: 'dice-town', people: 1, bots: 2 },
];

/** Kills a server in the middle of its work ten times in a row, and looks for anything lost or told too early. */
export default async function prove(): Promise<{ title: string; lines: string[]; numbers: Numbers }> {
  const numbers: Numbers = {};
  const data = mkdtempSync(join(tmpdir(), 'boxcars-kill-'));
  try {
    const parties = [...SITTINGS, ...SITTINGS, ...SITTINGS, ...SITTINGS, ...SITTINGS, ...SITTINGS];
    note(numbers, 'SQLite', await surviveKills({ place: { data }, parties, kills: 10, inputs: 600 }));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  const postgres = startPostgres();
  try {
    if (postgres.url === null) throw new Error(`no PostgreSQL: ${postgres.why}`);
    const place = { data: tmpdir(), databaseUrl: postgres.url };
    note(numbers, 'PostgreSQL', await surviveKills({ place, parties: SITTINGS, kills: 3, inputs: 200 }));
  } finally {
    postgres.stop();
  }
  return { title: 'Killed under load: nothing acknowledged is lost', lines: LINES, numbers };
}

const LINES = [
  'A real server process is killed (SIGKILL) after so many acknowledged inputs since its start, and started again on the same port and database, ten times in a row on SQLite and three times on PostgreSQL. All four games are played at random over sockets, some with bots in worker threads; a client that loses its connection comes back, says the last entry it has, and sends what was not acknowledged again with the same id. After the last kill every match is played to its end.',
  'Of every match then: the downloaded file verifies (unbroken checksums, the luck derived again from the seed, a replay that comes out the same); each acknowledged input is in its journal exactly once, in the question and with the action it was sent with; every entry that any client was ever told is the entry in the journal, so nothing was told that was not durable; an answer that waits for others is still shown to its owner after each restart; and the server logged no error.',
  'What this does not show: a kill of the process is not a power cut. That a flush of SQLite’s log (`fdatasync`) or PostgreSQL’s own reaches the disk is theirs to promise.',
];

function note(numbers: Numbers, name: string, survived: Survived): void {
  if (survived.wrong.length > 0) throw new Error(`${name}: ${survived.wrong.join('\n')}`);
  if (survived.interrupted === 0) throw new Error(`${name}: no kill interrupted anything`);
  const outages = [...survived.outages].sort((a, b) => a - b);
  numbers[`${name}: kills`] = survived.kills;
  numbers[`${name}: matches played to the end and checked`] = survived.matches;
  numbers[`${name}: entries in their journals`] = survived.entries;
  numbers[`${name}: inputs acknowledged, each found exactly once`] = survived.acknowledged;
  numbers[`${name}: inputs on their way when a connection broke`] = survived.interrupted;
  numbers[`${name}: entries told to clients and compared`] = survived.told;
  numbers[`${name}: from a kill to the next acknowledged input, median ms`] = Math.round(
    outages[Math.floor(outages.length / 2)] ?? 0,
  );
  numbers[`${name}: inputs lost, doubled or told too early`] = 0;
}
