import { studyBoomtown } from './boomtown.ts';
import { studyDiceTown } from './dice-town.ts';
import type { Study } from './study.ts';

/** The studies, by game: one line a study. */
export const studies: { readonly [game: string]: Study } = {
  boomtown: studyBoomtown,
  'dice-town': studyDiceTown,
};
