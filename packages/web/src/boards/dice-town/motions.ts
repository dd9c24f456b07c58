import type { Event, Face, Service, View } from '@boxcars/games/dice-town';

import type { Motion, Thing } from '../board.ts';

type Terms = {
  readonly nuggets: number;
  readonly dollars: number;
  readonly store: number;
  readonly properties: number;
};

function fly(thing: Thing, from: string, to: string, count = 1, label = ''): Motion[] {
  return count > 0 ? [{ motion: 'fly', thing, from, to, count, label }] : [];
}

function coins(from: string, to: string, dollars: number): Motion[] {
  return fly('coin', from, to, dollars, '$');
}

function glow(at: string): Motion {
  return { motion: 'glow', at };
}

function dice(faces: readonly Face[], from: string, to: string): Motion[] {
  return faces.flatMap((face) => fly('die', from, to, 1, face));
}

/** Everything in an offer, from one place to another. */
function terms({ nuggets, dollars, store, properties }: Terms, from: (what: string) => string, to: string): Motion[] {
  return [
    ...fly('nugget', from('gold'), to, nuggets),
    ...coins(from('money'), to, dollars),
    ...fly('back', from('store'), to, store),
    ...fly('back', from('lots'), to, properties),
  ];
}

const purse = (seat: number) => (what: string) => `seat:${seat}:${what}`;

/** Money, cards, dice and the badge go from where they were to where they go. */
// long: one case for each kind of event
export function motions(event: Event, view: View): readonly Motion[] {
  switch (event.type) {
    case 'dice-rolled':
      return [{ motion: 'shake', at: `cup:${event.seat}` }];
    case 'dice-kept':
    case 'last-roll-kept':
      return [...dice(event.dice, `cup:${event.seat}`, `kept:${event.seat}`), glow(`row:${event.seat}`)];
    case 'dice-put-back':
      return dice(event.dice, `kept:${event.seat}`, `cup:${event.seat}`);
    case 'reveal-paid':
      return coins(`seat:${event.seat}:money`, 'place:stagecoach', event.dollars);
    case 'brute-stopped':
    case 'cheat-stopped':
    case 'card-stopped':
      return [...fly('card', `seat:${event.by}:store`, `row:${event.seat}`, 1, '✋'), glow(`row:${event.seat}`)];
    case 'cheat-shown':
    case 'die-turned':
      return [glow(`row:${event.seat}`)];
    case 'place-won':
      return [glow(`place:${event.place}`), glow(`row:${event.seat}`)];
    case 'place-tied':
    case 'place-empty':
      return [glow(`place:${event.place}`)];
    case 'offer-made':
      return terms(event, purse(event.seat), 'desk');
    case 'offer-paid':
      return terms(event, purse(event.seat), `seat:${event.sheriff}`);
    case 'sheriff-decided':
    case 'champion-chosen':
      return [glow(`row:${event.seat}`)];
    case 'card-played':
      return fly('card', `seat:${event.seat}:store`, event.target === null ? 'desk' : `seat:${event.target}`);
    case 'nuggets-dug':
      return fly('nugget', 'place:mine', `seat:${event.seat}:gold`, event.nuggets);
    case 'bank-split':
    case 'bank-robbed':
      return coins('place:bank', `seat:${event.seat}:money`, event.dollars);
    case 'stagecoach-arrived':
      return coins('place:stagecoach', 'place:bank', event.dollars);
    case 'cards-drawn':
      return fly('back', view.place === 'doc' ? 'place:doc' : 'place:store', 'desk', event.count);
    case 'card-gained':
      return event.joe ? [glow('desk')] : fly('back', 'desk', `seat:${event.seat}:store`);
    case 'hand-robbed':
      return [
        ...fly('back', `seat:${event.victim}:store`, 'desk', event.store),
        ...fly('back', `seat:${event.victim}:lots`, 'desk', event.properties),
      ];
    case 'card-stolen':
      return fly('back', 'desk', `seat:${event.seat}:${event.back === 'store' ? 'store' : 'lots'}`);
    case 'joe-paid':
      return coins(`seat:${event.target}:money`, `seat:${event.seat}:money`, event.dollars);
    case 'badge-taken':
      return fly('badge', `seat:${event.from}`, `seat:${event.seat}`);
    case 'badge-kept':
      return [glow(`seat:${event.seat}`)];
    case 'properties-granted':
      return event.properties.flatMap((card, i) =>
        fly('card', `lot:${i}`, `seat:${event.seat}:lots`, 1, card.replace('property-', '')),
      );
    case 'property-bought':
      return fly('back', 'lots', `seat:${event.seat}:lots`);
    case 'row-laid':
    case 'row-filled':
      return [glow('lots')];
    case 'doc-visited':
      return served(event.seat, event.service);
    case 'properties-wired':
      return fly('card', `seat:${event.seat}:lots`, `row:${event.seat}`, event.properties.length);
    case 'dollars-collected':
      return event.payments.flatMap(({ seat, amount }) =>
        coins(`seat:${seat}:money`, `seat:${event.seat}:money`, amount),
      );
    case 'nuggets-collected':
      return event.payments.flatMap(({ seat, amount }) =>
        fly('nugget', `seat:${seat}:gold`, `seat:${event.seat}:gold`, amount),
      );
    case 'hand-shown':
      return [glow(`seat:${event.seat}`)];
    case 'sheriff-named':
      return fly('badge', 'place:sheriff', `seat:${event.seat}`);
    case 'round-started':
    case 'offers-called':
    case 'visits-ordered':
    case 'store-shuffled':
    case 'card-kept':
    case 'doc-passed':
    case 'game-ended':
      return [];
  }
}

function served(seat: number, service: Service): Motion[] {
  return service === 'draw' ? [glow('place:doc')] : [glow('place:doc'), glow(`row:${seat}`)];
}
