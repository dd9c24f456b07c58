import { chooseFor, makeBot, type Bot } from '@boxcars/bots';
import { FastChance, readOptions, type Action, type AnyGame } from '@boxcars/engine';
import { findGame } from '@boxcars/games';

import { readEntrant } from '../../src/tournament/entrant.ts';

/** Games that a pace is measured in. */
const GAMES = 4;

/** Milliseconds of processor time that each bot of a table takes for a choice, whatever else the machine does. */
export function paceOf(id: string, names: readonly string[]): number[] {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const clocks = names.map((name) => new Clocked(id, name));
  for (let deal = 0; deal < GAMES; deal++) playOne(game, clocks, deal);
  return clocks.map(({ spent, choices }) => spent / choices);
}

/** A bot with a stopwatch. */
class Clocked {
  spent = 0;
  choices = 0;
  readonly bot: Bot<object, Action>;

  constructor(game: string, name: string) {
    const { bot, ...settings } = readEntrant(name);
    const inner = makeBot<object, Action>(game, bot, settings);
    this.bot = {
      choose: (position) => {
        const start = process.threadCpuUsage();
        const action = inner.choose(position);
        const { user, system } = process.threadCpuUsage(start);
        this.spent += (user + system) / 1000;
        this.choices += 1;
        return action;
      },
    };
  }
}

function playOne(game: AnyGame, clocks: readonly Clocked[], deal: number): void {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(deal);
  const state = game.setup(clocks.length, options.value, chance);
  const answers: (Action | undefined)[] = [];
  for (let window = game.window(state); window !== null; window = game.window(state)) {
    for (const seat of window.seats) {
      const clock = clocks[(seat + deal) % clocks.length];
      if (clock !== undefined) answers[seat] = chooseFor(game, state, seat, clock.bot, chance);
    }
    game.apply(state, answers, chance);
  }
}
