import type { Action } from '@boxcars/engine';

import type { Bot, Position } from '../policy.ts';
import type { Budget } from './budget.ts';
import type { Guide } from './guide.ts';
import { bestOf } from './root.ts';
import { Search } from './search.ts';

/** Searches and gives the best answer found. It keeps its tree's memory: one a thread. */
export function searchBot<S, A extends Action>(guide: Guide<S, A>, budget: Budget): Bot<S, A> {
  let search: Search<S, A> | null = null;
  return {
    choose(position: Position<S, A>): A {
      search ??= new Search(position.game, guide);
      return bestOf(search.think(position, budget).tried, guide.doubt);
    },
  };
}
