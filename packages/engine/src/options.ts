import type { Json } from './action.ts';
import { accept, refuse, type Refusal, type Result } from './refusal.ts';

/** One setting of a game, as data that any client can draw. */
export type OptionSpec =
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  /** Replaceable content: null is the game's own; otherwise rows that the game checks itself. */
  | { readonly kind: 'deck'; readonly default: null };

export type OptionSpecs = { readonly [name: string]: OptionSpec };

/** The value an option of this spec takes. */
export type OptionValue<T extends OptionSpec> = T extends { kind: 'switch' }
  ? boolean
  : T extends { kind: 'choice'; of: readonly (infer U)[] }
    ? U
    : T extends { kind: 'number' }
      ? number
      : Json;

/** The settings of a game, all present. */
export type OptionsOf<T extends OptionSpecs> = { readonly [K in keyof T]: OptionValue<T[K]> };

/** Fills the defaults in and refuses what the specs don't allow. The game's own check comes after this. */
export function readOptions(specs: OptionSpecs, given: unknown): Result<{ readonly [name: string]: Json }> {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    return refuse('options-not-an-object');
  }
  const rows = (given ?? {}) as { readonly [name: string]: unknown };
  for (const name of Object.keys(rows)) {
    if (!Object.hasOwn(specs, name)) return refuse('unknown-option', { option: name, allowed: Object.keys(specs) });
  }
  const options: { [name: string]: Json } = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = rows[name];
    const problem = value === undefined ? null : checkValue(name, spec, value);
    if (problem !== null) return { ok: false, refusal: problem };
    options[name] = value === undefined ? spec.default : (value as Json);
  }
  return accept(options);
}

function checkValue(option: string, spec: OptionSpec, value: unknown): Refusal | null {
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean' ? null : { code: 'option-not-a-switch', values: { option } };
    case 'choice':
      return typeof value === 'string' && spec.of.includes(value)
        ? null
        : { code: 'option-not-a-choice', values: { option, allowed: spec.of } };
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        ? null
        : { code: 'option-not-in-range', values: { option, min: spec.min, max: spec.max } };
    case 'deck':
      return value === null || typeof value === 'object' ? null : { code: 'option-not-a-deck', values: { option } };
  }
}
