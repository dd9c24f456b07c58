import type { Catalogues } from '../catalogue.ts';
import { cs as cliCs } from '../cli/cs.ts';
import { en as cliEn } from '../cli/en.ts';
import { hu as cliHu } from '../cli/hu.ts';
import { cs as coachCs } from '../coach/cs.ts';
import { en as coachEn } from '../coach/en.ts';
import { hu as coachHu } from '../coach/hu.ts';
import { cs as serverCs } from '../server/cs.ts';
import { en as serverEn } from '../server/en.ts';
import { hu as serverHu } from '../server/hu.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** Messages of everything that isn't one game's. */
export const common: Catalogues = {
  en: { ...en, ...cliEn, ...coachEn, ...serverEn },
  hu: { ...hu, ...cliHu, ...coachHu, ...serverHu },
  cs: { ...cs, ...cliCs, ...coachCs, ...serverCs },
};
