/** What can be heard: soft wood, paper, coins, hooves. */
export const SOUNDS = ['dice', 'card', 'coin', 'hooves', 'knock', 'bell', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];
