import type { Question, Refusal, Seat } from '@boxcars/engine';
import type { Action, CardFace, Event, EventName, MineName, Town, View } from '@boxcars/games/boomtown';

import { line, player, type Line, type Value, type Values } from '../line.ts';
import type { Say, SayContext } from '../say.ts';

/** How Boomtown speaks. */
export const say: Say<Action, Event, View> = {
  event: sayEvent,
  action: sayAction,
  question: sayQuestion,
  refusal: sayRefusal,
  value: (field, value) =>
    field === 'seat' && typeof value === 'number' ? line('name.player', { seat: player(value) }) : null,
};

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

// long: one case for each kind of event
function sayEvent(event: Event): Line | null {
  switch (event.type) {
    case 'game-started':
      return sayStart(event);
    case 'cards-turned-up':
      return line('event.cards-turned-up', {
        round: event.round,
        rounds: event.rounds,
        cards: event.cards.map(cardName),
      });
    case 'events-returned':
      return line('event.events-returned', { count: event.events.length, events: event.events.map(eventName) });
    case 'bid-made':
      return line('event.bid-made', { seat: player(event.seat), amount: event.amount });
    case 'auction-won':
      return sayWon(event);
    case 'bidding-passed':
    case 'mustang-played':
    case 'mustang-kept':
    case 'dice-kept':
      return line(`event.${event.type}`, { seat: player(event.seat) });
    case 'mine-taken':
    case 'vein-placed':
      return line(`event.${event.type}`, { seat: player(event.seat), mine: mineName(event.mine) });
    case 'event-taken':
    case 'event-kept':
    case 'event-held':
    case 'held-used':
      return line(`event.${event.type}`, { seat: player(event.seat), event: eventName(event.event) });
    case 'opening-paid':
      return sayPaid(event, { town: townName(event.town), to: player(event.to) });
    case 'saloon-paid':
      return sayPaid(event, { to: player(event.to) });
    case 'shark-paid':
      return line('event.shark-paid', { seat: player(event.seat), paid: event.paid });
    case 'mayor-changed':
      return sayMayor(event);
    case 'governor-left':
    case 'governor-placed':
    case 'saloon-opened':
    case 'girls-placed':
      return line(`event.${event.type}`, { seat: player(event.seat), town: townName(event.town) });
    case 'dynamite-fizzled':
      return line('event.dynamite-fizzled');
    case 'mine-blown-up':
    case 'mine-expropriated':
      return line(`event.${event.type}`, {
        seat: player(event.seat),
        owner: player(event.owner),
        mine: mineName(event.mine),
      });
    case 'saloon-blown-up':
      return line('event.saloon-blown-up', {
        seat: player(event.seat),
        owner: player(event.owner),
        town: townName(event.town),
      });
    case 'holdup-tried':
      return sayHoldup(event);
    case 'stagecoach-robbed':
      return line('event.stagecoach-robbed', { seat: player(event.seat), gold: event.gold });
    case 'dice-rolled':
      return line('event.dice-rolled', { seat: player(event.seat), ...diceValues(event.dice) });
    case 'die-turned':
      return line('event.die-turned', {
        seat: player(event.seat),
        from: event.from,
        to: event.to,
        sum: sumOf(event.dice),
      });
    case 'mine-collapsed':
      return line('event.mine-collapsed', { owner: player(event.owner), mine: mineName(event.mine) });
    case 'mine-yielded':
      return line('event.mine-yielded', { seat: player(event.seat), mine: mineName(event.mine), gold: event.gold });
    case 'nothing-yielded':
      return line('event.nothing-yielded', { number: event.number });
    case 'game-ended':
      return line('event.game-ended', {
        count: event.winners.length,
        winners: event.winners.map(player),
        points: Math.max(...event.points),
      });
  }
}

function sayStart({ start, deck, removed }: EventOf<'game-started'>): Line {
  const values = { start: player(start), deck };
  return removed === 0 ? line('event.game-started', values) : line('event.game-started.short', { ...values, removed });
}

function sayWon({ seat, amount, shares, bank }: EventOf<'auction-won'>): Line {
  if (amount === 0) return line('event.auction-won.free', { seat: player(seat) });
  const seats = shares.flatMap((share, other) =>
    share === 0 ? [] : [line('name.share', { seat: player(other), amount: share })],
  );
  const toBank = bank === 0 ? [] : [line('name.share.bank', { amount: bank })];
  return line('event.auction-won', { seat: player(seat), amount, shares: [...seats, ...toBank] });
}

function sayPaid({ type, seat, owed, paid }: EventOf<'opening-paid' | 'saloon-paid'>, more: Values): Line {
  const values = { seat: player(seat), paid, ...more };
  return paid === owed ? line(`event.${type}`, values) : line(`event.${type}.short`, { ...values, owed });
}

function sayMayor({ town, from, to }: EventOf<'mayor-changed'>): Line | null {
  const name = townName(town);
  if (to === null) return from === null ? null : line('event.mayor-changed.empty', { town: name, from: player(from) });
  if (from === null) return line('event.mayor-changed.first', { town: name, to: player(to) });
  return line('event.mayor-changed.next', { town: name, from: player(from), to: player(to) });
}

