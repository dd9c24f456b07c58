import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  readJournal,
  seal,
  sumOfHeader,
  writeJournal,
  type Entry,
  type Journal,
  type JournalHeader,
} from '@boxcars/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { boxcars, newFolder, type Ran } from './boxcars.ts';

const folder = newFolder();
let lines: string[] = [];

beforeAll(async () => {
  const flags = 'play winners-circle --seed epsom --players 2 --option hiddenBets=true --save game.journal';
  await boxcars(flags.split(' '), { cwd: folder.path, input: '1\n'.repeat(400) });
  lines = readFileSync(join(folder.path, 'game.journal'), 'utf8').trimEnd().split('\n');
});
afterAll(() => folder.remove());

async function replay(flags: string): Promise<Ran> {
  return boxcars(['replay', ...flags.split(' ')], { cwd: folder.path });
}

function write(name: string, text: string): void {
  writeFileSync(join(folder.path, name), text);
}

/** The journal with another header and checksums that fit it. */
function resum(text: readonly string[], change: (header: JournalHeader) => JournalHeader): Journal {
  const read = readJournal(`${text.join('\n')}\n`);
  if (!read.ok) throw new Error(read.refusal.code);
  const header = change(read.value.header);
  let previous = sumOfHeader(header);
  const entries = read.value.entries.map((before) => {
    const unsummed = Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'sum'));
    const { entry } = seal<Entry>(previous, unsummed as unknown as Entry);
    previous = entry.sum;
    return entry;
  });
  return { header, entries };
}

interface Described {
  readonly entries: readonly { readonly entry: number; readonly events: readonly object[] }[];
  readonly view: object | null;
  readonly outcome: object | null;
  readonly problem: { readonly code: string; readonly values: object } | null;
}

async function describeReplay(flags: string): Promise<Described> {
  return JSON.parse((await replay(`${flags} --json`)).out) as Described;
}

describe('boxcars replay', () => {
  test('shows what everyone saw, to the end', async () => {
    const { code, out, err } = await replay('game.journal');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The board as Everyone can see it');
    expect((await describeReplay('game.journal')).outcome).not.toBeNull();
  });

  test('shows hidden tokens to their owner and to all, to nobody else', async () => {
    const bets = async (seat: string): Promise<unknown[]> => {
      const { entries } = await describeReplay(`game.journal --seat ${seat} --to 8`);
      return entries.flatMap(({ events }) => events).filter((event) => 'type' in event && event.type === 'bet-placed');
    };
    const tokens = (rows: unknown[], seat: number): unknown[] =>
      rows.filter((row) => (row as { seat: number }).seat === seat).map((row) => (row as { token: unknown }).token);
    const [open, first, second] = [await bets('public'), await bets('1'), await bets('2')];
    expect(open).toHaveLength(8);
    expect(new Set(tokens(open, 0).concat(tokens(open, 1)))).toEqual(new Set([null]));
    expect(tokens(first, 0)).not.toContain(null);
    expect(new Set(tokens(first, 1))).toEqual(new Set([null]));
    expect(tokens(second, 1)).not.toContain(null);
  });

  test('keeps luck, answers and the seed to --seat all', async () => {
    for (const seat of ['public', '1', '2']) {
      const { out } = await replay(`game.journal --seat ${seat} --json`);
      for (const hidden of ['epsom', '"draws"', '"answers"', '"sum"']) expect(out).not.toContain(hidden);
    }
    expect((await replay('game.journal --seat all --json')).out).toContain('"draws"');
    expect((await replay('game.journal --seat all')).out).toContain('The board as Anna can see it');
  });

  test('stops where it is told', async () => {
    const { entries, outcome } = await describeReplay('game.journal --to 5');
    expect(entries.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(outcome).toBeNull();
  });

  test.each([
    ['--to 9999', /--to .* not 9999/],
    ['--to x', /--to .* not x/],
    ['--seat 3', /--seat .* 1 to 2, public or all; not 3/],
    ['--seat me', /--seat .* not me/],
    ['--speed 2', /no flag --speed/],
  ])('refuses %s with one sentence', async (flags, told) => {
    const { code, out, err } = await replay(`game.journal ${flags}`);
    expect(err).toMatch(told);
    expect({ code, out, sentences: err.trimEnd().split('\n').length }).toEqual({ code: 2, out: '', sentences: 1 });
  });
});

describe('a journal that can not be trusted', () => {
  test('cut off between entries: named, and the rest shown', async () => {
    write('cut.journal', `${lines.slice(0, 11).join('\n')}\n`);
    const { code, out, err } = await replay('cut.journal');
    expect(err).toBe('cut.journal: The journal is cut off: entry 10 is missing.\n');
    expect(out).toMatch(/^ 9 {2}/m);
    expect(code).toBe(1);
  });

  test('cut off within an entry', async () => {
    write('torn.journal', lines.join('\n').slice(0, lines.slice(0, 11).join('\n').length - 20));
    const { problem, entries } = await describeReplay('torn.journal');
    expect(problem).toMatchObject({ code: 'journal-cut-off', values: { entry: 9 } });
    expect(entries).toHaveLength(9);
  });

  test('altered in an entry: named, and what came before shown', async () => {
    const altered = lines.map((line, at) => (at === 5 ? line.replace(/"token":\d/, '"token":0') : line));
    expect(altered).not.toEqual(lines);
    write('altered.journal', `${altered.join('\n')}\n`);
    const { code, out, err } = await replay('altered.journal');
    expect(err).toBe('altered.journal: The journal was altered: entry 4 can not be trusted.\n');
    const [log] = out.split('The board as');
    expect(log).toMatch(/^3 {2}/m);
    expect(log).not.toMatch(/^4 {2}/m);
    expect(code).toBe(1);
  });

  test('with an entry taken out', async () => {
    write('missing.journal', `${lines.filter((_, at) => at !== 7).join('\n')}\n`);
    expect((await describeReplay('missing.journal')).problem).toMatchObject({
      code: 'journal-altered',
      values: { entry: 6 },
    });
  });

  test('with luck that its seed does not give', async () => {
    const forged = writeJournal(
      resum(lines, (header) => ({ ...header, commitment: { terminal: { seed: 'another', bots: [] } } })),
    );
    write('forged.journal', forged);
    const { code, err } = await replay('forged.journal');
    expect(err).toMatch(/^forged\.journal: In entry 0, the draw .* is not what the seed gives\.\n$/);
    expect(code).toBe(1);
  });

  test('is not gone on with', async () => {
    const { code, err } = await boxcars(['play', '--resume', 'cut.journal'], { cwd: folder.path });
    expect(err).toBe('cut.journal: The journal is cut off: entry 10 is missing.\n');
    expect(code).toBe(2);
  });
});
