import type { Seat } from '@boxcars/engine';
import {
  contentOf,
  at,
  CARD_SHARK,
  countMines,
  DYNAMITE,
  EXPROPRIATION,
  GOVERNOR,
  HOLDUP,
  MUSTANG,
  NEW_VEIN,
  oddsOf,
  openingCost,
  SALOON,
  SALOON_GIRLS,
  STAGECOACH_ROBBERY,
  TELEGRAPH,
  TOWNS,
  UNSEEN,
  type State,
} from '@boxcars/games/boomtown';

const ROLLS = 36;
/** How likely a dangerous mine stands a production: neither a 2 nor a 12. */
export const STAYS_OPEN = 34 / ROLLS;
const MAYOR_POINTS = 5;
/** A post is lost now and then, so it is worth a little less than it scores. */
export const POST = 0.8 * MAYOR_POINTS;
/** Of the unseen mines of a town, how many another player will open there while one is mayor. */
const OPENED_BY_OTHERS = 0.35;

/** How likely two dice are to show a sum. */
export function chanceOf(sum: number): number {
  return oddsOf(sum) / ROLLS;
}

/** Productions still to come, this round's included. */
export function productionsLeft(state: State): number {
  return state.rounds - state.round + 1;
}

/** What a mine gives whoever has it until the end: its yields, less what Saloons take, and the gold printed on it. */
export function mineWorth(state: State, mine: number, seat: Seat): number {
  const content = contentOf(state);
  const left = productionsLeft(state);
  const town = content.town[mine] ?? 0;
  const odds = chanceOf(content.number[mine] ?? 0);
  const printed = content.gold[mine] ?? 0;
  const yields = printed + 3 * (state.veins[mine] ?? 0) - saloonCosts(state, town, seat);
  if (content.dangerous[mine] !== true) return printed + odds * yields * left;
  const stays = STAYS_OPEN ** left;
  return printed * stays + odds * yields * ((1 - stays) / (1 - STAYS_OPEN)) * STAYS_OPEN;
}

/** What others' Saloons take from each yield in a town. */
function saloonCosts(state: State, town: number, seat: Seat): number {
  let cost = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    cost += 2 * (state.saloons[at(state, town, other)] ?? 0) + 4 * (state.girls[at(state, town, other)] ?? 0);
  }
  return cost;
}

/** What one more mine in a town does for a seat's post there: the points, the costs others will pay, the rival's loss. */
export function postWorth(state: State, town: number, seat: Seat): number {
  const mayor = state.mayor[town] ?? -1;
  const mines = countMines(state, town, seat) + 1;
  const fees = OPENED_BY_OTHERS * unseenIn(state, town);
  if (mayor === seat) return fees + 0.5;
  const most = mostOfOthers(state, town, seat);
  if (mines >= 2 && mines > most) return POST + fees * mines + (mayor < 0 ? 0 : POST / (state.seats - 1));
  return mines === most && mines >= 2 ? 1.5 : 0.5;
}

function mostOfOthers(state: State, town: number, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, countMines(state, town, other));
  }
  return most;
}

/** Mines of a town that are still to come, as far as anyone knows. */
function unseenIn(state: State, town: number): number {
  const content = contentOf(state);
  let unseen = 0;
  for (let mine = 0; mine < content.mines; mine++) {
    if (content.town[mine] === town && state.owner[mine] === UNSEEN) unseen += 1;
  }
  return unseen;
}

/** What a card on offer is worth to a seat, in points at the end. */
export function cardWorth(state: State, card: number, seat: Seat): number {
  const content = contentOf(state);
  if (card >= content.mines) return eventWorth(state, card - content.mines, seat);
  const town = content.town[card] ?? 0;
  const cost = Math.min(state.gold[seat] ?? 0, openingCost(state, town, seat));
  return mineWorth(state, card, seat) + postWorth(state, town, seat) - cost * rivalry(state);
}

/** What changes hands counts twice: one has less, and one of the others more. */
export function rivalry(state: State): number {
  return 1 + 1 / (state.seats - 1);
}

const HOLDUP_WORTH = 4.3;
const MUSTANG_WORTH = 2;
const TELEGRAPH_WORTH = 3.5;
const STAGECOACH_GOLD = 10;
const SHARK_TAKES = 4;

function eventWorth(state: State, event: number, seat: Seat): number {
  const left = productionsLeft(state);
  switch (event) {
    case STAGECOACH_ROBBERY:
      return STAGECOACH_GOLD;
    case CARD_SHARK:
      return othersMean(state, seat, (other) => Math.min(SHARK_TAKES, state.gold[other] ?? 0));
    case HOLDUP:
      return HOLDUP_WORTH * rivalry(state);
    case DYNAMITE:
      return bestTarget(state, seat, lossWorth);
    case EXPROPRIATION:
      return Math.max(0.5, bestTarget(state, seat, gainWorth));
    case NEW_VEIN:
      return 3 * bestOdds(state, seat) * left;
    case SALOON:
      return bestSaloon(state, seat);
    case SALOON_GIRLS:
      return ownsSaloon(state, seat) ? bestSaloon(state, seat) : 0.5;
    case GOVERNOR:
      return bestGovernor(state, seat);
    case MUSTANG:
      return left > 1 ? MUSTANG_WORTH : 0;
    case TELEGRAPH:
      return left > 1 ? TELEGRAPH_WORTH : 2;
    default:
      return 0;
  }
}

