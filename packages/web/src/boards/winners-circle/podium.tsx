import type { Event, View } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';

import { player, type Translator } from '../../words.ts';
import type { Shown } from '../board.ts';
import { HorseBadge } from './artwork.tsx';
import { RANKS } from './standing.ts';

import styles from './podium.module.css';

/** The first three of a race and whoever was last: names by gate. */
export interface Finish {
  readonly race: number;
  readonly placed: readonly { readonly gate: number; readonly horse: string }[];
  readonly last: readonly { readonly gate: number; readonly horse: string }[];
}

/** The race whose podium stands now: while its end is shown, and after the last. */
export function finishOf(view: View, shown: Shown<Event> | null): Finish | null {
  if (shown?.event.type === 'race-ended') return shown.event;
  return view.phase === 'over' ? lastFinish(view) : null;
}

/** How the last race that was run ended. */
export function lastFinish({ results }: View): Finish | null {
  const result = results.at(-1);
  if (result === undefined) return null;
  const name = (gate: number): { gate: number; horse: string } => ({ gate, horse: result.horses[gate] ?? '' });
  return { race: result.race, placed: result.placed.map(name), last: result.last.map(name) };
}

/** Steps for three, the winner in the middle. */
const STEPS = [1, 0, 2] as const;

export function Podium({
  finish,
  view,
  t,
}: {
  readonly finish: Finish;
  readonly view: View;
  readonly t: Translator;
}): JSX.Element {
  return (
    <div class={styles.podium}>
      {view.phase === 'over' && <p class={styles.winner}>{winnerText(view, t)}</p>}
      <ol class={styles.steps}>
        {STEPS.map((rank) => {
          const runner = finish.placed[rank];
          const colour = view.gates[runner?.gate ?? 0]?.colour;
          if (runner === undefined || colour === undefined) return null;
          return (
            <li key={rank} class={styles.step} data-rank={rank}>
              <HorseBadge gate={runner.gate} colour={colour} width={64} />
              <span class={styles.name}>{runner.horse}</span>
              <span class={styles.block}>
                <b>{rank + 1}</b> {t(`name.rank.${RANKS[rank] ?? 'show'}`)}
              </span>
            </li>
          );
        })}
      </ol>
      <p class={styles.last}>{t('board.last-home', { last: finish.last.map(({ horse }) => horse) })}</p>
    </div>
  );
}

function winnerText({ seats }: View, t: Translator): string {
  const money = Math.max(...seats.map((seat) => seat.money));
  const winners = seats.flatMap((seat, i) => (seat.money === money ? [player(i)] : []));
  return t('event.game-ended', { count: winners.length, winners, money });
}
