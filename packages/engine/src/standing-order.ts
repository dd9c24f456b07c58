import type { Action } from './action.ts';
import type { Question } from './question.ts';

/**
 * An answer left in advance: a pure function of what its owner sees and is asked, giving an ordinary answer, or null
 * when it has nothing to say. It is private data of a match outside the state, so no view, event or copy can tell it.
 */
export type StandingOrder<V, A extends Action> = (view: V, question: Question<A>) => A | null;
