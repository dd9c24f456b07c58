import { PUBLIC } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { begin, codeOf, entryAt, say, trySaying, type Played } from './playing.ts';

function atBids(players = 3): Played {
  const played = begin({ players });
  say(played.match, 0, 'rest');
  return played;
}

function atShouts(closeWhenAllAnswered: boolean): Played {
  const played = begin({ players: 3, closeWhenAllAnswered });
  say(played.match, 0, 'rest');
  for (const seat of [0, 1, 2]) say(played.match, seat, 'bid 0');
  return played;
}

describe('a sealed question', () => {
  test('closes when all have locked, in whatever order', () => {
    const { match, entries } = atBids();
    say(match, 2, 'bid 2');
    say(match, 0, 'bid 0');
    expect(match.open?.id).toBe('2:bid');
    say(match, 1, 'bid 1');
    expect(match.open?.id).toBe('3:shout');
    expect(entryAt(entries, 2)).toMatchObject({ answers: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] });
    expect(match.view(PUBLIC).steps).toEqual([0, 1, 2]);
  });

  test('is not closed for one because another has answered', () => {
    const { match } = atBids();
    const question = '2:bid';
    say(match, 0, 'bid 3');
    expect(trySaying(match, 1, 'bid 3', { question })).toMatchObject({ seat: 1 });
    expect(trySaying(match, 2, 'bid 3', { question })).toMatchObject({ seat: 2 });
  });

  test('takes changes of an answer that is not locked, and waits for the lock', () => {
    const { match } = atBids(2);
    say(match, 0, 'bid 1', { lock: false });
    say(match, 1, 'bid 1');
    expect(match.open?.id).toBe('2:bid');
    say(match, 0, 'bid 2', { lock: false });
    expect(match.open?.id).toBe('2:bid');
    say(match, 0, 'bid 3');
    expect(match.view(PUBLIC).steps).toEqual([3, 1]);
  });

  test('refuses to change a locked answer', () => {
    const { match } = atBids();
    say(match, 0, 'bid 1');
    expect(trySaying(match, 0, 'bid 2')).toEqual({ code: 'answer-locked' });
    expect(match.pending(0)).toMatchObject({ action: { type: 'bid', coins: 1 }, locked: true });
  });

  test('takes a hundred changes and no more', () => {
    const { match } = atBids();
    for (let i = 0; i < 100; i++) say(match, 0, `bid ${i % 4}`, { input: `${i}`, lock: false });
    expect(trySaying(match, 0, 'bid 0', { input: '100' })).toEqual({ code: 'answer-changed-too-often' });
  });

  test('shows everyone who has answered, and each seat its own answer alone', () => {
    const { match } = atBids();
    say(match, 1, 'bid 2', { lock: false });
    expect([PUBLIC, 0, 1, 2].map((viewer) => match.answered(viewer))).toEqual([[1], [1], [1], [1]]);
    expect(match.pending(1)).toMatchObject({ action: { type: 'bid', coins: 2 }, locked: false });
    expect(match.pending(0)).toBeNull();
  });

  test('leaves the state alone until it closes', () => {
    const { match } = atBids();
    const before = match.hash();
    say(match, 1, 'bid 2');
    expect(match.hash()).toBe(before);
    expect(match.count).toBe(2);
  });
});

describe('a reaction', () => {
  test('stays open when all have answered, until the host closes it', () => {
    const { match } = atShouts(false);
    say(match, 1, 'pass');
    say(match, 2, 'shout');
    expect(match.open?.id).toBe('3:shout');
    expect(codeOf(match.close(7))).toBe('taken');
    expect(match.open?.id).toBe('4:reply');
  });

  test('closes when all have answered where the host asks for that', () => {
    const { match } = atShouts(true);
    say(match, 1, 'pass');
    expect(match.open?.id).toBe('3:shout');
    say(match, 2, 'pass');
    expect(match.open?.id).toBe('4:walk');
  });

  test('tells nobody else that someone has answered', () => {
    const { match } = atShouts(false);
    say(match, 2, 'shout');
    expect([PUBLIC, 0, 1, 2].map((viewer) => match.answered(viewer))).toEqual([[], [], [], [2]]);
  });

  test('takes changes unless the player locks', () => {
    const { match } = atShouts(false);
    say(match, 1, 'shout');
    say(match, 1, 'pass');
    say(match, 2, 'shout', { lock: true });
    expect(trySaying(match, 2, 'pass')).toEqual({ code: 'answer-locked' });
    match.close(1);
    expect(match.view(PUBLIC).frames).toBe(1);
  });

  test('asks in turn for a reply to each shout', () => {
    const { match } = atShouts(true);
    say(match, 1, 'shout');
    say(match, 2, 'shout');
    expect([match.open?.id, match.view(PUBLIC).frames]).toEqual(['4:reply', 2]);
    say(match, 0, 'reply');
    expect([match.open?.id, match.view(PUBLIC).frames]).toEqual(['5:reply', 1]);
    say(match, 0, 'pass');
    expect(match.open?.id).toBe('6:walk');
  });
});

describe('closing', () => {
  test('answers for the absent by the fallback and keeps what was given', () => {
    const { match, entries } = atBids();
    say(match, 1, 'bid 2', { lock: false, input: 'm' });
    expect(match.close(99).ok).toBe(true);
    expect(entryAt(entries, 2)).toMatchObject({
      at: 99,
      answers: [
        { seat: 0, action: { type: 'bid', coins: 0 }, at: 99, by: 'fallback' },
        { seat: 1, action: { type: 'bid', coins: 2 }, at: 2002, by: 'hand', inputs: ['m'] },
        { seat: 2, action: { type: 'bid', coins: 0 }, at: 99, by: 'fallback' },
      ],
    });
    expect(JSON.stringify(entryAt(entries, 2))).not.toContain('locked');
  });

  test('ends a turn whose time is up', () => {
    const { match } = begin();
    const closed = match.close(5);
    expect(closed.ok && closed.value).toBe(match.last);
    expect(match.open?.id).toBe('2:bid');
  });

  test('comes too late for a question that has closed', () => {
    const { match } = begin();
    say(match, 0, 'walk 1');
    expect(codeOf(match.close(5, '1:walk'))).toBe('question-closed');
    expect(match.count).toBe(2);
    expect(codeOf(match.close(5, '2:walk'))).toBe('taken');
  });
});
