import { mayorAfter, openingCost, TOWNS, type Posts, type Town, type View } from '@boxcars/games/boomtown';

/** Who rules where, in the form the rules ask for it. */
export function postsOf({ players, towns }: View): Posts {
  return {
    seats: players.length,
    mines: TOWNS.flatMap((town) => players.map(({ mines }) => mines.filter((mine) => mine.town === town).length)),
    mayor: towns.map(({ mayor }) => mayor ?? -1),
    governor: towns.map(({ governor }) => governor),
  };
}

/** What opening a mine would cost each seat, town by town. */
export function costsOf(view: View): readonly (readonly number[])[] {
  const posts = postsOf(view);
  return TOWNS.map((_, town) => view.players.map((_player, seat) => openingCost(posts, town, seat)));
}

/** Who would be mayor of a town once one seat had a mine more there, or another one fewer, or both. */
export function mayorWith(view: View, town: Town, seat: number | null, loser: number | null): number | null {
  const posts = postsOf(view);
  const at = TOWNS.indexOf(town);
  const change = (i: number): number =>
    Math.floor(i / posts.seats) !== at ? 0 : Number(i % posts.seats === seat) - Number(i % posts.seats === loser);
  const mines = posts.mines.map((count, i) => count + change(i));
  const mayor = mayorAfter({ seats: posts.seats, mines }, at, posts.mayor[at] ?? -1);
  return mayor < 0 ? null : mayor;
}

/** The town as the view has it. */
export function townOf(view: View, name: Town): View['towns'][number] {
  const town = view.towns.find((one) => one.town === name);
  if (town === undefined) throw new Error(`no town ${name}`);
  return town;
}

/** What opening a mine in a town costs a seat; for the public, what it costs whoever is not its mayor. */
export function feeFor(view: View, town: Town, seat: number | null): number {
  const { costs } = townOf(view, town);
  return seat === null ? Math.max(...costs) : (costs[seat] ?? 0);
}
