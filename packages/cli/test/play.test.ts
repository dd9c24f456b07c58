import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readJournal, type Journal } from '@boxcars/engine';
import { afterAll, describe, expect, test } from 'vitest';

import { boxcars, newFolder, type Ran } from './boxcars.ts';

const folder = newFolder();
afterAll(() => folder.remove());

const ONES = '1\n'.repeat(400);

async function play(flags: string, input: string): Promise<Ran> {
  return boxcars(['play', ...flags.split(' ')], { input, cwd: folder.path });
}

function journalIn(file: string): Journal {
  const read = readJournal(readFileSync(join(folder.path, file), 'utf8'));
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

describe('boxcars play from a pipe', () => {
  test('plays a whole game against three bots', async () => {
    const { code, out, err } = await play('winners-circle --seed derby', ONES);
    expect(out).toMatch(/Anna \(bot\), Bruno \(bot\), and Cili \(bot\)/);
    expect(out).toContain('Bruno: Would rather come second every evening than last once.');
    expect(out).toContain('Cili: Counts her money twice and yours once.');
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/The winners?: /);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('is the same again for the same seed, and another game for another', async () => {
    const input = '1\nboard\nlog\n2\n'.repeat(3);
    const [first, again, other] = await Promise.all(
      ['derby', 'derby', 'ascot'].map(async (seed) => play(`winners-circle --seed ${seed}`, input)),
    );
    expect(again?.out).toBe(first?.out);
    expect(other?.out).not.toBe(first?.out);
  });

  test('gives the seat, the players and the language asked for', async () => {
    const { out } = await play('winners-circle --players 3 --seat 2 --lang hu --seed a', '');
    expect(out).toContain('Az asztalnál: Anna (gép), Te és Bruno (gép).');
    expect(out).toContain('A bemenet véget ért.');
  });

  test('goes on after a save exactly as it would have gone on', async () => {
    const whole = await play('winners-circle --seed oaks --save whole.journal', ONES);
    const first = await play('winners-circle --seed oaks --save parts.journal', `${'1\n'.repeat(7)}quit\n`);
    expect(first.out).toContain('Go on with: boxcars play --resume parts.journal');
    const saved = journalIn('parts.journal').entries.length;
    const second = await play('--resume parts.journal', ONES);
    expect(second.out).toContain(`Going on after entry ${saved - 1}.`);
    expect(second.code).toBe(0);
    const strip = ({ entries }: Journal): unknown =>
      entries.map((entry) => ('events' in entry ? { draws: entry.draws, events: entry.events } : entry));
    expect(strip(journalIn('parts.journal'))).toEqual(strip(journalIn('whole.journal')));
    expect(second.out.slice(-400)).toBe(whole.out.slice(-400).replaceAll('whole.journal', 'parts.journal'));
  });

  test('shows the end of a game that is over, again', async () => {
    await play('winners-circle --seed ascot --save over.journal', ONES);
    const { code, out } = await play('--resume over.journal', '');
    expect(out).toContain('The game is over.');
    expect(code).toBe(0);
  });

  test('goes on with other bots when told so, and with those it had otherwise', async () => {
    await play('winners-circle --players 3 --bots random,normal --seed a --save bots.journal', '1\nquit\n');
    expect(journalIn('bots.journal').header.commitment).toMatchObject({
      terminal: { bots: [null, 'random', 'normal'] },
    });
    const { err, code } = await play('--resume bots.journal --bots random,random,random', '');
    expect(err).toContain('--bots names 3 bots for 2 seats');
    expect(code).toBe(2);
  });

  test('saves where and when it is told, never over another file', async () => {
    const { out } = await play('winners-circle --seed a', '1\nsave mine.journal\nsave whole.journal\n1\nquit\n');
    expect(out).toContain('whole.journal is there already');
    expect(
      journalIn('mine.journal').entries.filter((entry) => 'answers' in entry && entry.answers[0]?.seat === 0),
    ).toHaveLength(2);
  });

  test('quit saves under the game’s name; quit now and the end of input leave nothing', async () => {
    await play('winners-circle --seed a', '1\n');
    await play('winners-circle --seed a', '1\nquit now\n');
    expect(existsSync(join(folder.path, 'winners-circle.journal'))).toBe(false);
    const { out } = await play('winners-circle --seed a', '1\nquit\n');
    expect(out).toContain('boxcars play --resume winners-circle.journal');
    await play('winners-circle --seed a', '1\nquit\n');
    expect(existsSync(join(folder.path, 'winners-circle-2.journal'))).toBe(true);
  });

  test('hands the screen over between people', async () => {
    const { out, code } = await play('winners-circle --players 2 --humans 2 --seed a', '\n1\n\n1\n\nquit now\n');
    expect(out.match(/The screen goes to Player [12]\./g)?.length).toBeGreaterThanOrEqual(3);
    expect(code).toBe(0);
  });

  test('refuses what the rules refuse, and asks again', async () => {
    const { out } = await play('winners-circle --seed a', 'bet 9 on 9\nmove 3\n1\nquit now\n');
    expect(out).toContain('“bet 9 on 9” is neither a number from the list nor a move');
    expect(out).toContain('That is not an answer to this question.');
  });
});
