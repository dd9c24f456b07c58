import {
  canonical,
  readJournal,
  readJournalLines,
  sumAfter,
  sumOfHeader,
  writeEntry,
  writeHeader,
  writeJournal,
  type Journal,
} from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { begin, journalOf, playOn, say } from './playing.ts';

function someJournal(seed: number, steps: number): Journal {
  const played = begin({ players: 3, options: { rounds: 3 }, closeWhenAllAnswered: true, commitment: { seed: 'é/☃' } });
  playOn(played.match, seed, steps);
  return journalOf(played);
}

describe('a journal', () => {
  test('is one line for the header, one for each entry, one for the end', () => {
    const played = begin();
    say(played.match, 0, 'walk 1', { input: 'a' });
    const lines = writeJournal(journalOf(played)).split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(
      '{"game":"lanterns","journal":1,"options":{"quiet":false,"rounds":1},' +
        '"seats":[{"kind":"person","name":"player 0"},{"kind":"person","name":"player 1"}],"version":3}',
    );
    expect(lines[2]).toBe(
      '{"entry":1,"at":2001,"question":"1:walk",' +
        '"answers":[{"seat":0,"action":{"type":"walk","by":1},"at":2001,"by":"hand","inputs":["a"]}],' +
        '"draws":[],"events":[{"to":511,"event":{"type":"walked","seat":0,"by":1}}],' +
        `"sum":"${played.match.last.sum}"}`,
    );
    expect(lines[3]).toBe(`{"end":2,"sum":"${played.match.last.sum}"}`);
    expect(lines[4]).toBe('');
  });

  test('chains its checksums from the header on', () => {
    const played = begin();
    say(played.match, 0, 'roll');
    let sum = sumOfHeader(played.match.header);
    for (const entry of played.entries.all) {
      const text = writeEntry(entry).replace(/,"sum":"[0-9a-f]+"\}$/, '}');
      sum = sumAfter(sum, text);
      expect(entry.sum).toBe(sum);
    }
  });

  test('hands its store the very line it is written as', () => {
    const lines: string[] = [];
    const played = begin({ entries: { append: (_entry, line) => lines.push(line), at: () => undefined } });
    for (const text of ['walk 1', 'roll', 'rest']) say(played.match, 0, text);
    const read = readJournalLines(writeHeader(played.match.header), lines);
    expect(read.ok && read.value.entries.map((entry) => writeEntry(entry))).toEqual(lines);
  });

  test('is read with the keys of its entries in any order, as long as the sums are of these lines', () => {
    const { header, entries } = someJournal(5, 40);
    let sum = sumOfHeader(header);
    const lines = entries.map((entry) => {
      const text = canonical({ ...entry, sum: undefined });
      sum = sumAfter(sum, text);
      return `${text.slice(0, -1)},"sum":"${sum}"}`;
    });
    expect(lines).not.toEqual(entries.map(writeEntry));
    const read = readJournalLines(writeHeader(header), lines);
    expect(read.ok && read.value.entries.map(writeEntry)).toEqual(lines);
    const [first = '', second = '', ...others] = lines;
    const altered = [first, second.replace('"at":', '"at":1'), ...others];
    expect(readJournalLines(writeHeader(header), altered)).toMatchObject({
      refusal: { code: 'journal-altered', values: { entry: 1 } },
    });
  });

  test('reads back what was written', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(60), (seed, steps) => {
        const journal = someJournal(seed, steps);
        expect(readJournal(writeJournal(journal))).toEqual({ ok: true, value: journal, readable: journal });
      }),
      { numRuns: 30 },
    );
  });
});

/** The entry in whose line two texts first differ; the header counts to entry 0, what follows the end to the end. */
function firstChanged(before: string, after: string, entries: number): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const line = before.slice(0, at).split('\n').length - 1;
  return Math.min(Math.max(line - 1, 0), entries);
}

