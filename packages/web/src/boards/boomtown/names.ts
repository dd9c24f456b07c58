import {
  oddsOf,
  type EventName,
  type MineFace,
  type MineName,
  type OwnedMine,
  type Town,
} from '@boxcars/games/boomtown';

import { line, type Line } from '../../words.ts';

export function townLine(town: Town): Line {
  return line(`name.town.${town}`);
}

export function eventLine(event: EventName): Line {
  return line(`name.card.${event}`);
}

export function mineLine({ town, number, gold }: MineName): Line {
  return line('name.mine', { town: townLine(town), number, gold });
}

/** What a mine's paper says, in words. */
export function claimLine({ town, number, gold, dangerous }: MineFace): Line {
  const key = dangerous ? 'board.claim.dangerous' : 'board.claim';
  return line(key, { town: townLine(town), number, gold, odds: oddsOf(number) });
}

/** A mine before its owner, in words. */
export function ownedLine(mine: OwnedMine): Line {
  return mine.veins === 0 ? claimLine(mine) : line('board.claim.veins', { claim: claimLine(mine), count: mine.veins });
}
