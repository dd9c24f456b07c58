import type { Catalogues } from '../catalogue.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** The sentences of the site: lobby, table, settings, help. */
export const site: Catalogues = { en, hu, cs };
