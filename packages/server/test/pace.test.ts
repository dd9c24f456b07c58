import { expect, it } from 'vitest';

import { Pace } from '../src/store/pace.ts';

function disk(): {
  readonly pace: Pace;
  readonly commit: (took: number, writes?: number) => void;
  readonly wait: (by: number) => void;
} {
  let time = 1000;
  const wait = (by: number): void => {
    time += by;
  };
  const pace = new Pace(() => time);
  return { pace, wait, commit: (took, writes = 1) => pace.measure(writes, () => wait(took)) };
}

it('waits for a disk that is fast', () => {
  const { pace, commit } = disk();
  for (let i = 0; i < 100; i++) commit(0.2);
  commit(9, 200);
  expect(pace.isFast()).toBe(true);
});

it('stops waiting after several slow commits, for a minute', () => {
  const { pace, commit, wait } = disk();
  for (let i = 0; i < 3; i++) commit(9);
  expect(pace.isFast()).toBe(true);
  commit(9);
  expect(pace.isFast()).toBe(false);
  wait(59_000);
  expect(pace.isFast()).toBe(false);
  wait(1000);
  expect(pace.isFast()).toBe(true);
  commit(9);
  expect(pace.isFast()).toBe(false);
});

it('forgives a slow commit now and then', () => {
  const { pace, commit } = disk();
  for (let i = 0; i < 50; i++) {
    commit(9);
    for (let fast = 0; fast < 2; fast++) commit(0.2);
  }
  expect(pace.isFast()).toBe(true);
});

it('stops waiting for a disk that is slow every other time', () => {
  const { pace, commit } = disk();
  for (let i = 0; i < 8; i++) {
    commit(9);
    commit(0.2);
  }
  expect(pace.isFast()).toBe(false);
});

it('stops waiting the second time that the disk stands still', () => {
  const { pace, commit } = disk();
  commit(200);
  expect(pace.isFast()).toBe(true);
  commit(200);
  expect(pace.isFast()).toBe(false);
});

it('counts commits that fail after a long time', () => {
  const { pace, wait } = disk();
  const fail = (): void =>
    pace.measure(1, () => {
      wait(5000);
      throw new Error('disk full');
    });
  expect(fail).toThrow('disk full');
  expect(fail).toThrow('disk full');
  expect(pace.isFast()).toBe(false);
});
