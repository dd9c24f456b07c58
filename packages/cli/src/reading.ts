import { botNames, type BotName } from '@boxcars/bots';
import { readOptions, type AnyGame, type Json, type OptionSpec } from '@boxcars/engine';
import { findGame, games } from '@boxcars/games';

import { badInput, refusedInput } from './bad-input.ts';
import { readJsonFile } from './files.ts';

/** The game a person named. */
export function readGame(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw badInput('cli.unknown-game', { game: id, allowed: Object.keys(games) });
  return game;
}

/** A whole number within bounds. */
export function readInteger(flag: string, text: string, min: number, max: number): number {
  if (!isWhole(text, min, max)) throw badInput('cli.not-in-range', { flag, given: text, min, max });
  return Number(text);
}

/** One of a list of words. */
export function readWord<T extends string>(flag: string, text: string, allowed: readonly T[]): T {
  const word = allowed.find((one) => one === text);
  if (word === undefined) throw badInput('cli.not-a-choice', { flag, given: text, allowed });
  return word;
}

/** How many players sit down: as many as named, else as near to `usual` as the game allows. */
export function readPlayers(game: AnyGame, text: string | undefined, usual: number): number {
  const { min, max } = game.seats;
  if (text === undefined) return Math.min(max, Math.max(min, usual));
  if (!isWhole(text, min, max)) throw badInput('cli.seat-count', { game: game.id, given: text, min, max });
  return Number(text);
}

/** The settings of a game from `name=value` texts, checked by the game. A deck is read from the file named. */
export function readGameOptions(
  game: AnyGame,
  pairs: readonly string[],
  seats: number,
): { readonly [name: string]: Json } {
  const given: { [name: string]: Json } = {};
  for (const pair of pairs) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw badInput('cli.option-form', { given: pair });
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    given[name] = spec === undefined ? value : readValue(spec, value);
  }
  const options = readOptions(game.options, given);
  if (!options.ok) throw refusedInput(game, options.refusal);
  const problem = game.checkOptions(options.value, seats);
  if (problem !== null) throw refusedInput(game, problem);
  return options.value;
}

/** The bots of so many seats: one name stands for all. */
export function readBots(text: string, seats: number): BotName[] {
  const names = text.split(',').map((name) => readWord('--bots', name, botNames));
  const [first] = names;
  if (names.length === 1 && first !== undefined) return Array.from({ length: seats }, () => first);
  if (names.length !== seats) throw badInput('cli.bot-count', { given: names.length, players: seats });
  return names;
}

/** Gathers a flag that may be given several times. */
export function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

/** The seed of a number or of any word: 32 bits. */
export function readSeed(text: string): number {
  if (/^\d+$/.test(text)) return Number(BigInt(text) & 0xffffffffn);
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function isWhole(text: string, min: number, max: number): boolean {
  return /^-?\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}

function readValue(spec: OptionSpec, text: string): Json {
  switch (spec.kind) {
    case 'switch':
      return { true: true, on: true, false: false, off: false }[text] ?? text;
    case 'number':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'choice':
      return text;
    case 'deck':
      return text === 'null' ? null : readJsonFile(text);
  }
}
