import { expect, it } from 'vitest';

import { Errands } from '../src/errands.ts';

/** Work that ends when the test says so. */
function slow(): { readonly work: () => Promise<void>; readonly end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

it('does one thing after the other, what is urgent first, and goes on after a failure', async () => {
  const errands = new Errands();
  const done: string[] = [];
  const first = slow();
  const note = (what: string) => (): Promise<void> => {
    done.push(what);
    return Promise.resolve();
  };
  const all = [
    errands.do(2, first.work),
    errands.do(2, note('late')),
    errands.do(2, note('later')),
    errands.do(1, note('soon')),
    errands.do(0, note('now')),
  ];
  const failed = errands.do(0, () => Promise.reject(new Error('broken')));
  expect(done).toEqual([]);
  first.end();
  await expect(failed).rejects.toThrow('broken');
  await Promise.all(all);
  expect(done).toEqual(['now', 'soon', 'late', 'later']);
});

it('begins nothing more once it is closed', async () => {
  const errands = new Errands();
  const first = slow();
  const under = errands.do(0, first.work);
  const waiting = errands.do(0, () => Promise.resolve('done'));
  errands.close();
  await expect(waiting).rejects.toThrow('closed');
  await expect(errands.do(0, () => Promise.resolve('done'))).rejects.toThrow('closed');
  first.end();
  await under;
});
