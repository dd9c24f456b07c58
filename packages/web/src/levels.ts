/** How well bots play, from the weakest up. A test holds the list against the bots themselves. */
export const LEVELS = ['easy', 'normal', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a bot by its name; the usual one for any other. */
export function levelOf(name: string | undefined): Level {
  return LEVELS.find((level) => level === name) ?? 'normal';
}
