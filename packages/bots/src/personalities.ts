import { USUAL_TASTE, type Taste } from './search/index.ts';

/** A style of play. Its name and a line of character are texts under `bot.<name>`. */
export interface Personality {
  readonly taste: Taste;
}

export const personalityNames = ['steady', 'careful', 'greedy', 'spiteful'] as const;
export type PersonalityName = (typeof personalityNames)[number];

/** The styles: what a bot plays for when it searches. */
export const personalities: { readonly [P in PersonalityName]: Personality } = {
  steady: { taste: USUAL_TASTE },
  careful: { taste: { win: 0.3, lead: 0.2, rank: 0.5, spite: 0 } },
  greedy: { taste: { win: 0.2, lead: 0.8, rank: 0, spite: 0 } },
  spiteful: { taste: { win: 0.3, lead: 0.2, rank: 0.1, spite: 0.4 } },
};

/** The style of a bot by its name: its first letter decides, so that a table of bots isn't one mind four times. */
export function styleOf(name: string): PersonalityName {
  const letter = (name.codePointAt(0) ?? FIRST_LETTER) - FIRST_LETTER;
  return personalityNames[Math.abs(letter) % personalityNames.length] ?? 'steady';
}

const FIRST_LETTER = 65;
