import { botNames, personalityNames, type BotName, type PersonalityName } from '@boxcars/bots';

import { badInput } from '../bad-input.ts';
import { readWord } from '../reading.ts';

/** Who plays in a tournament: a bot, its style, and its iterations multiplied. Equal texts are one entrant. */
export interface Entrant {
  readonly text: string;
  readonly bot: BotName;
  readonly personality?: PersonalityName;
  readonly effort: number;
}

/** Reads `hard`, `hard:greedy`, `hard*4` or `hard:greedy*0.5`. */
export function readEntrant(text: string): Entrant {
  const [, name = '', style, factor = '1'] = /^([^:*]*)(?::([^*]*))?(?:\*(\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  const bot = readWord('--bots', name === '' ? text : name, botNames);
  const effort = Number(factor);
  if (!(effort > 0)) throw badInput('cli.not-a-choice', { flag: '--bots', given: text, allowed: botNames });
  if (style === undefined) return { text, bot, effort };
  return { text, bot, personality: readWord('--bots', style, personalityNames), effort };
}
