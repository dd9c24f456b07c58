import type { View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import { player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { Bidding } from './bidding.tsx';
import { places } from './places.ts';
import type { TownProps, TownTurn } from './props.ts';
import { SeatName } from './seat-name.tsx';
import { maximumIn, SecretMaximum } from './secret-maximum.tsx';
import { ShareList } from './share-list.tsx';

import styles from './auction.module.css';

export interface AuctionProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn | null;
  readonly isBusy: boolean;
  readonly orders: TownProps['orders'];
  readonly leaveOrder: TownProps['leaveOrder'];
  readonly t: Translator;
}

/** The auction: the highest bid, who is still in it, who would get what; and how to bid. */
export function Auction(props: AuctionProps): JSX.Element {
  const { view, seats, turn, t } = props;
  const { highest, leader } = view.auction;
  return (
    <div class={styles.auction}>
      <div class={styles.plaque} data-place={places.auction}>
        <span class={styles.caption}>{t(leader === null ? 'board.no-bid' : 'board.highest')}</span>
        <b class={styles.bid}>{highest}</b>
        {leader !== null && <SeatName seats={seats} seat={leader} />}
      </div>
      <Bidders {...props} />
      {turn?.question.kind === 'bid' ? (
        <Bidding {...props} turn={turn} />
      ) : (
        leader !== null && (
          <div class={styles.preview}>
            <p>{t('board.if-wins', { seat: player(leader), amount: highest })}</p>
            <ShareList seats={seats} winner={leader} bid={highest} t={t} />
          </div>
        )
      )}
      <Maximum {...props} />
    </div>
  );
}

/** The secret maximum: while one is asked to bid, and for as long as one is left. */
function Maximum({ view, turn, isBusy, orders, leaveOrder, t }: AuctionProps): JSX.Element | null {
  const { you, round, auction } = view;
  if (you === null || auction.passed[you] === true) return null;
  const left = maximumIn(orders['proxy-bid'], round);
  const limits = { min: Math.max(auction.highest + 1, 1), max: view.players[you]?.gold ?? 0 };
  if (limits.max < limits.min || (left === null && turn?.question.kind !== 'bid')) return null;
  const leave = (maximum: number | null): void => leaveOrder('proxy-bid', maximum === null ? null : { maximum, round });
  return <SecretMaximum {...{ limits, left, leave, isBusy, t }} />;
}

/** Everyone in the order they bid, from the start player. */
function Bidders({ view, seats, t }: AuctionProps): JSX.Element {
  const { passed, leader } = view.auction;
  const count = view.players.length;
  const order = Array.from({ length: count }, (_, i) => (view.start + i) % count);
  return (
    <ol class={styles.bidders} aria-label={t('board.bidders')}>
      {order.map((seat) => {
        const key = passed[seat] === true ? 'passed' : seat === leader ? 'leads' : seat === view.turn ? 'bids' : null;
        return (
          <li key={seat} class={styles.bidder} data-state={key ?? 'in'}>
            <SeatName seats={seats} seat={seat} />
            <span class={styles.purse}>{t('board.gold', { gold: view.players[seat]?.gold ?? 0 })}</span>
            <span class={styles.state}>{key === null ? '' : t(`board.bidder.${key}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
