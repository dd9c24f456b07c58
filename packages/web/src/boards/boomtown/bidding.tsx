import type { Action, View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import type { QuickProps } from '../board.ts';
import type { AuctionProps } from './auction.tsx';
import type { TownTurn } from './props.ts';
import { ShareList } from './share-list.tsx';

import styles from './bidding.module.css';

/** By how much one raises with a press. */
const RAISES = [1, 2, 5] as const;

/** The reader's bid: quick raises or any amount, what it would do, and a maximum to leave behind. */
export function Bidding(props: AuctionProps & { readonly turn: TownTurn }): JSX.Element {
  const { view, seats, turn, isBusy, t } = props;
  const limits = limitsOf(turn);
  const seat = view.you ?? 0;
  const { highest } = view.auction;
  const looked = turn.draft.look.value;
  const drafted = Number(turn.draft.get('amount') ?? limits.min);
  const amount = looked?.type === 'bid' ? looked.amount : drafted;
  const gold = view.players[seat]?.gold ?? 0;
  const bid = turn.draft.action.value;
  const canBid = limits.max >= limits.min;
  return (
    <div class={styles.bidding}>
      {canBid && <Amount {...{ turn, limits, highest, drafted, isBusy, t }} />}
      {canBid && (
        <div class={styles.outcome}>
          <p>
            {t('board.if-you-win', { amount })} {t('board.you-keep', { gold: gold - amount })}
          </p>
          <ShareList seats={seats} winner={seat} bid={amount} t={t} />
        </div>
      )}
      <div class={styles.answers}>
        <Pass {...{ turn, isBusy, t }} />
        {bid !== null && (
          <button type="button" class="button strong" disabled={isBusy} onClick={() => turn.answer(bid)}>
            {t('action.bid', { amount: drafted })}
          </button>
        )}
      </div>
    </div>
  );
}

/** The least and the most one may bid. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

function limitsOf({ question }: TownTurn): Limits {
  const field = question.compose?.[0]?.fields['amount'];
  return field?.field === 'number' ? field : { min: 1, max: 0 };
}

interface AmountProps {
  readonly turn: TownTurn;
  readonly limits: Limits;
  readonly highest: number;
  readonly drafted: number;
  readonly isBusy: boolean;
  readonly t: AuctionProps['t'];
}

/** On a narrow screen: the quick raises and the pass, always in sight. */
export function QuickBid({ view, turn, isBusy, t }: QuickProps<View, Action>): JSX.Element | null {
  if (turn.question.kind !== 'bid') return null;
  const limits = limitsOf(turn);
  const drafted = Number(turn.draft.get('amount') ?? limits.min);
  return (
    <div class={styles.quick} role="group" aria-label={t('board.raise')}>
      <Raises {...{ turn, limits, drafted, isBusy, t }} highest={view.auction.highest} />
      <Pass {...{ turn, isBusy, t }} />
    </div>
  );
}

function Pass({ turn, isBusy, t }: Pick<AmountProps, 'turn' | 'isBusy' | 't'>): JSX.Element | null {
  const pass = turn.question.options.find(({ type }) => type === 'pass');
  if (pass === undefined) return null;
  return (
    <button type="button" class="button" disabled={isBusy} onClick={() => turn.answer(pass)}>
      {t('action.pass')}
    </button>
  );
}

function Raises({ turn, limits, highest, drafted, isBusy, t }: AmountProps): JSX.Element {
  return (
    <>
      {RAISES.filter((by) => highest + by <= limits.max).map((by) => (
        <button
          key={by}
          type="button"
          class={`button ${styles.raise}`}
          aria-pressed={drafted === highest + by}
          disabled={isBusy}
          onClick={() => turn.draft.set('amount', highest + by)}
        >
          <span aria-hidden="true">+{by}</span>
          <span class="visually-hidden">{t('board.raise.by', { by })} </span>
          <span class={styles.makes}>{t('board.raise.makes', { amount: highest + by })}</span>
        </button>
      ))}
    </>
  );
}

/** Quick raises, and a slider for any amount. */
function Amount({ turn, limits, highest, drafted, isBusy, t }: AmountProps): JSX.Element {
  const set = (amount: number): void => turn.draft.set('amount', amount);
  return (
    <div class={styles.amount}>
      <div class={styles.raises} role="group" aria-label={t('board.raise')}>
        <Raises {...{ turn, limits, highest, drafted, isBusy, t }} />
      </div>
      <label class={styles.any}>
        <span class="visually-hidden">{t('board.amount')}</span>
        <input
          type="range"
          min={limits.min}
          max={limits.max}
          step={1}
          value={drafted}
          disabled={isBusy || limits.min === limits.max}
          onInput={({ currentTarget }) => set(currentTarget.valueAsNumber)}
        />
        <output>{drafted}</output>
      </label>
    </div>
  );
}
