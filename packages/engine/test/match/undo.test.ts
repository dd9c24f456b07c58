import { PUBLIC, replay, ScriptedChance, type UndoRefusal } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { lanterns } from './lanterns.ts';
import { begin, codeOf, entryAt, journalOf, say, type LanternMatch } from './playing.ts';

function undo(match: LanternMatch, seat: number): string {
  return codeOf(match.undo({ seat, at: 1 }));
}

describe('taking back', () => {
  test('puts play back to where it stood and is an entry of its own', () => {
    const { match, entries } = begin();
    say(match, 0, 'walk 1');
    const before = match.hash();
    say(match, 0, 'walk 2');
    expect(match.undo({ seat: 0, at: 55, question: '3:walk', input: 'u' })).toEqual({
      ok: true,
      value: { seat: 0, question: '3:walk', input: 'u', entry: 3 },
    });
    expect(match.hash()).toBe(before);
    expect(entryAt(entries, 3)).toEqual({
      entry: 3,
      at: 55,
      question: '3:walk',
      seat: 0,
      reverts: 2,
      inputs: ['u'],
      sum: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  test('opens the question anew, under an id that was never used', () => {
    const { match } = begin();
    const ids = new Set<string | undefined>([match.open?.id]);
    for (let i = 0; i < 5; i++) {
      say(match, 0, 'walk 1');
      ids.add(match.open?.id);
      expect(undo(match, 0)).toBe('taken');
      ids.add(match.open?.id);
    }
    expect(ids.size).toBe(11);
  });

  test('goes back choice by choice, never to one that was taken back before', () => {
    const { match, entries } = begin();
    for (const text of ['walk 1', 'walk 2', 'walk 1']) say(match, 0, text);
    expect(undo(match, 0)).toBe('taken');
    expect(undo(match, 0)).toBe('taken');
    expect(match.view(0).steps).toEqual([1, 0]);
    say(match, 0, 'walk 2');
    expect(undo(match, 0)).toBe('taken');
    expect(undo(match, 0)).toBe('taken');
    expect(undo(match, 0)).toBe('undo-nothing');
    expect(entries.all.flatMap((entry) => ('reverts' in entry ? [entry.reverts] : []))).toEqual([3, 2, 6, 1]);
  });

  test('the same wish sent twice undoes once', () => {
    const { match } = begin();
    say(match, 0, 'walk 1');
    say(match, 0, 'walk 1');
    const wish = { seat: 0, at: 1, question: '3:walk', input: 'u' };
    const receipt = match.undo(wish);
    expect(match.undo(wish)).toEqual(receipt);
    say(match, 0, 'walk 2');
    expect(match.undo(wish)).toEqual(receipt);
    expect(match.view(0).steps).toEqual([3, 0]);
    expect(codeOf(match.undo({ ...wish, input: 'v' }))).toBe('question-closed');
  });

  test('remembers a limited number of choices', () => {
    const { match } = begin();
    for (let i = 0; i < 40; i++) say(match, 0, 'walk 1');
    for (let i = 0; i < 32; i++) expect(undo(match, 0)).toBe('taken');
    expect(undo(match, 0)).toBe('undo-nothing');
    expect(match.view(0).steps).toEqual([8, 0]);
  });

  test('takes back what only told what one chose to tell', () => {
    const { match } = begin({ chance: new ScriptedChance({ deck: [6, 5, 4, 3, 1, 2] }) });
    say(match, 0, 'burn');
    expect(undo(match, 0)).toBe('taken');
  });

  test('is replayed', () => {
    const played = begin();
    for (const text of ['walk 1', 'walk 2']) say(played.match, 0, text);
    undo(played.match, 0);
    say(played.match, 0, 'rest');
    const again = replay(lanterns, journalOf(played));
    expect(again.ok && again.value.hashAt(4)).toBe(played.match.hash());
    expect(again.ok && [1, 2, 3, 4].map((entry) => again.value.viewAt(entry, PUBLIC).steps[0])).toEqual([1, 3, 1, 1]);
    expect(again.ok && again.value.eventsFor(3, 0)).toEqual([]);
  });
});

describe('a choice stays', () => {
  const cases: readonly (readonly [string, string, UndoRefusal])[] = [
    ['roll', 'luck was drawn', 'undo-luck-drawn'],
    ['peek', 'the player was told something', 'undo-revealed'],
    ['flip', 'everyone was told something', 'undo-revealed'],
    ['sneak', 'something was told without saying so', 'undo-revealed'],
  ];
  test.each(cases)('after %s, because %s', (text, _why, code) => {
    const { match } = begin();
    say(match, 0, 'walk 1');
    say(match, 0, text);
    const before = match.hash();
    expect(undo(match, 0)).toBe(code);
    expect([match.hash(), match.count]).toEqual([before, 3]);
  });

  test.each(cases)('also the one before it, after %s', (text, _why, code) => {
    const { match } = begin();
    say(match, 0, 'walk 1');
    say(match, 0, text);
    say(match, 0, 'walk 2');
    expect(undo(match, 0)).toBe('taken');
    expect(undo(match, 0)).toBe(code);
  });

  test('when luck would have been drawn, had a hidden card been another', () => {
    const { match } = begin({ chance: new ScriptedChance({ deck: [6] }) });
    say(match, 0, 'nudge');
    expect(match.last).toMatchObject({ draws: [] });
    expect(undo(match, 0)).toBe('undo-revealed');
  });

  test('when there is none', () => {
    const { match } = begin();
    expect(undo(match, 0)).toBe('undo-nothing');
    say(match, 0, 'walk 1');
    expect(undo(match, 1)).toBe('undo-nothing');
    expect(undo(match, PUBLIC)).toBe('undo-nothing');
  });

  test('when others have chosen with it', () => {
    const { match } = begin();
    say(match, 0, 'rest');
    for (const seat of [0, 1]) say(match, seat, 'bid 1');
    match.close(1);
    expect([undo(match, 0), undo(match, 1)]).toEqual(['undo-others-acted', 'undo-others-acted']);
  });

  test('when others have chosen since, even if they took it back', () => {
    const { match } = begin({ closeWhenAllAnswered: true });
    say(match, 0, 'rest');
    for (const seat of [0, 1]) say(match, seat, 'bid 1');
    say(match, 1, 'shout');
    say(match, 0, 'pass');
    expect(match.open?.id).toBe('5:walk');
    say(match, 1, 'walk 1');
    expect(undo(match, 0)).toBe('undo-others-acted');
    expect(undo(match, 1)).toBe('taken');
    expect(undo(match, 0)).toBe('undo-others-acted');
    expect(undo(match, 1)).toBe('undo-others-acted');
  });

  test('when another has answered the sealed question that followed, but not before', () => {
    const { match } = begin();
    say(match, 0, 'rest');
    say(match, 0, 'bid 1', { lock: false });
    expect(match.whyNotUndo(0)).toBeNull();
    say(match, 1, 'bid 1', { lock: false });
    expect(undo(match, 0)).toBe('undo-others-acted');
  });

  test('whether or not a reaction was answered, so that undo tells nothing', () => {
    const { match } = begin({ players: 3 });
    say(match, 0, 'sing');
    expect(match.open?.window.mode).toBe('reaction');
    expect(match.whyNotUndo(0)).toBe('undo-others-acted');
    say(match, 2, 'shout');
    expect(match.whyNotUndo(0)).toBe('undo-others-acted');
  });

  test('because others have acted, whatever theirs told or drew', () => {
    const { match } = begin({ closeWhenAllAnswered: true });
    say(match, 0, 'sing');
    say(match, 1, 'pass');
    say(match, 1, 'roll');
    expect([undo(match, 0), undo(match, 1)]).toEqual(['undo-others-acted', 'undo-luck-drawn']);
    say(match, 1, 'walk 1');
    expect(undo(match, 0)).toBe('undo-others-acted');
  });

  test('after a private or a revealing event, even if all could have worked it out', () => {
    for (const last of ['peek', 'flip']) {
      const { match } = begin();
      for (let i = 0; i < 5; i++) say(match, 0, 'flip');
      say(match, 0, last);
      expect(undo(match, 0)).toBe('undo-revealed');
    }
  });

  test('when it told only those who sit nowhere', () => {
    const { match } = begin({ closeWhenAllAnswered: true });
    say(match, 0, 'peek');
    say(match, 0, 'sing');
    say(match, 1, 'pass');
    say(match, 1, 'peek');
    say(match, 1, 'sneak');
    expect(undo(match, 1)).toBe('undo-revealed');
  });

  test('when the table made it for the absent', () => {
    const { match } = begin();
    say(match, 0, 'walk 1');
    match.close(1);
    expect(undo(match, 0)).toBe('undo-others-acted');
  });

  test('when a bot made it', () => {
    const { match } = begin();
    match.answer({ seat: 0, question: '1:walk', action: { type: 'walk', by: 1 }, at: 1, by: 'bot' });
    expect(undo(match, 0)).toBe('undo-nothing');
  });

  test('when the game is over', () => {
    const { match } = begin({ closeWhenAllAnswered: true });
    while (match.open !== null) {
      for (const seat of match.open.window.seats)
        say(match, seat, { walk: 'rest', bid: 'bid 0' }[match.open.window.kind] ?? 'pass');
    }
    expect(undo(match, 0)).toBe('undo-game-over');
  });
});

test('undo drops one’s own answer to the question that had opened', () => {
  const { match } = begin();
  say(match, 0, 'rest');
  say(match, 0, 'bid 2');
  expect(undo(match, 0)).toBe('taken');
  expect(match.open?.id).toBe('3:walk');
  expect(match.pending(0)).toBeNull();
  say(match, 0, 'rest');
  expect(match.answered(PUBLIC)).toEqual([]);
});