describe('a damaged journal', () => {
  const journal = someJournal(5, 16);
  const text = writeJournal(journal);

  test('names the entry that was cut off and keeps those before it', () => {
    for (let length = 0; length < text.length - 1; length++) {
      const read = readJournal(text.slice(0, length));
      const whole = Math.max(text.slice(0, length).split('\n').length - 2, 0);
      const endsAtLine = text[length] === '\n' && whole < journal.entries.length && length > text.indexOf('\n');
      const entry = endsAtLine ? whole + 1 : whole;
      expect(read).toMatchObject({ ok: false, refusal: { code: 'journal-cut-off', values: { entry } } });
      expect(read.readable?.entries ?? []).toEqual(journal.entries.slice(0, entry));
    }
    expect(readJournal(text.slice(0, -1)).ok).toBe(true);
  });

  test('names the first entry that was altered, whatever the damage', () => {
    const damage = fc.record({
      at: fc.nat(text.length),
      remove: fc.nat(3),
      insert: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('\n', '0', '1', '"', '}', '-', ' ', '\\', '\r')),
    });
    fc.assert(
      fc.property(damage, ({ at, remove, insert }) => {
        const changed = text.slice(0, at) + insert + text.slice(at + remove);
        fc.pre(changed !== text && `${changed}\n` !== text);
        const read = readJournal(changed);
        const entry = firstChanged(text, changed, journal.entries.length);
        expect(read.ok).toBe(false);
        if (read.ok) return;
        expect(['journal-altered', 'journal-cut-off', 'not-a-journal', 'unknown-journal-format']).toContain(
          read.refusal.code,
        );
        if (entry > 0 || read.readable !== null) expect(read.refusal.values).toEqual({ entry });
        expect(read.readable?.entries ?? []).toEqual(journal.entries.slice(0, entry));
      }),
      { numRuns: 2000 },
    );
  });

  test('names the first of lines that were removed, repeated or swapped', () => {
    const lines = text.split('\n');
    fc.assert(
      fc.property(fc.nat(lines.length - 3), fc.constantFrom('remove', 'repeat', 'swap'), (pick, how) => {
        const at = pick + 1;
        const changed = [...lines];
        if (how === 'remove') changed.splice(at, 1);
        if (how === 'repeat') changed.splice(at, 0, lines[at] ?? '');
        if (how === 'swap') changed.splice(at, 2, lines[at + 1] ?? '', lines[at] ?? '');
        const read = readJournal(changed.join('\n'));
        const entry = firstChanged(text, changed.join('\n'), journal.entries.length);
        expect(read).toMatchObject({ ok: false, refusal: { values: { entry } } });
        expect(read.readable?.entries).toEqual(journal.entries.slice(0, entry));
      }),
      { numRuns: 200 },
    );
  });

  test('names the entry whose content was changed and summed anew by a stranger to the chain', () => {
    const [setup, first, ...rest] = journal.entries;
    if (setup === undefined || first === undefined) throw new Error('too short');
    const forged = { ...first, at: 1, sum: sumAfter('0', 'x') };
    const read = readJournal(writeJournal({ ...journal, entries: [setup, forged, ...rest] }));
    expect(read).toMatchObject({ ok: false, refusal: { code: 'journal-altered', values: { entry: 1 } } });
  });

  test('is altered, not cut off, if half a line ends like a whole one', () => {
    const half = text.slice(0, text.indexOf('\n') + 9);
    expect(readJournal(half)).toMatchObject({ refusal: { code: 'journal-cut-off', values: { entry: 0 } } });
    expect(readJournal(`${half}\n`)).toMatchObject({ refusal: { code: 'journal-altered', values: { entry: 0 } } });
  });

  test('of another header is altered from its first entry on', () => {
    const read = readJournal(text.replace('"player 0"', '"player 9"'));
    expect(read).toMatchObject({ ok: false, refusal: { code: 'journal-altered', values: { entry: 0 } } });
    expect(read.readable?.entries).toEqual([]);
  });
});

describe('what is no journal', () => {
  const deep = `${'['.repeat(9000)}${']'.repeat(9000)}`;
  test.each([
    ['nothing', '', 'journal-cut-off'],
    ['half a header', '{"game":"lant', 'journal-cut-off'],
    ['a word', 'hello', 'not-a-journal'],
    ['a line', 'hello\n', 'not-a-journal'],
    ['an empty line', '\n', 'not-a-journal'],
    ['an empty object', '{}\n', 'not-a-journal'],
    ['a list', '[1]\n', 'not-a-journal'],
    ['null', 'null', 'not-a-journal'],
    ['a later format', '{"journal":2}\n', 'unknown-journal-format'],
    ['unclosed nesting', `${'['.repeat(200_000)}\n`, 'not-a-journal'],
    [
      'deep nesting',
      `{"commitment":${deep},"game":"x","journal":1,"options":{},"seats":[],"version":1}\n`,
      'not-a-journal',
    ],
    ['no seats', '{"game":"x","journal":1,"options":{},"version":1}\n', 'not-a-journal'],
    [
      'a strange seat',
      '{"game":"x","journal":1,"options":{},"seats":[{"kind":"cat","name":"a"}],"version":1}\n',
      'not-a-journal',
    ],
    [
      'a nameless seat',
      '{"game":"x","journal":1,"options":{},"seats":[{"kind":"bot"}],"version":1}\n',
      'not-a-journal',
    ],
    ['options in a list', '{"game":"x","journal":1,"options":[],"seats":[],"version":1}\n', 'not-a-journal'],
    ['half a version', '{"game":"x","journal":1,"options":{},"seats":[],"version":1.5}\n', 'not-a-journal'],
    ['keys out of order', '{"journal":1,"game":"x","options":{},"seats":[],"version":1}\n', 'not-a-journal'],
  ])('%s is refused', (_what, text, code) => {
    expect(readJournal(text)).toMatchObject({ ok: false, refusal: { code }, readable: null });
  });

  test('never throws, whatever JSON stands in its lines', () => {
    const header = writeHeader(begin().match.header);
    const shape = fc.record(
      {
        entry: fc.constantFrom(0, 1, '0'),
        at: fc.jsonValue(),
        question: fc.jsonValue(),
        answers: fc.oneof(
          fc.jsonValue(),
          fc.array(fc.record({ seat: fc.nat(3), action: fc.jsonValue(), by: fc.constant('hand') })),
        ),
        draws: fc.oneof(
          fc.jsonValue(),
          fc.array(
            fc.record({
              key: fc.string(),
              kind: fc.constantFrom('die', 'roll', 'pick', 'shuffle', 'x'),
              range: fc.jsonValue(),
              value: fc.jsonValue(),
            }),
          ),
        ),
        events: fc.oneof(fc.jsonValue(), fc.array(fc.record({ to: fc.jsonValue(), event: fc.jsonValue() }))),
        reverts: fc.jsonValue(),
        sum: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(shape, fc.jsonValue())), (rows) => {
        const read = readJournal([header, ...rows.map((row) => JSON.stringify(row)), ''].join('\n'));
        expect(read).toMatchObject({ ok: false, refusal: { values: { entry: 0 } } });
      }),
      { numRuns: 500 },
    );
  });
});

