import { EntryList, FastChance, isUndo, KeyedChance, Match, type AnyGame, type Seat } from '@boxcars/engine';
import { magpies } from '@boxcars/engine/testkit';
import { games } from '@boxcars/games';
import { describe, expect, test } from 'vitest';

import { genericBoard, type BoardContext } from '../src/boards/board.ts';
import { makePaint } from '../src/paint.ts';
import { SaveFile } from '../src/play/save-file.ts';
import { Screen, type AnyMatch } from '../src/play/screen.ts';
import { Session } from '../src/play/session.ts';
import { ALL, tellEntry, translatorFor } from '../src/play/telling.ts';
import { CLEARED, fakeIo, type FakeIo } from './fake-io.ts';

const NAMES = ['Ada', 'Ben', 'Cyd'];

interface Played {
  readonly io: FakeIo;
  readonly match: AnyMatch;
  readonly entries: EntryList;
}

/** What types: lines, or something that looks at the screen and the match. */
type Typist = readonly string[] | ((io: FakeIo, match: AnyMatch) => string | null);

/** Plays with people in the first seats and random bots in the others, until the lines run out. */
async function play(seed: number, people: number, typing: Typist, game: AnyGame = magpies): Promise<Played> {
  const entries = new EntryList();
  const started = Match.start(game, {
    seats: NAMES.map((name, seat) => ({ name, kind: seat < people ? 'person' : 'bot' })),
    chance: new KeyedChance(new Uint8Array(32).fill(seed)),
    at: 0,
    entries,
    closeWhenAllAnswered: true,
  });
  if (!started.ok) throw new Error(started.refusal.code);
  const match: AnyMatch = started.value;
  const io = fakeIo(typeof typing === 'function' ? (seen) => typing(seen, match) : typing);
  const bots = NAMES.map((_, seat) => (seat < people ? null : ('random' as const)));
  await new Session({ io, locale: 'en', match, entries, bots, seed: 'x', file: new SaveFile() }).play();
  return { io, match, entries };
}

/** More than any of these games asks. */
const MOST_LINES = 2000;

