/** The styles of play, each known by its name: for whoever only speaks of them. */
export const personalityNames = ['steady', 'careful', 'greedy', 'spiteful'] as const;
export type PersonalityName = (typeof personalityNames)[number];

/** The style of a bot by its name: its first letter decides, so that a table of bots isn't one mind four times. */
export function styleOf(name: string): PersonalityName {
  const letter = (name.codePointAt(0) ?? FIRST_LETTER) - FIRST_LETTER;
  return personalityNames[Math.abs(letter) % personalityNames.length] ?? 'steady';
}

const FIRST_LETTER = 65;
