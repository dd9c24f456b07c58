import { dealFrom, type Chance, type Log } from '@boxcars/engine';

import { GATES, MOST_HORSES } from '../content.ts';
import type { Event } from '../events.ts';
import {
  ALL_UP,
  hasCrossed,
  horseAt,
  layCard,
  liftHorse,
  NO_GATE,
  placeOf,
  putHorse,
  type Gate,
  type State,
} from '../state.ts';

/** WC-G1 to WC-G3: seven new horses at the gates and behind the line, all cards face up, nobody at the pace. */
export function goToGates(state: State, chance: Chance, log?: Log<Event>): void {
  if (state.race > 0) clearGates(state);
  state.race += 1;
  state.pace = NO_GATE;
  state.faceUp = ALL_UP;
  state.finished = [];
  log?.tell({ type: 'race-started', race: state.race });
  drawHorses(state, chance, log);
}

/** WC-G3: the last race's cards are gone, and its horses leave the track. */
function clearGates(state: State): void {
  for (let gate = 0; gate < GATES; gate++) {
    state.gone.push(horseAt(state, gate));
    if (!hasCrossed(state, gate)) liftHorse(state, gate);
  }
}

/** Cards come off the race's shuffle; what Royal Turf sets aside stays in the deck and is in the next race's. */
function drawHorses(state: State, chance: Chance, log?: Log<Event>): void {
  const cards = state.deck.slice();
  dealFrom(chance, state.rules.royalTurf ? cards.length : GATES, cards, 'horses', state.race);
  let top = cards.length - 1;
  for (let gate = 0; gate < GATES; gate++) {
    while (state.rules.royalTurf && isHeadAtGates(state, cards[top], gate)) setAside(state, cards[top--], log);
    takeGate(state, gate, cards[top--], log);
  }
  removeDrawn(state);
}

function takeGate(state: State, gate: Gate, horse: number | undefined, log?: Log<Event>): void {
  if (horse === undefined) throw new Error('the deck has no seven horses for this race');
  layCard(state, gate, horse);
  putHorse(state, gate, startPlace(state, gate));
  log?.tell({ type: 'horse-drawn', gate, horse: nameOf(state, horse), place: placeOf(state, gate) });
}

/** WC-G2, WC-R5: gate 1 on space 36 and each next one space behind it; with WC-V3 all on space 36. */
export function startPlace(state: State, gate: Gate): number {
  // Not `-gate`: minus zero is no small integer, and would make every place a slow double.
  return state.rules.crowdedField ? 0 : 0 - gate;
}

/** WC-V2: whether one of the first `count` gates has a horse with the same head. */
function isHeadAtGates(state: State, horse: number | undefined, count: number): boolean {
  if (horse === undefined) return false;
  for (let gate = 0; gate < count; gate++) {
    if (headOf(state, horseAt(state, gate)) === headOf(state, horse)) return true;
  }
  return false;
}

function setAside(state: State, horse: number | undefined, log?: Log<Event>): void {
  if (horse !== undefined)
    log?.tell({ type: 'horse-set-aside', horse: nameOf(state, horse), head: headOf(state, horse) });
}

/** By horse: 0 while it is being drawn, otherwise 1. */
const KEPT: number[] = Array.from({ length: MOST_HORSES }, () => 1);

/** Takes the horses at the gates out of the deck, which stays in ascending order. */
function removeDrawn({ deck, gates }: State): void {
  for (let gate = 0; gate < GATES; gate++) KEPT[gates[gate] as number] = 0;
  let kept = 0;
  for (let i = 0; i < deck.length; i++) {
    const horse = deck[i] as number;
    deck[kept] = horse;
    kept += KEPT[horse] as number;
  }
  for (let gate = 0; gate < GATES; gate++) {
    KEPT[gates[gate] as number] = 1;
    deck.pop();
  }
}

function headOf(state: State, horse: number): number {
  return state.rules.horses[horse]?.head ?? 0;
}

function nameOf(state: State, horse: number): string {
  return state.rules.horses[horse]?.name ?? '';
}
