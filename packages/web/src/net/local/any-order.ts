import type { Action, Question, StandingOrder } from '@boxcars/engine';

/** A standing order of some game. */
export type AnyOrder = (view: unknown, question: Question) => Action | null;

/** Makes an order of its JSON, or null when that is none; by the order's name. */
export type OrderReaders = { readonly [name: string]: (json: unknown) => AnyOrder | null };

/** An order of one game, among those of all. */
export function orderOf<V, A extends Action>(order: StandingOrder<V, A> | null): AnyOrder | null {
  return order && ((view, question) => order(view as V, question as Question<A>));
}
