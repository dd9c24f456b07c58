import { USUAL_TASTE, type Taste } from './search/index.ts';
import type { PersonalityName } from './style.ts';
import { EVEN_TEMPER, type Temper } from './temper.ts';

export * from './style.ts';

/** A style of play. Its name and a line of character are texts under `bot.<name>`. */
export interface Personality {
  /** What is played for where one searches. */
  readonly taste: Taste;
  /** How rules of thumb are bent where one goes by them. */
  readonly temper: Temper;
}

/** The styles: steady plays as if there were none. */
export const personalities: { readonly [P in PersonalityName]: Personality } = {
  steady: { taste: USUAL_TASTE, temper: EVEN_TEMPER },
  careful: { taste: { win: 0.3, lead: 0.2, rank: 0.5, spite: 0 }, temper: { thrift: 0.8, daring: -1, spite: 0 } },
  greedy: { taste: { win: 0.2, lead: 0.8, rank: 0, spite: 0 }, temper: { thrift: -0.4, daring: 1, spite: 0 } },
  spiteful: { taste: { win: 0.3, lead: 0.2, rank: 0.1, spite: 0.4 }, temper: { thrift: 0, daring: 0, spite: 1 } },
};
