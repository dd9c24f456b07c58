import { accept, refuse, type Result } from '@boxcars/engine';

const LONGEST_NAME = 24;

/** Letters of any language are fine; what can't be seen, or turns the text around it, is not. */
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Marks piled up on one letter reach into the lines above and below. */
const PILED_MARKS = /\p{M}{4,}/u;

/** How many characters a reader sees as such. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

/** A name as people may carry it: trimmed, one space between words, 1 to 24 characters. */
export function readName(given: string): Result<string> {
  const name = given.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  const length = countCharacters(name);
  if (length === 0) return refuse('name-empty');
  if (length > LONGEST_NAME) return refuse('name-too-long', { max: LONGEST_NAME });
  if (NOT_SHOWN.test(name) || PILED_MARKS.test(name)) return refuse('name-not-shown');
  return accept(name);
}

const BOT_NAMES = ['Ada', 'Basil', 'Cleo', 'Dusty', 'Elsie', 'Floyd', 'Greta', 'Hank'] as const;

/** The name of the bot on a chair. */
export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? 'Ada';
}
