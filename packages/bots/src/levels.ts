import type { Action } from '@boxcars/engine';

import type { Mind } from './minds/mind.ts';
import { personalities, type PersonalityName } from './personalities.ts';
import { policyBot, randomBot, type Bot, type Policy } from './policy.ts';
import { PLAIN_GUIDE, searchBot, type Budget, type Guide } from './search/index.ts';
import type { Temper } from './temper.ts';

export type { Mind } from './minds/mind.ts';
export { styleOf } from './personalities.ts';

/** How well a bot plays, from the weakest up. */
export const botLevels = ['easy', 'normal', 'hard', 'master'] as const;
export type BotLevel = (typeof botLevels)[number];

/** The levels, and two yardsticks: answers at random, and a plain search that knows nothing of the game. */
export const botNames = ['random', ...botLevels, 'plain'] as const;
export type BotName = (typeof botNames)[number];

/** Whether a bot goes by this name. */
export function isBotName(name: string): name is BotName {
  return (botNames as readonly string[]).includes(name);
}

/** Whether a bot plays in a style of its own: the yardsticks have none. */
export function hasStyle(name: BotName): boolean {
  return name !== 'random' && name !== 'plain';
}

/** How a bot is made, where it differs from the usual. */
export interface BotSettings {
  readonly personality?: PersonalityName;
  /** The iterations a decision takes, multiplied by this: 1 is the full effort. */
  readonly effort?: number;
  /** Thinks no longer than this, by a clock. */
  readonly time?: { readonly milliseconds: number; readonly now: () => number };
}

/** One answer in so many of an easy bot is a slip. */
const SLIP = 4;
/** Iterations of the plain search, and of a search in a game nobody knows. */
const PLAIN_EFFORT = { hard: 200, master: 800 };

/** A bot with this mind; without one it knows nothing of the game. It keeps buffers of its own: one a thread. */
export function botOf<S extends object, A extends Action>(
  mind: Mind<S, A> | undefined,
  name: BotName,
  settings: BotSettings = {},
): Bot<S, A> {
  switch (name) {
    case 'random':
      return randomBot();
    case 'easy':
      return mind === undefined ? randomBot() : policyBot(withSlips(mind.policyBy(temperOf(settings))));
    case 'normal':
      return mind === undefined ? randomBot() : policyBot(mind.policyBy(temperOf(settings)));
    case 'hard':
    case 'master':
      return (mind?.thinkers?.[name] ?? searchBot)(
        guideOf(mind, settings),
        budgetOf((mind?.effort ?? PLAIN_EFFORT)[name], settings),
        temperOf(settings),
      );
    case 'plain':
      return searchBot(PLAIN_GUIDE, budgetOf(PLAIN_EFFORT.hard, settings));
  }
}

/** What a level searches by and for how long; null where it doesn't search, or not by the guide alone. */
export function searchOf<S, A extends Action>(
  mind: Mind<S, A> | undefined,
  name: BotName,
  settings: BotSettings = {},
): { readonly guide: Guide<S, A>; readonly budget: Budget } | null {
  if (name === 'plain') return { guide: PLAIN_GUIDE, budget: budgetOf(PLAIN_EFFORT.hard, settings) };
  if ((name !== 'hard' && name !== 'master') || mind?.thinkers?.[name] !== undefined) return null;
  return { guide: guideOf(mind, settings), budget: budgetOf((mind?.effort ?? PLAIN_EFFORT)[name], settings) };
}

/** A human slip now and then: some answer, whatever it is. */
function withSlips<S, A extends Action>(policy: Policy<S, A>): Policy<S, A> {
  return (state, seat, legal, count, chance) =>
    chance.below(SLIP) === 0 ? (legal[chance.below(count)] as A) : policy(state, seat, legal, count, chance);
}

function temperOf({ personality = 'steady' }: BotSettings): Temper {
  return personalities[personality].temper;
}

function guideOf<S, A extends Action>(mind: Mind<S, A> | undefined, { personality }: BotSettings): Guide<S, A> {
  const guide = mind?.guide ?? PLAIN_GUIDE;
  return personality === undefined ? guide : { ...guide, taste: personalities[personality].taste };
}

function budgetOf(iterations: number, { effort = 1, time }: BotSettings): Budget {
  if (time !== undefined) return { iterations: Number.MAX_SAFE_INTEGER, ...time };
  return { iterations: Math.max(2, Math.round(iterations * effort)) };
}
