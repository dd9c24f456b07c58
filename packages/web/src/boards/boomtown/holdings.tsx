import {
  TOWNS,
  type Action,
  type EventName,
  type OwnedMine,
  type PlayerView,
  type Town,
  type View,
} from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import { player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { inMind, pressable } from './answering.ts';
import { CardSign } from './card-sign.tsx';
import { Emblem } from './emblem.tsx';
import { fallsOf, hitsOf, saloonTakes } from './forecast.ts';
import { Doors, Hat, Star } from './marks.tsx';
import { SmallMine, type MineState } from './mine-paper.tsx';
import { eventLine, townLine } from './names.ts';
import { isSameMine } from './news.ts';
import { Paper } from './paper.tsx';
import { places } from './places.ts';
import { feeFor, townOf } from './posts.ts';
import type { TownTurn } from './props.ts';
import { SeatName } from './seat-name.tsx';

import styles from './holdings.module.css';

export interface HoldingsProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn | null;
  readonly isBusy: boolean;
  /** The result that counts now, or null: its mines stand out. */
  readonly sum: number | null;
  readonly t: Translator;
}

/** What lies before each player, grouped by town; the reader's own first, then clockwise. */
export function Holdings(props: HoldingsProps): JSX.Element {
  const { view, t } = props;
  const count = view.players.length;
  const order = Array.from({ length: count }, (_, i) => ((view.you ?? 0) + i) % count);
  return (
    <ul class={styles.holdings} aria-label={t('board.holdings')}>
      {order.map((seat) => {
        const holds = view.players[seat];
        return holds === undefined ? null : <Holding key={seat} {...props} seat={seat} holds={holds} />;
      })}
    </ul>
  );
}

interface HoldingProps extends HoldingsProps {
  readonly seat: number;
  readonly holds: PlayerView;
}

function Holding(props: HoldingProps): JSX.Element {
  const { view, seat, holds, seats, t } = props;
  const towns = TOWNS.filter((town) => hasIn(holds, town));
  return (
    <li class={`${styles.holding} ${view.turn === seat ? styles.turn : ''}`} data-place={places.seat(seat)}>
      <div class={styles.who}>
        <b class={styles.name}>
          <SeatName seats={seats} seat={seat} />
        </b>
        <span class={styles.sums}>
          <span class={styles.purse}>
            <span class={styles.coin} aria-hidden="true" />
            {t('board.gold', { gold: holds.gold })}
          </span>
          <span>{t('board.points', { points: holds.points })}</span>
        </span>
        <Kept cards={holds.hand} title="board.in-hand" t={t} />
        <Kept cards={holds.held} title="board.waits" t={t} />
      </div>
      {towns.length === 0 ? (
        <p class={styles.none}>{t('board.no-mines')}</p>
      ) : (
        <ul class={styles.groups}>
          {towns.map((town) => (
            <Group key={town} {...props} town={town} />
          ))}
        </ul>
      )}
    </li>
  );
}

function hasIn({ mines, saloons }: PlayerView, town: Town): boolean {
  return mines.some((mine) => mine.town === town) || saloons.some((saloon) => saloon.town === town);
}

function Kept(props: {
  readonly cards: readonly EventName[];
  readonly title: string;
  readonly t: Translator;
}): JSX.Element | null {
  const { cards, title, t } = props;
  if (cards.length === 0) return null;
  return (
    <ul class={styles.kept} aria-label={t(title)}>
      {cards.map((event, i) => (
        <li key={i}>
          <CardSign event={event} />
          <span>{t(eventLine(event))}</span>
        </li>
      ))}
    </ul>
  );
}

/** A player's mines and Saloons in one town, with the mayor's hat. */
function Group(props: HoldingProps & { readonly town: Town }): JSX.Element {
  const { view, seat, holds, town, t } = props;
  const { mayor, governor } = townOf(view, town);
  const mines = holds.mines.filter((mine) => mine.town === town).toSorted((a, b) => a.number - b.number);
  return (
    <li class={styles.group}>
      <span class={styles.tab} data-town={town}>
        <Emblem town={town} />
        <span class="visually-hidden">{t(townLine(town))} </span>
        {mayor === seat && (
          <span class={styles.hat}>
            <Hat />
            <span class="visually-hidden">{t('board.mayor')} </span>
          </span>
        )}
        {mayor === seat && governor && (
          <span class={styles.star}>
            <Star />
            <span class="visually-hidden">{t('board.governor')}</span>
          </span>
        )}
      </span>
      <span class={styles.papers}>
        {mines.map((mine) => (
          <Mine key={`${mine.number}/${mine.gold}`} {...props} mine={mine} />
        ))}
        {holds.saloons.map((saloon, i) =>
          saloon.town === town ? <Saloon key={`saloon ${i}`} {...props} girls={saloon.girls} /> : null,
        )}
      </span>
    </li>
  );
}

/** Answers that are given by pressing a mine. */
function aimsAt(action: Action, mine: OwnedMine): boolean {
  const { type } = action;
  return (type === 'blow-up-mine' || type === 'expropriate' || type === 'place-vein') && isSameMine(action, mine);
}

function Mine(props: HoldingProps & { readonly mine: OwnedMine }): JSX.Element {
  const { view, turn, isBusy, mine, t } = props;
  const on = pressable(turn, isBusy, (action) => aimsAt(action, mine));
  const isFee = on?.action.type === 'expropriate' && view.expropriationFee;
  return (
    <SmallMine {...{ mine, on, t }} state={stateOf(props, mine)} cost={isFee ? feeFor(view, mine.town, view.you) : 0} />
  );
}

function stateOf({ view, turn, sum }: HoldingProps, mine: OwnedMine): MineState {
  const mind = inMind(turn);
  if (mind !== null && aimsAt(mind, mine)) return 'mind';
  if (sum === null) return null;
  if (fallsOf(view, sum).some((hit) => hit.mine === mine)) return 'falls';
  return hitsOf(view, sum).some((hit) => hit.mine === mine) ? 'hit' : null;
}

function Saloon(props: HoldingProps & { readonly town: Town; readonly girls: boolean }): JSX.Element {
  const { turn, isBusy, seat, town, girls, t } = props;
  const fits = (action: Action): boolean =>
    action.type === 'blow-up-saloon' && action.seat === seat && action.town === town && action.girls === girls;
  const on = pressable(turn, isBusy, fits);
  const mind = inMind(turn);
  const looks = [styles.saloon, on === null ? '' : styles.open, mind !== null && fits(mind) ? styles.mind : ''];
  const gold = saloonTakes({ girls });
  return (
    <Paper class={looks.join(' ')} on={on}>
      <Doors girls={girls} />
      <span class="visually-hidden">{t('board.saloon-of', { seat: player(seat), gold })}</span>
      <b aria-hidden="true">{gold}</b>
    </Paper>
  );
}
