import { expect, it } from 'vitest';

import { Ledger } from '../src/store/ledger.ts';
import type { Write } from '../src/store/store.ts';
import { settle } from './fake-clock.ts';

interface Held {
  readonly ledger: Ledger;
  /** What was asked to be written, a commit each. */
  readonly commits: unknown[][];
  /** Lets the commit that is under way succeed, or fail. */
  readonly end: (error?: Error) => Promise<void>;
  readonly told: string[];
  /** Adds a write of this name, and notes what comes of it. */
  readonly add: (key: string, name: string) => void;
}

function hold(): Held {
  const commits: unknown[][] = [];
  let settleIt: (error?: Error) => void = () => {};
  const commit = (writes: readonly Write[]): Promise<void> => {
    commits.push(writes.map(({ parameters }) => parameters[0]));
    return new Promise((resolve, reject) => {
      settleIt = (error) => (error === undefined ? resolve() : reject(error));
    });
  };
  const ledger = new Ledger({ commit });
  const told: string[] = [];
  return {
    ledger,
    commits,
    told,
    end: async (error) => {
      settleIt(error);
      await settle();
    },
    add: (key, name) =>
      ledger.add(
        key,
        [{ sql: '', parameters: [name] }],
        () => told.push(name),
        () => told.push(`no ${name}`),
      ),
  };
}

it('writes nothing that was added behind a page that could not be written', async () => {
  const { ledger, commits, end, told, add } = hold();
  add('a', 'a0');
  await settle();
  add('a', 'a1');
  add('b', 'b0');
  ledger.after('a', () => told.push('never'));
  let isSettled = false;
  void ledger.settled('a').then(() => (isSettled = true));
  await end(new Error('someone was first'));
  expect(told).toEqual(['no a0', 'no a1']);
  expect(isSettled).toBe(true);
  await end();
  expect(commits).toEqual([['a0'], ['b0']]);
  expect(told).toEqual(['no a0', 'no a1', 'b0']);
});

it('writes nothing behind one of several that could not be written, and what comes after the failure', async () => {
  const { ledger, commits, end, told, add } = hold();
  add('a', 'a0');
  add('b', 'b0');
  await settle();
  add('a', 'a1');
  await end(new Error('someone was first'));
  await end(new Error('someone was first'));
  add('a', 'a2');
  await end();
  await end();
  expect(commits).toEqual([['a0', 'b0'], ['a0'], ['b0'], ['a2']]);
  expect(told).toEqual(['no a0', 'no a1', 'b0', 'a2']);
  expect(ledger.isBusy('a')).toBe(false);
});
