import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AnyGame } from '@boxcars/engine';
import type { Scenario } from '@boxcars/engine/testkit';
import { findGame } from '@boxcars/games';
import { QUESTION_KINDS as BOOMTOWN } from '@boxcars/games/boomtown';
import { QUESTION_KINDS as DICE_TOWER } from '@boxcars/games/dice-tower';
import { QUESTION_KINDS as DICE_TOWN } from '@boxcars/games/dice-town';
import { QUESTION_KINDS as WINNERS_CIRCLE } from '@boxcars/games/winners-circle';

import { Sandbox } from '../src/net/local/sandbox.ts';

const SCENARIOS = fileURLToPath(new URL('../../games/scenarios', import.meta.url));

/** Everything that can be asked, by game, and the end of each. */
export const KINDS: { readonly [game: string]: readonly string[] } = {
  'dice-town': [...DICE_TOWN, 'the end'],
  boomtown: [...BOOMTOWN, 'the end'],
  'winners-circle': [...WINNERS_CIRCLE, 'the end'],
  'dice-tower': [...DICE_TOWER, 'the end'],
};

/** Where in the gallery a kind of question is asked, and of whom. */
export interface Phase {
  readonly game: string;
  readonly kind: string;
  readonly scenario: string;
  readonly step: number;
  readonly seat: number;
}

/** The first place of each kind, in the order of the scenarios. */
export function findPhases(): Phase[] {
  const found = new Map<string, Phase>();
  for (const file of globSync('*/*.json', { cwd: SCENARIOS }).toSorted()) {
    const game = dirname(file);
    const rules = findGame(game);
    if (rules === undefined) throw new Error(`no game is called ${game}`);
    const scenario = JSON.parse(readFileSync(join(SCENARIOS, file), 'utf8')) as Scenario;
    for (const phase of phasesIn(rules, scenario, basename(file, '.json'))) {
      const key = `${game}/${phase.kind}`;
      if (!found.has(key)) found.set(key, phase);
    }
  }
  return [...found.values()];
}

function phasesIn(game: AnyGame, scenario: Scenario, name: string): Phase[] {
  const sandbox = new Sandbox(game, scenario);
  const phases: Phase[] = [];
  for (const [step, taken] of [null, ...Sandbox.stepsOf(scenario)].entries()) {
    if (taken !== null) sandbox.take(taken);
    const { open } = sandbox;
    const kind = open?.window.kind ?? 'the end';
    const seat = open?.window.seats.find((one) => sandbox.pending(one) === null) ?? 0;
    phases.push({ game: game.id, kind, scenario: name, step, seat });
  }
  return phases;
}

/** Its address, for a gallery without motion. */
export function addressOf({ game, scenario, step, seat }: Phase): string {
  return `/gallery/${game}/${scenario}?step=${step}&seat=${seat}&motion=off`;
}