/** Types any of the choices on the screen, now and then `log`, the least number a field takes, Enter at a hand-over. */
function typist(seed: number): (io: FakeIo) => string | null {
  const chance = new FastChance(seed);
  return ({ asked }) => {
    const prompt = asked.at(-1) ?? '';
    const count = Number(/Your choice \(1–(\d+)/.exec(prompt)?.[1] ?? 0);
    if (asked.length > MOST_LINES) return null;
    if (count > 0) return chance.below(6) === 0 ? 'log' : String(1 + chance.below(count));
    return prompt.includes('press Enter') ? '' : (/a number from (\d+)/.exec(prompt)?.[1] ?? '1');
  };
}

function boardContext(viewer: Seat): BoardContext {
  const t = translatorFor('en', 'magpies', NAMES, viewer);
  return {
    t,
    paint: makePaint(false),
    width: 80,
    viewer,
    seatName: (seat) => (seat === viewer ? 'You' : (NAMES[seat] ?? '')),
  };
}

/** Lines of events that this seat was told otherwise, or not at all. */
function secretsFrom({ entries }: Played, seat: Seat): string[] {
  return entries.all.flatMap((entry) => {
    const own = new Set(tellEntry(translatorFor('en', 'magpies', NAMES, seat), 'magpies', entry, seat));
    return tellEntry(translatorFor('en', 'magpies', NAMES, seat), 'magpies', entry, ALL).filter((row) => !own.has(row));
  });
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('a table of bots', () => {
  test.each([
    ['master', 1],
    ['normal', 1],
    ['easy', 1],
    ['random', 0],
  ] as const)('introduces those with a style of their own: %s', (level, lines) => {
    const started = Match.start(magpies, {
      seats: NAMES.map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' })),
      chance: new KeyedChance(new Uint8Array(32)),
      at: 0,
      closeWhenAllAnswered: true,
    });
    if (!started.ok) throw new Error(started.refusal.code);
    const io = fakeIo([]);
    new Screen(io, 'en', { match: started.value, entries: new EntryList(), bots: [null, level, level] }).welcome(0);
    expect(io.written.filter((row) => row.includes('Ben: Would rather')).length).toBe(lines);
    expect(io.written.filter((row) => row.includes('Cyd: Counts her money')).length).toBe(lines);
  });
});

describe('a session with one person', () => {
  test.each(SEEDS)('plays to the end and never shows what the seat was not told (%i)', async (seed) => {
    const played = await play(seed, 1, typist(seed));
    const screen = played.io.written.join('\n');
    expect(played.match.open).toBeNull();
    expect(screen).toContain('The game is over.');
    expect(screen).not.toContain(CLEARED);
    const secrets = secretsFrom(played, 0);
    expect(secrets.length).toBeGreaterThan(0);
    // What is shown to everyone at the end, or told to this seat by another event, is no secret.
    const told = new Set(
      played.entries.all.flatMap((entry) => tellEntry(translatorFor('en', 'magpies', NAMES, 0), 'magpies', entry, 0)),
    );
    for (const secret of secrets.filter((row) => !told.has(row))) expect(screen).not.toContain(secret);
  });

  test('shows only the seat’s own view', async () => {
    const { io, match } = await play(1, 1, []);
    const boards = [0, 1].map((viewer) => genericBoard(match.view(viewer), boardContext(viewer)));
    const [own = [], theirs = []] = boards;
    const foreign = theirs.filter((line) => !own.includes(line));
    expect(foreign.length).toBeGreaterThan(0);
    expect(io.written).toEqual(expect.arrayContaining(own));
    for (const line of foreign) expect(io.written).not.toContain(line);
  });

  test('is the same again for the same seed', async () => {
    const [first, again] = [await play(3, 1, typist(3)), await play(3, 1, typist(3))];
    expect(again.io.written).toEqual(first.io.written);
  });

  test('stops when the input ends, and says that nothing was saved', async () => {
    const { io, match } = await play(1, 1, []);
    expect(match.count).toBe(1);
    expect(io.written.slice(-2)).toEqual(['The input has ended.', expect.stringContaining('was not saved')]);
  });

  test('explains the first question in one line, and only the first', async () => {
    const { io } = await play(2, 1, typist(2));
    expect(io.written.filter((line) => line.startsWith('Type the number of your choice'))).toHaveLength(1);
  });

  test('answers what is typed besides moves', async () => {
    const { io } = await play(1, 1, ['?', 'log', 'undo', 'rules', 'board']);
    const screen = io.written.join('\n');
    expect(screen).toContain('a number: that choice from the list');
    expect(screen).toContain('There is nothing of yours to take back.');
    expect(screen).toContain('magpies has no rulebook yet.');
    expect(io.written.filter((line) => line.startsWith('round:'))).toHaveLength(2);
  });
});

describe('undo', () => {
  test('takes a choice back where the match allows it, and asks again', async () => {
    const type = typist(1);
    let undone = 0;
    const { io, entries } = await play(
      1,
      3,
      (seen, match) => {
        const asked = match.open?.window.seats[0] ?? 0;
        const isAtPrompt = seen.asked.at(-1)?.startsWith('Your choice') === true;
        if (undone > 0 || !isAtPrompt || match.whyNotUndo(asked) !== null) return undone > 0 ? null : type(seen);
        undone = match.count;
        return 'undo';
      },
      games['boomtown'],
    );
    expect(entries.all[undone]).toMatchObject({ reverts: undone - 1 });
    expect(entries.all.filter(isUndo)).toHaveLength(1);
    const at = io.written.findIndex((line) => line.includes(`took back entry ${undone - 1}.`));
    expect(at).toBeGreaterThan(0);
    expect(io.written.slice(at).join('\n')).toContain('The input has ended.');
  });
});

describe('a session with two people at one screen', () => {
  test.each(SEEDS)('clears the screen before and after each hand-over (%i)', async (seed) => {
    const { io } = await play(seed, 2, typist(seed));
    const handOvers = io.written.flatMap((line, at) => (line.startsWith('The screen goes to') ? [at] : []));
    expect(handOvers.length).toBeGreaterThan(4);
    for (const at of handOvers) expect([io.written[at - 1], io.written[at + 1]]).toEqual([CLEARED, CLEARED]);
  });

  test.each(SEEDS)('shows each of them only what their seat was told (%i)', async (seed) => {
    const played = await play(seed, 2, typist(seed));
    const screens = played.io.written
      .join('\n')
      .split(/The screen goes to /)
      .slice(1);
    for (const [seat, name] of ['Ada', 'Ben'].entries()) {
      const own =
        screens
          .filter((screen) => screen.startsWith(name))
          .join('\n')
          .split('The game is over')[0] ?? '';
      const told = new Set(
        played.entries.all.flatMap((entry) =>
          tellEntry(translatorFor('en', 'magpies', NAMES, seat), 'magpies', entry, seat),
        ),
      );
      const secrets = secretsFrom(played, seat).filter((row) => !told.has(row));
      expect(secrets.length).toBeGreaterThan(0);
      for (const secret of secrets) expect(own).not.toContain(secret);
    }
  });

  test('welcomes each of them once, by what they see', async () => {
    const { io } = await play(1, 2, typist(1));
    expect(io.written.filter((line) => line.startsWith('At the table'))).toEqual([
      'At the table: You, Ben, and Cyd (bot).',
      'At the table: Ada, You, and Cyd (bot).',
    ]);
  });

  test('asks everyone even where only one answer is possible', async () => {
    const { io, match, entries } = await play(1, 2, typist(1));
    expect(match.open).toBeNull();
    const byHand = entries.all
      .flatMap((entry) => ('answers' in entry ? entry.answers : []))
      .filter(({ by }) => by === 'hand');
    const asked = io.asked.filter((prompt) => prompt.startsWith('Your choice'));
    expect(asked.length).toBeGreaterThanOrEqual(byHand.length);
  });
});

describe('bots at the terminal', () => {
  /** The events of a game of Boomtown by bots of the usual level under these names. */
  async function eventsOf(names: readonly string[]): Promise<string> {
    const entries = new EntryList();
    const started = Match.start(games['boomtown'] as AnyGame, {
      seats: names.map((name) => ({ name, kind: 'bot' as const })),
      chance: new KeyedChance(new Uint8Array(32).fill(4)),
      at: 0,
      entries,
      closeWhenAllAnswered: true,
    });
    if (!started.ok) throw new Error(started.refusal.code);
    const bots = names.map(() => 'normal' as const);
    const match: AnyMatch = started.value;
    await new Session({ io: fakeIo([]), locale: 'en', match, entries, bots, seed: 'x', file: new SaveFile() }).play();
    return JSON.stringify(entries.all.map((entry) => (isUndo(entry) ? null : entry.events)));
  }

  test('play in the styles that go with their names', async () => {
    const steady = await eventsOf(['Anna', 'Ada', 'Eve']);
    expect(await eventsOf(['Ede', 'Ella', 'Ivo'])).toBe(steady);
    expect(await eventsOf(['Anna', 'Ada', 'Cili'])).not.toBe(steady);
  });
});
