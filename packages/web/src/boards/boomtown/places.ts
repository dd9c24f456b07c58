import type { MineName, Town } from '@boxcars/games/boomtown';

/** The names of the places on the board, for things that fly there. */
export const places = {
  bank: 'bank',
  auction: 'auction',
  dice: 'dice',
  gold: (seat: number): string => `seat:${seat}:money`,
  seat: (seat: number): string => `holding:${seat}`,
  offer: (index: number): string => `offer:${index}`,
  town: (town: Town): string => `town:${town}`,
  mine: ({ town, number, gold }: MineName): string => `mine:${town}:${number}:${gold}`,
} as const;
