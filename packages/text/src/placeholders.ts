import type { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** What a placeholder does. */
export type Use = 'value' | 'plural' | 'ordinal' | 'select';

/** How a placeholder is used: as it is, or to choose among the forms listed. */
export interface Placeholder {
  readonly name: string;
  readonly uses: readonly Use[];
  /** The forms of its plurals, one list a plural. */
  readonly plurals: readonly (readonly string[])[];
}

interface Growing {
  readonly name: string;
  readonly uses: Use[];
  readonly plurals: string[][];
}

/** The placeholders of a message by name, also those inside plurals and selects. */
export function placeholdersIn(ast: Ast): ReadonlyMap<string, Placeholder> {
  const found = new Map<string, Growing>();
  collect(ast as readonly Element[], found);
  return found;
}

/** The parts of a parsed message's element that matter here. */
interface Element {
  readonly type: number;
  readonly value?: string;
  readonly options?: { readonly [form: string]: { readonly value: readonly Element[] } };
  readonly pluralType?: string;
}

/** The one kind of element with a value that is no placeholder (formatjs numbers them). */
const LITERAL = 0;

function collect(elements: readonly Element[], found: Map<string, Growing>): void {
  for (const { type, value: name, options, pluralType } of elements) {
    if (type === LITERAL || name === undefined) continue;
    const row = found.get(name) ?? { name, uses: [], plurals: [] };
    found.set(name, row);
    row.uses.push(useOf(options, pluralType));
    if (options === undefined) continue;
    if (pluralType !== undefined) row.plurals.push(Object.keys(options));
    for (const option of Object.values(options)) collect(option.value, found);
  }
}

function useOf(options: Element['options'], pluralType: string | undefined): Use {
  if (options === undefined) return 'value';
  if (pluralType === undefined) return 'select';
  return pluralType === 'ordinal' ? 'ordinal' : 'plural';
}
