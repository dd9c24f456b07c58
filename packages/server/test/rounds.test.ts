import { setImmediate } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { Rounds, type Reader } from '../src/rounds.ts';

/** Says what it takes and what is told of it; something may happen while it takes a frame. */
function readerOf(rounds: Rounds, said: string[], meanwhile: (frame: string | null) => void = () => {}): Reader {
  return {
    take: (frame) => {
      said.push(`takes ${frame}`);
      meanwhile(frame);
      rounds.later({ tell: () => said.push(`tells of ${frame}`), failed: () => {} });
    },
  };
}

describe('a round', () => {
  it('takes every frame that has come, in order, and tells afterwards', async () => {
    const rounds = new Rounds();
    const said: string[] = [];
    const reader = (name: string) => ({
      take: (frame: string | null): void => {
        said.push(`${name} takes ${frame}`);
        rounds.later({ tell: () => said.push(`of ${name} ${frame}`), failed: () => {} });
      },
    });
    const [ann, ben] = [reader('Ann'), reader('Ben')];
    rounds.receive(ann, '1');
    rounds.receive(ben, null);
    rounds.receive(ann, '2');
    expect(said).toEqual([]);
    await setImmediate();
    const taken = ['Ann takes 1', 'Ben takes null', 'Ann takes 2'];
    expect(said).toEqual([...taken, 'of Ann 1', 'of Ben null', 'of Ann 2']);
  });

  it('has what was carried out written before it is told', () => {
    const rounds = new Rounds();
    const said: string[] = [];
    rounds.whenCarriedOut = () => said.push('is written');
    const reader = readerOf(rounds, said);
    rounds.receive(reader, '1');
    rounds.receive(reader, '2');
    rounds.run();
    expect(said).toEqual(['takes 1', 'takes 2', 'is written', 'tells of 1', 'tells of 2']);
  });

  it('has what comes in meanwhile written together with the rest', async () => {
    const rounds = new Rounds();
    const said: string[] = [];
    rounds.whenCarriedOut = () => said.push('is written');
    const reader = readerOf(rounds, said, (frame) => {
      if (frame === '1') rounds.receive(reader, '2');
    });
    rounds.receive(reader, '1');
    await setImmediate();
    await setImmediate();
    expect(said).toEqual(['takes 1', 'tells of 1', 'takes 2', 'is written', 'tells of 2']);
    rounds.receive(reader, '3');
    await setImmediate();
    await setImmediate();
    expect(said.slice(5)).toEqual(['takes 3', 'tells of 3', 'is written']);
  });

  it('begins at once when someone hangs up, and not within another', () => {
    const rounds = new Rounds();
    const said: string[] = [];
    const reader = {
      take: (frame: string | null): void => {
        said.push(`begins ${frame}`);
        rounds.run();
        said.push(`ends ${frame}`);
      },
    };
    rounds.receive(reader, '1');
    rounds.receive(reader, '2');
    rounds.run();
    expect(said).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
  });

  it('goes on with the others where something can’t be told', () => {
    const rounds = new Rounds();
    const said: unknown[] = [];
    const mistake = new Error('no words');
    const untold = {
      tell: (): void => {
        throw mistake;
      },
      failed: (error: unknown) => said.push(error),
    };
    const reader = {
      take: (): void => {
        rounds.later(untold);
        rounds.later({ tell: () => said.push('told'), failed: () => {} });
      },
    };
    rounds.receive(reader, '');
    rounds.run();
    expect(said).toEqual([mistake, 'told']);
  });

  it('is not waited for where none is under way', () => {
    const rounds = new Rounds();
    const said: string[] = [];
    rounds.later({ tell: () => said.push('told'), failed: () => {} });
    expect(said).toEqual(['told']);
  });
});