function sayHoldup({ seat, victim, amount, dice, success, taken }: EventOf<'holdup-tried'>): Line {
  const values = { seat: player(seat), victim: player(victim), amount, sum: sumOf(dice) };
  return success
    ? line('event.holdup-tried.success', { ...values, taken })
    : line('event.holdup-tried.failure', values);
}

// long: one case for each kind of action
function sayAction(action: Action, { view, viewer }: SayContext<View>): Line {
  switch (action.type) {
    case 'pass':
    case 'play-mustang':
    case 'keep-mustang':
    case 'keep-dice':
      return line(`action.${action.type}`);
    case 'bid':
      return line('action.bid', { amount: action.amount });
    case 'take-mine':
      return sayTake(action, view === undefined ? 0 : costOf(view, action.town, viewer));
    case 'take-event':
      return line('action.take-event', { event: eventName(action.event), does: line(`name.does.${action.event}`) });
    case 'use-held':
      return line('action.use-held', { event: eventName(action.event) });
    case 'blow-up-mine':
      return withOwner('action.blow-up-mine', action, view, {});
    case 'blow-up-saloon':
      return line(`action.blow-up-saloon${action.girls ? '.girls' : ''}`, {
        owner: player(action.seat),
        town: townName(action.town),
      });
    case 'expropriate':
      return withOwner('action.expropriate', action, view, { cost: feeOf(view, action.town, viewer) });
    case 'place-governor':
    case 'place-saloon':
    case 'place-girls':
      return line(`action.${action.type}`, { town: townName(action.town) });
    case 'place-vein':
      return line('action.place-vein', { mine: mineName(action), odds: oddsOf(action.number) });
    case 'hold-up':
      return line('action.hold-up', { victim: player(action.seat), amount: action.amount });
    case 'turn-die':
      return sayTurn(action.from, action.to, view?.dice ?? null);
  }
}

function sayTake(mine: MineName, cost: number): Line {
  const values = { mine: mineName(mine), odds: oddsOf(mine.number) };
  return cost === 0 ? line('action.take-mine', values) : line('action.take-mine.costs', { ...values, cost });
}

function withOwner(key: string, mine: MineName, view: View | undefined, more: Values): Line {
  const owner = view === undefined ? -1 : ownerOf(view, mine);
  if (owner < 0) return line(key, { mine: mineName(mine) });
  return line(`${key}.owner`, { mine: mineName(mine), owner: player(owner), ...more });
}

function ownerOf(view: View, { town, number, gold }: MineName): Seat {
  return view.players.findIndex(({ mines }) =>
    mines.some((mine) => mine.town === town && mine.number === number && mine.gold === gold),
  );
}

function costOf(view: View, town: Town, seat: Seat): number {
  return view.towns.find((one) => one.town === town)?.costs[seat] ?? 0;
}

function feeOf(view: View | undefined, town: Town, seat: Seat): number {
  return view?.expropriationFee === true ? costOf(view, town, seat) : 0;
}

function sayTurn(from: number, to: number, dice: readonly number[] | null): Line {
  if (dice === null) return line('action.turn-die', { from, to });
  return line('action.turn-die.sum', { from, to, sum: sumOf(dice) - from + to });
}

function sayQuestion(question: Question<Action>): Line {
  const { kind, facts = {} } = question;
  if (kind === 'bid') {
    return line('question.bid', { least: Number(facts['highest']) + 1, most: Number(facts['gold']) });
  }
  if (kind === 'turn-die') return line('question.turn-die', diceValues(facts['dice'] as readonly number[]));
  return line(`question.${kind}`);
}

function sayRefusal({ code, values = {} }: Refusal): Line {
  const { town } = values;
  const isTown = typeof town === 'string' && TOWN_CODES.has(town);
  return line(`refusal.${code}`, isTown ? { ...values, town: line(`name.town.${town}`) } : values);
}

const TOWN_CODES: ReadonlySet<string> = new Set<Town>([
  'cactus-junction',
  'cold-mountain',
  'coyote-city',
  'dry-gulch',
  'san-narciso',
]);

function cardName(face: CardFace): Value {
  if (face.card === 'event') return eventName(face.event);
  const { town, number, gold, dangerous } = face;
  return line(dangerous ? 'name.mine.dangerous' : 'name.mine', { town: townName(town), number, gold });
}

function mineName({ town, number, gold }: MineName): Line {
  return line('name.mine', { town: townName(town), number, gold });
}

function townName(town: Town): Line {
  return line(`name.town.${town}`);
}

function eventName(event: EventName): Line {
  return line(`name.card.${event}`);
}

/** Of 36 rolls, how many show a sum. */
function oddsOf(sum: number): number {
  return 6 - Math.abs(7 - sum);
}

function diceValues(dice: readonly number[]): Values {
  return { a: dice[0] ?? 0, b: dice[1] ?? 0, sum: sumOf(dice) };
}

function sumOf(dice: readonly number[]): number {
  return (dice[0] ?? 0) + (dice[1] ?? 0);
}
