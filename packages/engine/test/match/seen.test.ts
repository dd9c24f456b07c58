import { entryFor, journalFor, PUBLIC, ScriptedChance } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { begin, entryAt, journalOf, say, type Played } from './playing.ts';

function played(): Played {
  const live = begin({ players: 3, chance: new ScriptedChance({ deck: [4], 'walk/1': 5 }), at: 10 });
  for (const text of ['peek', 'roll', 'walk 1']) say(live.match, 0, text, { input: `secret-${text}` });
  live.match.undo({ seat: 0, at: 20 });
  say(live.match, 0, 'rest');
  for (const seat of [2, 1, 0]) say(live.match, seat, `bid ${seat}`);
  say(live.match, 1, 'shout');
  live.match.close(30);
  return live;
}

describe('what a viewer is sent of an entry', () => {
  const { entries } = played();

  test('has the private form for its owner and the twin for others', () => {
    expect(entryFor(entryAt(entries, 1), 0)).toEqual({
      entry: 1,
      at: 2001,
      question: '1:walk',
      mine: { type: 'peek' },
      events: [{ type: 'peeked', seat: 0, card: 4 }],
    });
    const twin = { entry: 1, at: 2001, question: '1:walk', events: [{ type: 'peeked', seat: 0, card: null }] };
    expect(entryFor(entryAt(entries, 1), 1)).toEqual(twin);
    expect(entryFor(entryAt(entries, 1), PUBLIC)).toEqual(twin);
  });

  test('says what an undo took back', () => {
    expect(entryFor(entryAt(entries, 4), 2)).toEqual({
      entry: 4,
      at: 20,
      question: '4:walk',
      events: [],
      reverts: 3,
      seat: 0,
    });
  });

  test('shows of a reaction one’s own answer and the time it closed, not when anyone answered', () => {
    expect(entryFor(entryAt(entries, 7), 2)).toMatchObject({ at: 30, mine: { type: 'pass' } });
    expect(JSON.stringify(entryFor(entryAt(entries, 7), 2))).not.toContain('2007');
  });
});

test('a download holds no luck, no checksums, no client ids and nobody else’s answers', () => {
  const live = played();
  for (const viewer of [PUBLIC, 1, 2]) {
    const text = JSON.stringify(journalFor(journalOf(live), viewer));
    for (const word of ['draws', '"sum"', 'walk/1', 'secret-', 'answers', '"card":4']) expect(text).not.toContain(word);
    for (const entry of live.entries.all) expect(text).not.toContain(entry.sum);
  }
  const own = journalFor(journalOf(live), 1);
  expect(own.header).toBe(live.match.header);
  expect(own.entries.map((entry) => entry.mine ?? null)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    { type: 'bid', coins: 1 },
    { type: 'shout' },
  ]);
});
