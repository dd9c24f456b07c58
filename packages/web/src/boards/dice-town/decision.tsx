import type { OfferView, TieView, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { line, player, type Line, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { BigButton } from './big-button.tsx';
import { backLines, cardLine, moneyLines, nameLine } from './names.ts';
import { OfferPaper } from './offer-paper.tsx';
import type { TownTurn } from './props.ts';
import { prizeLine } from './race.ts';
import { SeatName } from './seat-sign.tsx';

import styles from './offers.module.css';

export interface DecisionProps {
  readonly view: View;
  readonly tie: TieView;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn;
  readonly t: Translator;
}

/** DT-T1: the Sheriff decides who wins a place: each candidate with what they would win and what is offered for them. */
export function ChooseWinner(props: DecisionProps): JSX.Element {
  const { view, tie, turn, t } = props;
  return (
    <div class={styles.decision}>
      <ul class={styles.columns}>
        {tie.seats.map((seat) => {
          const choice = turn.question.options.find((one) => one.type === 'choose' && one.seat === seat);
          return (
            <li key={seat} class={styles.column}>
              <Candidate {...props} seat={seat} />
              {choice !== undefined && (
                <BigButton
                  isStrong
                  title={t('board.choose', { seat: player(seat) })}
                  note={t(gainLine(tie, seat, view.sheriff))}
                  onClick={() => turn.answer(choice)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <CallAgain turn={turn} t={t} />
    </div>
  );
}

function Candidate({ view, tie, seats, seat, t }: DecisionProps & { readonly seat: number }): JSX.Element {
  const offers = tie.offers.filter((offer) => offer.for === seat);
  return (
    <>
      <p class={styles.candidateHead}>
        <SeatName label={seats[seat]} />
        {tie.place !== 'doc' && (
          <span class={styles.prize}>{t(prizeLine(view, tie.place, view.players[seat]?.kept ?? []))}</span>
        )}
      </p>
      {offers.length === 0 && <p class={styles.none}>{t('board.offer.none')}</p>}
      {offers.map((offer) => (
        <OfferPaper key={offer.seat} offer={offer} seats={seats} t={t} />
      ))}
    </>
  );
}

/** What the Sheriff gets by deciding for a candidate. */
function gainLine(tie: TieView, seat: number, sheriff: number): Line {
  const offers = tie.offers.filter((offer) => offer.for === seat && offer.seat !== sheriff);
  const terms = sumLines(offers);
  return terms.length === 0 ? line('board.you-get.nothing') : line('board.you-get', { terms });
}

function sumLines(offers: readonly OfferView[]): Line[] {
  const nuggets = offers.reduce((sum, offer) => sum + offer.nuggets, 0);
  const dollars = offers.reduce((sum, offer) => sum + offer.dollars, 0);
  const sure = offers.flatMap(({ cards }) => cards.sure);
  const hidden = offers.filter(({ cards }) => cards.sure.length < cards.store + cards.properties);
  const backs = hidden.flatMap(({ cards }) => backLines(cards.store, cards.properties));
  return [...moneyLines(nuggets, dollars), ...sure.map(cardLine), ...backs];
}

function CallAgain({ turn, t }: Pick<DecisionProps, 'turn' | 't'>): JSX.Element | null {
  const call = turn.question.options.find((one) => one.type === 'call');
  if (call === undefined) return null;
  return <BigButton title={t('action.call')} note={t('board.call-note')} onClick={() => turn.answer(call)} />;
}

/** DT-8, DT-T2: the order at the Doc's; offers whose player goes first are paid. */
export function OrderVisits(props: DecisionProps): JSX.Element {
  const { view, tie, turn, t } = props;
  const orders = turn.question.options.flatMap((one) => (one.type === 'order' ? [one] : []));
  const drafted = turn.draft.action.value;
  const order = (drafted?.type === 'order' ? drafted : orders[0])?.seats ?? tie.seats;
  const propose = (next: readonly number[]): void => {
    turn.draft.propose(orders.find((one) => one.seats.join() === next.join()) ?? null);
  };
  const first = order[0] ?? 0;
  const answer = orders.find((one) => one.seats.join() === order.join());
  return (
    <div class={styles.decision}>
      <ol class={styles.queue}>
        {order.map((seat, i) => (
          <li key={seat} class={styles.column}>
            <span class={styles.place}>{i + 1}.</span>
            <div class={styles.queued}>
              <Candidate {...props} seat={seat} />
            </div>
            {i > 0 && (
              <button
                type="button"
                class="button"
                aria-label={t('board.earlier', { seat: player(seat) })}
                onClick={() => propose(order.with(i - 1, seat).with(i, order[i - 1] ?? seat))}
              >
                ↑
              </button>
            )}
          </li>
        ))}
      </ol>
      <div class={styles.seal}>
        <BigButton
          isStrong
          isDisabled={answer === undefined}
          title={t(line('board.order', { seats: order.map(nameLine) }))}
          note={t(gainLine(tie, first, view.sheriff))}
          onClick={() => answer !== undefined && turn.answer(answer)}
        />
        <CallAgain turn={turn} t={t} />
      </div>
    </div>
  );
}
