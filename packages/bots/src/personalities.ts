import { USUAL_TASTE, type Taste } from './search/index.ts';

/** A style of play. Its name and a line of character are texts under `bot.<name>`. */
export interface Personality {
  readonly taste: Taste;
}

export const personalityNames = ['steady', 'careful', 'greedy', 'spiteful'] as const;
export type PersonalityName = (typeof personalityNames)[number];

/** The styles. */
export const personalities: { readonly [P in PersonalityName]: Personality } = {
  steady: { taste: USUAL_TASTE },
  careful: { taste: { ...USUAL_TASTE, win: 0.3, lead: 0.2, rank: 0.5 } },
  greedy: { taste: { ...USUAL_TASTE, win: 0.3, lead: 0.6, rank: 0.1 } },
  spiteful: { taste: { ...USUAL_TASTE, win: 0.4, lead: 0.3, rank: 0.3 } },
};
