import { cardsIn, hide, peek, resampleCards, type Chance, type Seat, type Viewer } from '@boxcars/engine';

import { SERVICES } from './actions.ts';
import { ELIXIR } from './content.ts';
import { countDice, FACES, NO_DICE, ONE, type Pool } from './dice.ts';
import { canServe } from './phases/services.ts';
import { cloneState, cupOf, handOf, type HeldPlay, type State } from './state.ts';

const STORE_TABLE = 0;
const PROPERTY_TABLE = 1;

/** A random state the viewer can't tell from the true one: hidden cards, others' cups, and plays not yet shown. */
export function resampleState(state: State, viewer: Viewer, chance: Chance): State {
  const other: State = {
    ...cloneState(state),
    store: resampleCards(state.store, viewer, chance, STORE_TABLE),
    properties: resampleCards(state.properties, viewer, chance, PROPERTY_TABLE),
  };
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    redrawCup(other, seat, chance);
    redrawHeld(other, seat, chance);
  }
  return other;
}

/** How many dice lie under a cup is public; which, is not. */
function redrawCup(state: State, seat: Seat, chance: Chance): void {
  const count = countDice(cupOf(state, seat));
  if (count === 0) return;
  const faces: number[] = [];
  chance.roll(count, FACES.length, faces, 'resample-cup', seat);
  let pool = NO_DICE;
  for (let i = 0; i < count; i++) pool += ONE[(faces[i] as number) - 1] as Pool;
  state.cups[seat] = hide(pool);
}

/** DT-G4: a seat that was asked and not yet heard of may have played the card, if it holds one. */
function redrawHeld(state: State, seat: Seat, chance: Chance): void {
  if (state.unheard === 0) return;
  state.held[seat] = hide<HeldPlay>(null);
  const mayPlay =
    (state.unheard & (1 << seat)) !== 0 && peek(cardsIn(state.store, handOf(seat))).includes(state.moment);
  if (!mayPlay || chance.die(2, 'resample-held', seat) === 1) return;
  if (state.moment !== ELIXIR) {
    state.held[seat] = hide<HeldPlay>('play');
    return;
  }
  const services = SERVICES.filter((service) => canServe(state, seat, service));
  const service = services[chance.die(Math.max(1, services.length), 'resample-service', seat) - 1];
  state.held[seat] = hide<HeldPlay>(service ?? null);
}
