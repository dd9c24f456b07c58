import { KeyedChance, verifyDraws, type Draw, type Entry, type Journal } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { begin, journalOf, say, SEED } from './playing.ts';

function journalWith(draws: readonly Draw[]): Journal {
  const { match, entries } = begin();
  const [setup] = entries.all;
  return { header: match.header, entries: [{ ...setup, draws } as Entry] };
}

/** One draw of each kind, by the seed. */
function fairDraws(): Draw[] {
  const chance = new KeyedChance(SEED);
  const dice: number[] = [];
  chance.roll(5, 6, dice, 'cup', 1, 2);
  const cards = [1, 1, 2, 3, 5];
  chance.shuffle(cards, 'deck', 1);
  return [
    { key: 'race-roll/1/3', kind: 'die', range: 8, value: chance.die(8, 'race-roll', 1, 3) },
    { key: 'cup/1/2', kind: 'roll', range: 6, value: dice },
    { key: 'tie/1', kind: 'pick', range: [0, 2, 3], value: chance.pick([3, 0, 2], 'tie', 1) },
    { key: 'deck/1', kind: 'shuffle', range: [1, 1, 2, 3, 5], value: cards },
  ];
}

describe('verifying the luck', () => {
  test('derives every kind of draw again', () => {
    expect(verifyDraws(journalWith(fairDraws()), SEED)).toEqual({ ok: true, value: 4 });
  });

  test('holds for a whole match with its own seed and no other', () => {
    const live = begin({ closeWhenAllAnswered: true });
    for (const text of ['roll', 'roll', 'sing']) say(live.match, 0, text);
    say(live.match, 1, 'shout');
    say(live.match, 0, 'reply');
    expect(verifyDraws(journalOf(live), SEED)).toEqual({ ok: true, value: 4 });
    const other = SEED.with(0, 1);
    expect(verifyDraws(journalOf(live), other)).toMatchObject({ ok: false, refusal: { code: 'draw-differs' } });
  });

  test.each([0, 1, 2, 3])('names the first draw that differs (%i)', (index) => {
    const draws = fairDraws().map((draw, i) => (i < index ? draw : { ...draw, value: another(draw) }));
    const where = { entry: 0, key: draws[index]?.key };
    expect(verifyDraws(journalWith(draws), SEED)).toEqual({
      ok: false,
      refusal: { code: 'draw-differs', values: where },
    });
  });

  test('names a key that was drawn twice', () => {
    const [die] = fairDraws();
    if (die === undefined) throw new Error('no draw');
    const values = { entry: 0, key: die.key };
    expect(verifyDraws(journalWith([die, die]), SEED)).toEqual({
      ok: false,
      refusal: { code: 'draw-repeated', values },
    });
  });

  test('is not fooled by draws that no maker could have drawn', () => {
    for (const draw of [
      { key: 'k', kind: 'pick', range: 3, value: 1 },
      { key: 'k', kind: 'die', range: [1, 2], value: 1 },
      { key: 'k', kind: 'roll', range: 6, value: 3 },
    ] as const) {
      expect(verifyDraws(journalWith([draw]), SEED)).toMatchObject({ ok: false, refusal: { code: 'draw-differs' } });
    }
  });
});

function another({ kind, range, value }: Draw): Draw['value'] {
  if (kind === 'die') return (Number(value) % Number(range)) + 1;
  if (kind === 'pick') return (range as number[]).find((one) => one !== value) ?? 0;
  return (value as number[]).toReversed();
}