/** A journal of one entry with these fields, its checksums right. */
function forge(fields: object): string {
  const { header } = begin().match;
  const entry = { entry: 0, at: 1, question: null, answers: [], draws: [], events: [], ...fields };
  const bare = writeEntry({ ...entry, sum: '' }).replace(',"sum":""', '');
  const sum = sumAfter(sumOfHeader(header), bare);
  return writeJournal({ header, entries: [{ ...entry, sum }] });
}

describe('an entry of the wrong shape', () => {
  const answer = { seat: 0, action: { type: 'walk' }, at: 1, by: 'hand' };
  const draw = { key: 'k', kind: 'die', range: 6, value: 3 };
  const event = { to: 511, event: { type: 'e' } };

  test('is told from the right one', () => {
    expect(readJournal(forge({ answers: [answer], draws: [draw], events: [event] })).ok).toBe(true);
    expect(readJournal(forge({ question: '0:x', seat: 0, reverts: 0, inputs: ['a'] })).ok).toBe(true);
  });

  test.each([
    { entry: 1 },
    { at: 'noon' },
    { question: 3 },
    { answers: {} },
    { answers: [{ ...answer, seat: -1 }] },
    { answers: [{ ...answer, action: { type: 1 } }] },
    { answers: [{ ...answer, at: null }] },
    { answers: [{ ...answer, by: 'foot' }] },
    { answers: [{ ...answer, inputs: 'a' }] },
    { answers: [{ ...answer, inputs: [1] }] },
    { draws: null },
    { draws: [{ ...draw, key: 1 }] },
    { draws: [{ ...draw, kind: 'coin' }] },
    { draws: [{ ...draw, value: 7 }] },
    { draws: [{ ...draw, value: 0 }] },
    { draws: [{ ...draw, value: 1.5 }] },
    { draws: [{ ...draw, range: [6] }] },
    { draws: [{ ...draw, kind: 'roll', value: 3 }] },
    { draws: [{ ...draw, kind: 'roll', value: [1, 7] }] },
    { draws: [{ ...draw, kind: 'pick', range: [1, 2], value: 3 }] },
    { draws: [{ ...draw, kind: 'pick', range: 2, value: 1 }] },
    { draws: [{ ...draw, kind: 'shuffle', range: [1, 2], value: [1, 1] }] },
    { draws: [{ ...draw, kind: 'shuffle', range: ['1'], value: [1] }] },
    { events: [1] },
    { events: [{ ...event, event: null }] },
    { events: [{ ...event, to: 512 }] },
    { events: [{ ...event, to: -1 }] },
    { events: [{ ...event, twin: 1 }] },
    { events: [{ ...event, reveals: 'x' }] },
    { reverts: -1, seat: 0, question: '0:x' },
    { reverts: 0, seat: 'x', question: '0:x' },
    { reverts: 0, seat: 0, question: null },
    { reverts: 0, seat: 0, question: '0:x', inputs: [1] },
  ])('%j', (fields) => {
    expect(readJournal(forge(fields))).toMatchObject({
      ok: false,
      refusal: { code: 'journal-altered', values: { entry: 0 } },
    });
  });
});

describe('the lines a host keeps', () => {
  const journal = someJournal(9, 30);
  const lines = journal.entries.map((entry) => writeEntry(entry));
  const header = writeHeader(journal.header);

  test('need no end', () => {
    expect(readJournalLines(header, lines)).toEqual({ ok: true, value: journal, readable: journal });
  });

  test('are refused where one is missing or wrong', () => {
    const without = lines.toSpliced(3, 1);
    expect(readJournalLines(header, without)).toMatchObject({
      ok: false,
      refusal: { code: 'journal-altered', values: { entry: 3 } },
    });
    expect(readJournalLines('nothing', lines)).toMatchObject({ ok: false, refusal: { code: 'not-a-journal' } });
  });
});