function othersMean(state: State, seat: Seat, of: (other: Seat) => number): number {
  let sum = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) sum += of(other);
  return sum / (state.seats - 1);
}

type TargetWorth = (state: State, seat: Seat, mine: number) => number;

function bestTarget(state: State, seat: Seat, worth: TargetWorth): number {
  countWealth(state);
  let best = 0;
  for (let mine = 0; mine < contentOf(state).mines; mine++) {
    const owner = state.owner[mine] ?? UNSEEN;
    if (owner >= 0 && owner !== seat) best = Math.max(best, worth(state, seat, mine));
  }
  return best;
}

/** What it is worth to see another's mine gone: more against those who are ahead. */
export function blowUpWorth(state: State, seat: Seat, mine: number): number {
  countWealth(state);
  return lossWorth(state, seat, mine);
}

/** What it is worth to take another's mine, its cost paid. */
export function expropriationWorth(state: State, seat: Seat, mine: number): number {
  countWealth(state);
  return gainWorth(state, seat, mine);
}

/** `blowUpWorth` once the wealth is counted. */
function lossWorth(state: State, seat: Seat, mine: number): number {
  const owner = state.owner[mine] ?? 0;
  const post = losesPost(state, mine) ? MAYOR_POINTS : 0;
  return (rankWeight(state, seat, owner) * (mineWorth(state, mine, owner) + post)) / (state.seats - 1);
}

/** `expropriationWorth` once the wealth is counted. */
function gainWorth(state: State, seat: Seat, mine: number): number {
  const town = contentOf(state).town[mine] ?? 0;
  if (countMines(state, town, seat) === 0) return 0;
  const cost = state.expropriationFee ? Math.min(state.gold[seat] ?? 0, openingCost(state, town, seat)) : 0;
  const gain = mineWorth(state, mine, seat) + postWorth(state, town, seat);
  return gain + lossWorth(state, seat, mine) - cost * rivalry(state);
}

function losesPost(state: State, mine: number): boolean {
  const town = contentOf(state).town[mine] ?? 0;
  const owner = state.owner[mine] ?? 0;
  if (state.mayor[town] !== owner) return false;
  return mostOfOthers(state, town, owner) >= countMines(state, town, owner);
}

/** Twice as much for the strongest rival, as far as gold and mines tell. */
function rankWeight(state: State, seat: Seat, rival: Seat): number {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && (wealth[other] as number) > (wealth[rival] as number)) return 0.8;
  }
  return 1.6;
}

/** The richest of the others, as far as gold, printed gold and posts tell; -1 between equals. */
export function leaderBeside(state: State, seat: Seat): Seat {
  countWealth(state);
  let leader = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    const rich = wealth[other] as number;
    if (other === seat || rich < most) continue;
    leader = rich === most ? -1 : other;
    most = rich;
  }
  return leader;
}

/** By seat: gold, printed gold and posts, as last counted. */
const wealth: number[] = [];

function countWealth(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) wealth[seat] = state.gold[seat] as number;
  const { mines, gold } = contentOf(state);
  for (let mine = 0; mine < mines; mine++) {
    const owner = state.owner[mine] as number;
    if (owner >= 0) wealth[owner] = (wealth[owner] as number) + (gold[mine] as number);
  }
  for (let town = 0; town < TOWNS.length; town++) {
    const mayor = state.mayor[town] as number;
    if (mayor >= 0) wealth[mayor] = (wealth[mayor] as number) + MAYOR_POINTS;
  }
}

function bestOdds(state: State, seat: Seat): number {
  let best = 0;
  for (let mine = 0; mine < contentOf(state).mines; mine++) {
    if (state.owner[mine] === seat) best = Math.max(best, veinOdds(state, mine));
  }
  return best;
}

/** How likely a New Vein under a mine is to yield in a round; a mine that may collapse counts half. */
export function veinOdds(state: State, mine: number): number {
  const odds = chanceOf(contentOf(state).number[mine] ?? 0);
  return contentOf(state).dangerous[mine] === true ? odds / 2 : odds;
}

/** What a Saloon in a town brings until the end. */
export function saloonWorth(state: State, town: number, seat: Seat): number {
  const content = contentOf(state);
  let worth = 0;
  for (let mine = 0; mine < content.mines; mine++) {
    if (content.town[mine] !== town) continue;
    const owner = state.owner[mine] ?? UNSEEN;
    const share = owner === seat ? 0 : owner >= 0 ? 1 : owner === UNSEEN ? 0.3 : 0;
    worth += share * chanceOf(content.number[mine] ?? 0);
  }
  return 2 * worth * productionsLeft(state) * rivalry(state);
}

function bestSaloon(state: State, seat: Seat): number {
  let best = 0;
  for (let town = 0; town < TOWNS.length; town++) best = Math.max(best, saloonWorth(state, town, seat));
  return best;
}

function ownsSaloon(state: State, seat: Seat): boolean {
  for (let town = 0; town < TOWNS.length; town++) if ((state.saloons[at(state, town, seat)] ?? 0) > 0) return true;
  return false;
}

/** What doubling the costs in a town brings its mayor. */
export function governorWorth(state: State, town: number, seat: Seat): number {
  return OPENED_BY_OTHERS * unseenIn(state, town) * countMines(state, town, seat) * rivalry(state);
}

function bestGovernor(state: State, seat: Seat): number {
  let best = 1;
  for (let town = 0; town < TOWNS.length; town++) {
    if (state.mayor[town] === seat) best = Math.max(best, governorWorth(state, town, seat));
  }
  return best;
}
