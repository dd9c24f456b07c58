import type { Action } from '../action.ts';
import type { FastChance } from '../chance/fast.ts';
import { copyOf } from './plain-data.ts';

/** What no game should take for an action. */
export const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'pass',
  [],
  [[]],
  {},
  { type: null },
  { type: 7 },
  { type: '' },
  { type: 'no-such-action' },
  { type: ['pass'] },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString', seat: 0 },
  { type: { toString: null, valueOf: null } },
];

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  0.5,
  1e9,
  -1e9,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  '1',
  'no-such-thing',
  '__proto__',
  [],
  [0],
  [null],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  {},
  { type: 'nested' },
  // JSON that can't be turned into a text by ${…} or a number by +.
  { toString: null, valueOf: null },
];

/** A legal action with something wrong, or something of another action, in it. */
export function spoil(action: Action, other: Action, chance: FastChance): unknown {
  const copy: { [name: string]: unknown } = { ...copyOf(action) };
  const names = Object.keys(copy);
  const name = names[chance.below(names.length)] ?? 'type';
  const theirs = copyOf(other) as unknown as { readonly [name: string]: unknown };
  switch (chance.below(6)) {
    case 0:
      delete copy[name];
      return copy;
    case 1:
      return { ...copy, extra: oddValue(chance) };
    case 2:
      return { ...copy, [name]: theirs[name] ?? null };
    case 3:
      return { ...theirs, type: copy['type'] };
    case 4:
      return { ...copy, [name]: bend(copy[name], chance) };
    default:
      return { ...copy, [name]: oddValue(chance) };
  }
}

/** A notation with a character lost, doubled, or changed. */
export function spoilText(text: string, chance: FastChance): string {
  const at = chance.below(text.length + 1);
  const ways = ['', ' ', '-1', '999999999', text, (text[at] ?? '') + (text[at] ?? '')];
  return text.slice(0, at) + (ways[chance.below(ways.length)] ?? '') + text.slice(at + 1);
}

function oddValue(chance: FastChance): unknown {
  return ODD_VALUES[chance.below(ODD_VALUES.length)];
}

/** A value near the given one. */
function bend(value: unknown, chance: FastChance): unknown {
  if (typeof value === 'number') return value + chance.below(5) - 2;
  if (typeof value === 'string') return spoilText(value, chance);
  if (Array.isArray(value) && value.length > 0) {
    const rows: unknown[] = [...(value as readonly unknown[])];
    const at = chance.below(rows.length);
    if (chance.below(2) === 0) rows.splice(at, 1);
    else rows.push(bend(rows[at], chance));
    return rows;
  }
  return oddValue(chance);
}
