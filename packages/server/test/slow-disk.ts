import { Pace } from '../src/store/pace.ts';

/** A disk that was slow just now: commits go to the thread. */
export function slowDisk(): Pace {
  let time = 0;
  const pace = new Pace(() => time);
  for (let commits = 0; commits < 10; commits++) {
    pace.measure(1, () => {
      time += 10;
    });
  }
  return pace;
}
