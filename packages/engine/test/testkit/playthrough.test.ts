import { describe, expect, test } from 'vitest';

import { playthrough, readPlaythrough } from '../../src/testkit/playthrough.ts';
import { magpies } from '../../src/testkit/small-game/index.ts';

const TABLE = { seats: 3, seed: 1, options: { rounds: 1 } };

describe('a playthrough', () => {
  const text = playthrough(magpies, TABLE);

  test('is the same every time, and another for another seed', () => {
    expect(playthrough(magpies, TABLE)).toBe(text);
    expect(playthrough(magpies, { ...TABLE, seed: 2 })).not.toBe(text);
  });

  test('shows options, questions, answers, luck, both forms of events, reveals and the end', () => {
    expect(text).toMatch(
      /^magpies version 1, 3 seats, seed 1\noptions \{"deck":"full","rounds":1\}\n\nsetup\n {2}luck deck/,
    );
    expect(text).toMatch(/\n {2}to 0: \{"type":"hand-dealt",.*"cards":\[.*\]\} reveals \{"cards":"MP-1"\}\n/);
    expect(text).toContain('\n  to others: {"type":"hand-dealt","seat":0,"count":2}\n');
    expect(text).toContain('\n1:choose-stall (sealed) asks 0 1 2\n  seat 0 may [market | well | camp]\n  seat 0 > ');
    expect(text).toMatch(/\n {2}all: \{"type":"hands-shown"/);
    expect(text).toMatch(/\n {2}view [0-9a-f]{8}\n/);
    expect(text).toMatch(/\nend\n {2}phase "over"\n/);
    expect(text).toMatch(/\noutcome \{"points":\[.*\nstate [0-9a-f]{64}\njournal [0-9a-f]{64}\n$/);
  });

  test('says which version played it, and whether it would be played again', () => {
    const head = readPlaythrough(text);
    expect(head).toMatchObject({ game: 'magpies', version: 1 });
    const timid: typeof magpies = {
      ...magpies,
      legalActions: (state, seat, into) => Math.min(2, magpies.legalActions(state, seat, into)),
    };
    expect(readPlaythrough(playthrough(timid, TABLE))?.journal).not.toBe(head?.journal);
    const repainted: typeof magpies = {
      ...magpies,
      view: (state, viewer) => ({ ...magpies.view(state, viewer), rounds: 9 }),
    };
    expect(playthrough(repainted, TABLE)).not.toBe(text);
    expect(readPlaythrough(playthrough(repainted, TABLE))?.journal).toBe(head?.journal);
  });

  test('is told from other texts', () => {
    expect(readPlaythrough('')).toBeNull();
    expect(readPlaythrough(text.replace(/journal.*\n/, ''))).toBeNull();
  });
});
