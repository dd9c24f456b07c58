import type { Card, DieView } from '@boxcars/games/dice-tower';
import { GROUPS } from '@boxcars/games/dice-tower/content';

import { line, type Line } from '../../words.ts';

/** What a card asks for, with its colours. */
export function combinationLine({ combination, colours }: Pick<Card, 'combination' | 'colours'>): Line {
  const name = line(`name.combination.${combination}`);
  if (colours.length === 0) return name;
  const faces = colours.map((colour, i) =>
    line('name.faces', { count: GROUPS[combination][i] ?? 0, face: line(`name.face.${colour}`) }),
  );
  return line('name.in-colours', { combination: name, faces });
}

/** A card in full: what it asks for, its points, its action. */
export function cardLine(card: Card): Line {
  const values = { what: combinationLine(card), points: card.points };
  if (card.action === null) return line('name.card', values);
  return line('name.card.action', { ...values, action: line(`name.action.${card.action}`) });
}

/** A die by its place, its face, its body, and whether it is set aside. */
export function dieLine({ colour, isBlack }: DieView, die: number, isAside: boolean): Line {
  const body = isBlack ? 'black' : 'white';
  const what =
    colour === null ? line(`board.${body}`) : line(`name.die.${body}`, { face: line(`name.face.${colour}`) });
  return line(isAside ? 'board.die.aside' : 'board.die', { die: die + 1, what });
}
