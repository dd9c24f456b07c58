import type { Json } from '@boxcars/engine';

import { line, type Line, type Value } from './line.ts';
import type { Say } from './say.ts';

/** Speaks for a game that has no text yet: codes and values, readably. */
export const genericSay: Say = {
  event: (event) => fromData(event.type, event),
  action: (action) => fromData(action.type, action),
  question: (question) => fromData(question.kind, question.facts ?? {}),
  refusal: (refusal) => fromData(refusal.code, refusal.values ?? {}),
};

/** A line out of a code and the data that goes with it: `bet-placed (seat: Ann, horse: 3)`. */
function fromData(code: string, data: object): Line {
  const parts = Object.entries(data)
    .filter(([name, value]) => name !== 'type' && value !== undefined)
    .map(([name, value]) => line('generic.part', { name, value: toValue(name, value as Json) }));
  const name = code.replaceAll('-', ' ');
  const [first, ...rest] = parts;
  if (first === undefined) return line('generic.code', { name });
  return line('generic.data', {
    name,
    parts: rest.reduce((before, next) => line('generic.parts', { before, next }), first),
  });
}

function toValue(name: string, value: Json): Value {
  if (typeof value === 'number' && (name === 'seat' || name === 'player')) return { seat: value };
  if (value === null) return '–';
  if (typeof value !== 'object') return value;
  return JSON.stringify(value).replaceAll('"', '');
}
