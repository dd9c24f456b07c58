import type { Catalogues } from '../catalogue.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** Messages of everything that isn't one game's. */
export const common: Catalogues = { en, hu, cs };
