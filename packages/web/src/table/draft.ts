import {
  fitsQuestion,
  isSame,
  type Action,
  type Composer,
  type Field,
  type Json,
  type Question,
} from '@boxcars/engine';
import { computed, signal, type ReadonlySignal } from '@preact/signals';

type Fields = { readonly [name: string]: Json };

/**
 * An answer being put together, by the board and the question panel alike: whichever changes it, both show it.
 * It is either a whole action that waits for a confirmation, or a composer with some of its fields filled.
 */
export class Draft<A extends Action = Action> {
  readonly question: Question<A>;
  private readonly made = signal<{ readonly type: string; readonly fields: Fields } | null>(null);
  private readonly proposed = signal<A | null>(null);
  /** The answer that stands there now, once it has the form that is asked. */
  readonly action: ReadonlySignal<A | null>;
  /** An answer that is being looked at (hovered, focused): boards show what it would do. */
  readonly look = signal<A | null>(null);

  constructor(question: Question<A>) {
    this.question = question;
    this.action = computed(() => this.proposed.value ?? this.composed());
  }

  /** The composer in use; the only one there is, where there is one. */
  get composer(): Composer | null {
    const all = this.question.compose ?? [];
    const type = this.made.value?.type ?? (all.length === 1 ? all[0]?.type : undefined);
    return all.find((one) => one.type === type) ?? null;
  }

  /** Puts a whole answer up for confirmation, or takes it away. */
  propose(action: A | null): void {
    this.proposed.value = action;
    this.look.value = null;
  }

  /** Puts an answer up as if by hand, so that boards show its parts; whole where it can't be put together. */
  fill(action: A): void {
    const composer = (this.question.compose ?? []).find(({ type }) => type === action.type);
    if (composer === undefined) return this.propose(action);
    const given = action as unknown as Fields;
    const names = Object.keys(composer.fields).filter((name) => given[name] !== undefined);
    this.propose(null);
    this.made.value = {
      type: composer.type,
      fields: Object.fromEntries(names.map((name) => [name, given[name] ?? null])),
    };
    if (!isSame(this.composed(), action)) this.propose(action);
    return undefined;
  }

  /** Starts to compose an answer of this type. */
  start(type: string): void {
    this.propose(null);
    this.made.value = { type, fields: {} };
  }

  clear(): void {
    this.propose(null);
    this.made.value = null;
  }

  /** The value of a field; what a field holds before anyone touched it. */
  get(name: string): Json {
    const field = this.composer?.fields[name];
    return this.made.value?.fields[name] ?? (field === undefined ? null : startOf(field));
  }

  set(name: string, value: Json): void {
    const type = this.composer?.type;
    if (type === undefined) return;
    this.proposed.value = null;
    this.made.value = { type, fields: { ...this.made.value?.fields, [name]: value } };
  }

  /** How many of `item` a subset field holds. */
  count(name: string, item: Json): number {
    const held = this.get(name);
    return Array.isArray(held) ? held.filter((one: Json) => isSame(one, item)).length : 0;
  }

  /** Puts one more of `item` into a subset field, or takes one out. */
  put(name: string, item: Json): void {
    this.set(name, [...this.listOf(name), item]);
  }

  take(name: string, item: Json): void {
    const list = this.listOf(name);
    const at = list.findIndex((one) => isSame(one, item));
    if (at >= 0) this.set(name, list.toSpliced(at, 1));
  }

  private listOf(name: string): readonly Json[] {
    const held = this.get(name);
    return Array.isArray(held) ? (held as readonly Json[]) : [];
  }

  private composed(): A | null {
    const { composer } = this;
    if (composer === null) return null;
    const fields = Object.keys(composer.fields).map((name) => [name, this.get(name)] as const);
    const action = { type: composer.type, ...Object.fromEntries(fields) } as unknown as A;
    return fitsQuestion(this.question, action) ? action : null;
  }
}

/** What a field holds at first: the least there is. */
export function startOf(field: Field): Json {
  switch (field.field) {
    case 'one':
      return field.of.length === 1 ? (field.of[0] ?? null) : null;
    case 'subset':
      return field.min === field.of.length ? field.of : [];
    case 'order':
      return field.of;
    case 'number':
      return field.min;
    case 'list':
      return [];
  }
}
