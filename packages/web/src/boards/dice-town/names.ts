import type { CardName, Face, Service, View } from '@boxcars/games/dice-town';

import { line, player, type Line } from '../../words.ts';

export function isDeed(card: CardName): boolean {
  return partsOf(card).kind === 'property';
}

/** A card by its kind and its points, where it has any. */
export function partsOf(card: CardName): { readonly kind: string; readonly points: number | null } {
  const [kind = '', points] = card.split('-');
  return { kind, points: points === undefined ? null : Number(points) };
}

export function cardLine(card: CardName): Line {
  const { kind, points } = partsOf(card);
  return points === null ? line(`name.card.${kind}`) : line(`name.${kind}`, { points });
}

/** What a card does. */
export function doesLine(card: CardName): Line {
  const { kind, points } = partsOf(card);
  return points === null ? line(`name.does.${kind}`) : line(`name.does.${kind}`, { points });
}

export function serviceLine(service: Service): Line {
  return line(`name.service.${service}`);
}

/** Cards that are known, Properties in one by their points. */
export function knownLines(cards: readonly CardName[]): Line[] {
  const deeds = cards.filter(isDeed).map((card) => partsOf(card).points ?? 0);
  const points = deeds.toSorted((a, b) => a - b).join(' ');
  return [
    ...cards.filter((card) => !isDeed(card)).map(cardLine),
    ...(deeds.length > 0 ? [line('board.deeds', { count: deeds.length, points })] : []),
  ];
}

/** A player in the middle of a sentence, where the reader is `you`. */
export function nameLine(seat: number): Line {
  return line('name.player', { seat: player(seat) });
}

/** So many cards of each back. */
export function backLines(store: number, properties: number): Line[] {
  return [
    ...(store > 0 ? [line('name.backs.store', { count: store })] : []),
    ...(properties > 0 ? [line('name.backs.properties', { count: properties })] : []),
  ];
}

/** Nuggets and dollars in words. */
export function moneyLines(nuggets: number, dollars: number): Line[] {
  return [
    ...(nuggets > 0 ? [line('name.nuggets', { count: nuggets })] : []),
    ...(dollars > 0 ? [line('name.dollars', { count: dollars })] : []),
  ];
}

/** Everything in an offer: cards by name where they are known, the others by their backs. */
export function termLines(offer: NonNullable<View['tie']>['offers'][number]): Line[] {
  const { sure, store, properties } = offer.cards;
  const known = sure.length === store + properties;
  return [...moneyLines(offer.nuggets, offer.dollars), ...(known ? sure.map(cardLine) : backLines(store, properties))];
}

export function diceText(dice: readonly Face[]): string {
  return dice.join(' ');
}
