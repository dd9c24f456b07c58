/** A value that fits into a sentence. */
export type Value = string | number | boolean | readonly (string | number)[];

/** A rule of a rulebook, such as `WC-R4`. */
export type RuleId = `${string}-${string}`;

/** Why something was not done: a code for programs, values for the sentence, the rule behind it. */
export interface Refusal {
  readonly code: string;
  readonly rule?: RuleId;
  readonly values?: { readonly [name: string]: Value };
}

/** A result that is either a value or a refusal. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The good result. */
export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** The refusal as a result. */
export function refuse<T>(code: string, values?: Refusal['values'], rule?: RuleId): Result<T> {
  return { ok: false, refusal: refusal(code, values, rule) };
}

/** A refusal with only the parts that are there. */
export function refusal(code: string, values?: Refusal['values'], rule?: RuleId): Refusal {
  return { code, ...(rule === undefined ? {} : { rule }), ...(values === undefined ? {} : { values }) };
}
