import {
  GIRLS_TAKE,
  isCollapse,
  oddsOf,
  SALOON_TAKES,
  VEIN_YIELDS,
  type MineName,
  type OwnedMine,
  type Town,
  type View,
} from '@boxcars/games/boomtown';

/** Of how many rolls odds are counted. */
export const ROLLS = 36;

/** What a Saloon takes of a yield in its town. */
export function saloonTakes({ girls }: { readonly girls: boolean }): number {
  return girls ? GIRLS_TAKE : SALOON_TAKES;
}

export function yieldOf({ gold, veins }: OwnedMine): number {
  return gold + VEIN_YIELDS * veins;
}

/** A mine that a roll makes yield or fall in. */
export interface Hit {
  readonly seat: number;
  readonly mine: OwnedMine;
  readonly gold: number;
}

/** [BT-D1, BT-D3] The mines that yield at this result: those that fall in first are not among them. */
export function hitsOf({ players }: View, sum: number): readonly Hit[] {
  return players.flatMap(({ mines }, seat) =>
    mines
      .filter((mine) => mine.number === sum && !(mine.dangerous && isCollapse(sum)))
      .map((mine) => ({ seat, mine, gold: yieldOf(mine) })),
  );
}

/** [BT-D3] The mines that fall in at this result. */
export function fallsOf({ players }: View, sum: number): readonly Hit[] {
  if (!isCollapse(sum)) return [];
  return players.flatMap(({ mines }, seat) =>
    mines.filter(({ dangerous }) => dangerous).map((mine) => ({ seat, mine, gold: 0 })),
  );
}

/** [BT-D4] What each seat would win or lose by a result, if everyone can pay. */
export function balanceOf(view: View, sum: number): readonly number[] {
  const balance = view.players.map(() => 0);
  const add = (seat: number, gold: number): void => {
    balance[seat] = (balance[seat] ?? 0) + gold;
  };
  for (const { seat, mine, gold } of hitsOf(view, sum)) {
    add(seat, gold);
    for (const { keeper, takes } of feesOn(view, mine.town, seat)) {
      add(seat, -takes);
      add(keeper, takes);
    }
  }
  return balance;
}

/** [BT-D4] The Saloons of others that take their share whenever a mine of this owner yields in a town. */
export function feesOn(
  { players }: View,
  town: Town,
  owner: number | null,
): readonly { keeper: number; takes: number }[] {
  return players.flatMap(({ saloons }, keeper) =>
    keeper === owner
      ? []
      : saloons.filter((one) => one.town === town).map((one) => ({ keeper, takes: saloonTakes(one) })),
  );
}

/** The gold a mine brings its owner a round, on average, once the Saloons of others have taken theirs. */
export function expectedOf(view: View, mine: MineName, owner: number | null, veins = 0): number {
  const takes = feesOn(view, mine.town, owner).reduce((sum, fee) => sum + fee.takes, 0);
  return (oddsOf(mine.number) * (mine.gold + VEIN_YIELDS * veins - takes)) / ROLLS;
}

/** In how many of 36 rolls two dice show at least this. */
export function rollsFrom(least: number): number {
  let rolls = 0;
  for (let sum = least; sum <= 12; sum++) rolls += oddsOf(sum);
  return rolls;
}
