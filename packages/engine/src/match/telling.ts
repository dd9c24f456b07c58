import type { Action } from '../action.ts';
import { canonical } from '../canonical.ts';
import { ChanceError } from '../chance/chance.ts';
import { FastChance } from '../chance/fast.ts';
import { ScriptedChance } from '../chance/scripted.ts';
import type { Game } from '../game.ts';
import { EventLog, eventFor, type GameEvent } from '../log.ts';
import { PUBLIC, type Viewer } from '../seat.ts';
import type { Choice } from './line.ts';

/** How many other states each viewer is asked about. */
const SAMPLES = 4;

/**
 * Whether a choice told any viewer more than the choice itself: in a state that looked the same to the viewer it
 * would have looked different. A second lock behind the events' own declarations, tried only when someone undoes.
 */
export function tellsMore<S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  choice: Choice<S, A>,
  seats: number,
): boolean {
  for (let viewer = PUBLIC; viewer < seats; viewer++) {
    const seen = lookOf(game, game.clone(choice.before), choice, viewer);
    for (let sample = 0; sample < SAMPLES; sample++) {
      const other = game.resample(choice.before, viewer, new FastChance(choice.entry * SAMPLES + sample));
      if (game.refuse(other, choice.seat, choice.action) !== null) continue;
      if (lookOf(game, other, choice, viewer) !== seen) return true;
    }
  }
  return false;
}

/** All that the viewer gets of the choice, carried out in `state`; null if it would draw luck there. */
function lookOf<S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  state: S,
  choice: Choice<S, A>,
  viewer: Viewer,
): string | null {
  const answers: A[] = [];
  answers[choice.seat] = choice.action;
  const log = new EventLog<E>();
  try {
    game.apply(state, answers, new ScriptedChance({}), log);
  } catch (error) {
    if (error instanceof ChanceError) return null;
    throw error;
  }
  const events = log.entries.map((logged) => eventFor(logged, viewer));
  const asked = game.window(state);
  return canonical([events, asked?.kind ?? null, asked?.mask ?? 0, game.view(state, viewer)]);
}
