import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openConfigured } from '@boxcars/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { boxcars, newFolder } from './boxcars.ts';

const folder = newFolder();
const FILES = ['broken.json', 'deck.json', 'notes.txt', 'other-game.journal', 'other-rules.journal'];

beforeAll(() => {
  const header = { game: 'winners-circle', journal: 1, options: {}, seats: [], version: 999 };
  writeFileSync(join(folder.path, 'broken.json'), '{ "horses": ');
  writeFileSync(join(folder.path, 'deck.json'), '{}');
  writeFileSync(join(folder.path, 'notes.txt'), 'milk, eggs\n');
  writeFileSync(join(folder.path, 'other-rules.journal'), `${JSON.stringify(header)}\n`);
  writeFileSync(join(folder.path, 'other-game.journal'), `${JSON.stringify({ ...header, game: 'chess' })}\n`);
});
afterAll(() => folder.remove());

const WC = 'winners-circle';

/** What is typed, and what the one sentence has to name: what was wrong and what is allowed. */
const MISTAKES: readonly (readonly [string, ...RegExp[]])[] = [
  ['dance', /no command dance/, /play, games, options, rules/],
  ['--fast', /no flag --fast/, /--help/],
  ['games --fast', /no flag --fast/, /--json/],
  ['games extra', /games was given more than it takes/, /boxcars games --help/],
  ['options', /options needs GAME/, /boxcars options --help/],
  ['options chess', /no game called chess/, /winners-circle/],
  ['games --lang de', /--lang .* en, hu, and cs; not de/],
  [`rules ${WC} antigravity`, /No rule says antigravity/],
  ['rules chess', /no game called chess/, /winners-circle/],

  ['play', /play needs a game/, /winners-circle/],
  ['play chess', /no game called chess/, /winners-circle/],
  [`play ${WC} --players 9`, /2 to 6 players, not 9/],
  [`play ${WC} --players two`, /2 to 6 players, not two/],
  [`play ${WC} --seat 5`, /--seat .* 1 to 4, not 5/],
  [`play ${WC} --humans 5`, /--humans .* 1 to 4.* not 5/],
  [`play ${WC} --humans 2 --seat 1`, /--seat is for one person/],
  [`play ${WC} --bots clever`, /--bots .* random, easy, normal, hard, master.*; not clever/],
  [`play ${WC} --bots random,normal`, /2 bots for 3 seats/],
  [`play ${WC} --option`, /--option <name=value> needs a value/],
  [`play ${WC} --option loud`, /name=value, not loud/],
  [`play ${WC} --option loud=true`, /no option loud/, /hiddenBets/],
  [`play ${WC} --option hiddenBets=maybe`, /hiddenBets is either true or false/],
  [`play ${WC} --option horses=nowhere.json`, /no file nowhere\.json/],
  [`play ${WC} --option horses=broken.json`, /broken\.json does not hold JSON/],
  [`play ${WC} --save notes.txt`, /notes\.txt is there already/],
  [`play ${WC} --save no/such/folder.journal`, /can not be written/],
  [`play ${WC} --wish luck`, /no flag --wish/, /--players, --seat/],
  ['play --resume nowhere.journal', /no file nowhere\.journal/],
  ['play --resume .', /is not a file/],
  ['play --resume notes.txt', /notes\.txt: This is not the journal of a game/],
  ['play --resume other-game.journal', /a game that is not here: chess/],
  ['play --resume other-rules.journal', /version 999 .* version 1\b/],
  [`play ${WC} --resume notes.txt`, /--resume goes on with a saved game as it was/],

  ['simulate chess', /no game called chess/],
  [`simulate ${WC} --players 1`, /2 to 6 players, not 1/],
  [`simulate ${WC} --games 0`, /--games .* not 0/],
  [`simulate ${WC} --games many`, /--games .* not many/],
  [`simulate ${WC} --threads 0`, /--threads .* from 1 to 64, not 0/],
  [`simulate ${WC} --bots random,random`, /2 bots for 4 seats/],
  [`simulate ${WC} --option royalTurf=7`, /royalTurf is either true or false/],

  ['replay', /replay needs FILE/],
  ['replay nowhere.journal', /no file nowhere\.journal/],
  ['replay notes.txt', /not the journal of a game/],
  ['replay other-game.journal', /a game that is not here: chess/],
];

test.concurrent.each(MISTAKES.map(([typed, ...told]) => ({ typed, told })))(
  'boxcars $typed: one sentence, exit code 2, nothing written',
  async ({ typed, told }) => {
    const { code, out, err } = await boxcars(typed.split(' '), { cwd: folder.path, input: '1\n' });
    for (const pattern of told) expect(err).toMatch(pattern);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toContain('    at ');
    expect({ code, out, files: folder.files() }).toEqual({ code: 2, out: '', files: FILES });
  },
);

test('serve: a folder that another server has open', async () => {
  const data = join(folder.path, 'games');
  const store = await openConfigured({ databaseUrl: null, data });
  const ran = await boxcars(['serve', '--no-build', '--port', '0', '--data', data]);
  await store.close();
  expect(ran.err).toMatch(/Another server has the games of .*games open/);
  expect([ran.code, ran.out]).toEqual([2, '']);
});
