/**
 * The coach, for whoever shows it (a page's worker, a server's thread, the terminal). It needs no clock and no input
 * or output of its own, and it never sees more than a seat may know.
 *
 * - `coach(position, budget)` ranks the answers to the open question of `position.seat`, best first. `position.imagine`
 *   gives states resampled for that seat: `(chance) => match.resample(seat, chance)`, or, where only one resampled state
 *   was sent, `(chance) => game.resample(state, seat, chance)`. A budget of `COACH_BUDGET` iterations takes well under a
 *   second in every game.
 *   A page that loads one game only calls `coachBy(mind, position, budget)`, from `@boxcars/bots/coach`, with that
 *   game's mind.
 * - `review(choices, budget, most)` goes over choices already made and gives the ones that cost most, each with the
 *   better answer and the number of the entry to try again from. `choicesOf(game, journal, seat)` lists them.
 *
 * Worths are numbers and reasons are codes with values: `t(code, values)` of a translator makes a sentence of each,
 * and the action itself is said by `sayOf(game.id).action`.
 */
export * from './advice.ts';
export * from './by-mind.ts';
export * from './choices.ts';
export * from './coach.ts';
export type * from './knowledge.ts';
export * from './review.ts';
