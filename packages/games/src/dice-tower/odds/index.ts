export {
  isPossiblePosition,
  turnPositionOf,
  turnPositionSeen,
  type RolledPosition,
  type TurnPosition,
} from './position.ts';
export { type OddsCard } from './solve.ts';
export { TurnOdds, type Move } from './turn-odds.ts';
