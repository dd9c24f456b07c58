/** The languages we speak. */
export const locales = ['en', 'hu', 'cs'] as const;
export type Locale = (typeof locales)[number];

/**
 * Messages by flat key, in ICU form: `{count, plural, one {# die} other {# dice}}`. A plural names every form its
 * language has (en, hu: one, other; cs: one, few, many, other).
 *
 * Keys of a game: `name.title` and other `name.*` (cards, places), `event.*`, `question.*`, `action.*`, `refusal.*`,
 * `field.<name>` (a part of a composed answer), `option.<name>` and `option.<name>.<choice>` (settings).
 *
 * For a value `x` three more placeholders can be used without being passed:
 * - `{is_x}`: `you` if x is the reader's own seat, else `other`; for
 *   `{is_seat, select, you {You roll} other {{seat} rolls}}`. `{seat}` itself is always a name for the third person.
 * - `{az_x}` and `{Az_x}`: the Hungarian article that goes before x, a/az and A/Az.
 */
export type Catalogue = { readonly [key: string]: string };

/** The same messages in every language. */
export type Catalogues = { readonly [L in Locale]: Catalogue };

/** Whether a code is a language of ours. */
export function isLocale(code: string): code is Locale {
  return (locales as readonly string[]).includes(code);
}
