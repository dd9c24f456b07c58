import type { View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import { line, player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { Emblem } from './emblem.tsx';
import { balanceOf, fallsOf, feesOn, hitsOf, type Hit } from './forecast.ts';
import { Danger } from './marks.tsx';
import { mineLine } from './names.ts';
import { SeatName } from './seat-name.tsx';

import styles from './production.module.css';

interface ProductionProps {
  readonly view: View;
  readonly sum: number;
  readonly seats: readonly SeatLabel[];
  readonly t: Translator;
}

/** Which mines a result hits: what they yield and what Saloons take of it; which fall in. */
export function Production({ view, sum, seats, t }: ProductionProps): JSX.Element {
  const hits = hitsOf(view, sum);
  const falls = fallsOf(view, sum);
  return (
    <div class={styles.production}>
      <p class={styles.title}>{t(hits.length === 0 ? 'board.hits.none' : 'board.hits', { sum })}</p>
      <ul class={styles.hits}>
        {falls.map((hit) => (
          <li key={`falls ${keyOf(hit)}`} class={`${styles.hit} ${styles.falls}`}>
            <Danger />
            <span>{t('board.falls', { mine: mineLine(hit.mine) })}</span>
            <SeatName seats={seats} seat={hit.seat} />
          </li>
        ))}
        {hits.map((hit) => (
          <li key={keyOf(hit)} class={styles.hit}>
            <span class={styles.mine} data-town={hit.mine.town}>
              <Emblem town={hit.mine.town} />
            </span>
            <span class="visually-hidden">{t(mineLine(hit.mine))}</span>
            <SeatName seats={seats} seat={hit.seat} />
            <b class={styles.gain}>+{hit.gold}</b>
            {feesOn(view, hit.mine.town, hit.seat).map(({ keeper, takes }, i) => (
              <span key={i} class={styles.fee}>
                {t(line('board.to-saloon', { takes, seat: player(keeper) }))}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Balance {...{ view, sum, t }} />
    </div>
  );
}

/** What the result means for the reader, all in all. */
function Balance({ view, sum, t }: Omit<ProductionProps, 'seats'>): JSX.Element | null {
  if (view.you === null) return null;
  const gold = balanceOf(view, sum)[view.you] ?? 0;
  const key = gold > 0 ? 'board.balance.gain' : gold < 0 ? 'board.balance.loss' : 'board.balance.none';
  return <p class={styles.balance}>{t(key, { gold: Math.abs(gold) })}</p>;
}

function keyOf({ mine, seat }: Hit): string {
  return `${seat} ${mine.town} ${mine.number}/${mine.gold}`;
}
