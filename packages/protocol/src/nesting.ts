/**
 * How many levels of lists and rows people's JSON may have. Decks, orders and answers have about five; a message of thousands
 * exhausts the stack of whoever writes it out again.
 */
export const MOST_LEVELS = 32;

/** Whether a value has more levels of lists and rows than that. */
export function isTooDeep(json: unknown, levels = MOST_LEVELS): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return levels === 0 || Object.values(json).some((item) => isTooDeep(item, levels - 1));
}
