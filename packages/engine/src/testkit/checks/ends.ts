import type { AnyGame } from '../../game.ts';
import type { Outcome } from '../../outcome.ts';
import { Findings, type Report } from '../finding.ts';
import { positions, type CheckSetup } from '../walk.ts';

/** Random games end within the bound; there is an outcome exactly at the end, and its ranks fit its points. */
export function checkEnds(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('ends');
  let last = '';
  for (const { state, window, where } of positions(game, setup)) {
    const outcome = game.outcome(state);
    last = where;
    found.count('positions');
    found.expect((window === null) === (outcome !== null), where, () =>
      window === null ? 'no question and no outcome' : 'an outcome while a question is open',
    );
    const points = game.points(state);
    found.expect(points.length === setup.seats && points.every(Number.isFinite), where, () => `points ${points}`);
    if (outcome === null) continue;
    found.count('ends');
    for (const what of judgeOutcome(outcome, points)) found.add(where, what);
  }
  const ended = found.counts['ends'] ?? 0;
  found.expect(
    ended === setup.games,
    last,
    () => `only ${ended} of ${setup.games} games ended in ${setup.bound} steps`,
  );
  return found;
}

/** What is wrong with an outcome. */
export function judgeOutcome({ points, ranks, winners }: Outcome, now: readonly number[]): string[] {
  const problems: string[] = [];
  if (String(points) !== String(now)) problems.push(`the outcome's points ${points} are not the points now ${now}`);
  for (const [seat, rank] of ranks.entries()) {
    const better = ranks.filter((other) => other < rank).length;
    if (rank !== 1 + better) problems.push(`seat ${seat} has rank ${rank} with ${better} seats before it`);
    const beaten = points.findIndex((other, at) => other < (points[seat] ?? 0) && (ranks[at] ?? 0) <= rank);
    if (beaten >= 0) problems.push(`seat ${beaten} has fewer points than seat ${seat} and no worse rank`);
  }
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (ranks.length !== points.length) problems.push(`${ranks.length} ranks for ${points.length} seats`);
  if (String(first) !== String(winners)) problems.push(`winners ${winners} but first are ${first}`);
  return problems;
}
