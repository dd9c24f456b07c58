import { isSame, type Field } from '@boxcars/engine';
import type { Action, CardName as Name, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { line, player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { BigButton } from './big-button.tsx';
import { cardLine, moneyLines } from './names.ts';
import { without } from './news.ts';
import { CardName, Notes, Nuggets } from './offer-paper.tsx';
import type { TownTurn } from './props.ts';
import { prizeLine } from './race.ts';
import { SeatName } from './seat-sign.tsx';

import styles from './offers.module.css';

type Money = 'dollars' | 'nuggets';

export interface BundleProps {
  readonly view: View;
  readonly seat: number;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn;
  readonly pending: Action | null;
  readonly t: Translator;
}

/** DT-T2: a bundle for the Sheriff, composed by pressing money, nuggets and the cards in hand. */
export function Bundle(props: BundleProps): JSX.Element {
  const { turn, t } = props;
  return (
    <div class={styles.bundle}>
      <Candidates {...props} />
      <div class={styles.purse} role="group" aria-label={t('board.purse')}>
        <Stack {...props} money="dollars" />
        <Stack {...props} money="nuggets" />
        <Cards {...props} />
      </div>
      <Envelope turn={turn} t={t} />
      <Seal {...props} />
    </div>
  );
}

/** The cards in hand that are not in the offer yet: a press puts one in. */
function Cards(props: BundleProps): JSX.Element {
  const { turn, t } = props;
  const field = turn.question.compose?.[0]?.fields['cards'];
  const held = (field?.field === 'subset' ? field.of : []) as readonly Name[];
  const left = without(held, offeredCards(turn));
  return (
    <>
      {left.map((card, i) => (
        <button key={i} type="button" class={`button ${styles.stack}`} onClick={() => addCard(props, card)}>
          <span aria-hidden="true">+</span> {t('board.offer.add.card', { card: cardLine(card) })}
        </button>
      ))}
    </>
  );
}

function offeredCards({ draft }: TownTurn): readonly Name[] {
  return (draft.get('cards') ?? []) as readonly Name[];
}

function addCard(props: BundleProps, card: Name): void {
  nameCandidate(props);
  props.turn.draft.put('cards', card);
}

function limitOf(turn: TownTurn, name: string): number {
  const field: Field | undefined = turn.question.compose?.[0]?.fields[name];
  return field?.field === 'number' ? field.max : 0;
}

/** Whom the offer is for; for oneself where that is possible and nothing else was said. */
export function candidateOf({ view, seat, turn }: Pick<BundleProps, 'view' | 'seat' | 'turn'>): number | null {
  const chosen = turn.draft.get('for');
  if (typeof chosen === 'number') return chosen;
  return view.tie?.seats.includes(seat) === true ? seat : null;
}

function Candidates(props: BundleProps): JSX.Element {
  const { view, seats, turn, t } = props;
  const { tie } = view;
  const chosen = candidateOf(props);
  return (
    <div class={styles.candidates} role="group" aria-label={t('board.offer.for')}>
      <span class={styles.label}>{t('board.offer.for')}</span>
      {tie?.seats.map((one) => (
        <button
          key={one}
          type="button"
          class={`button ${styles.candidate}`}
          aria-pressed={one === chosen}
          onClick={() => turn.draft.set('for', one)}
        >
          <SeatName label={seats[one]} />
          <span class={styles.prize}>{t(prizeLine(view, tie.place, view.players[one]?.kept ?? []))}</span>
        </button>
      ))}
    </div>
  );
}

/** A pile of one's own money: a press puts one into the offer. */
function Stack(props: BundleProps & { readonly money: Money }): JSX.Element | null {
  const { turn, money, t } = props;
  const most = limitOf(turn, money);
  const offered = Number(turn.draft.get(money));
  if (most === 0) return null;
  return (
    <button
      type="button"
      class={`button ${styles.stack}`}
      disabled={offered >= most}
      onClick={() => addTo(props, money, offered + 1)}
    >
      <span class={money === 'dollars' ? styles.note : styles.nugget} aria-hidden="true">
        {money === 'dollars' ? '$1' : ''}
      </span>
      <span>{t(`board.offer.add.${money}`, { left: most - offered })}</span>
    </button>
  );
}

function addTo(props: BundleProps, money: Money, count: number): void {
  nameCandidate(props);
  props.turn.draft.set(money, count);
}

/** Puts down whom the offer is for, where that goes without saying. */
export function nameCandidate(props: Pick<BundleProps, 'view' | 'seat' | 'turn'>): void {
  const candidate = candidateOf(props);
  if (candidate !== null) props.turn.draft.set('for', candidate);
}

/** What is in the offer so far; a press takes it out again. */
function Envelope({ turn, t }: Pick<BundleProps, 'turn' | 't'>): JSX.Element {
  const { draft } = turn;
  const [dollars, nuggets] = [Number(draft.get('dollars')), Number(draft.get('nuggets'))];
  const cards = offeredCards(turn);
  const isEmpty = dollars + nuggets + cards.length === 0;
  return (
    <div class={styles.letter} role="group" aria-label={t('board.offer.yours')}>
      <span class={styles.label}>{t('board.offer.yours')}</span>
      {isEmpty && <span class={styles.none}>{t('board.offer.empty')}</span>}
      {dollars > 0 && (
        <TakeOut words={t('board.offer.take.dollars')} onClick={() => draft.set('dollars', dollars - 1)}>
          <Notes count={dollars} t={t} />
        </TakeOut>
      )}
      {nuggets > 0 && (
        <TakeOut words={t('board.offer.take.nuggets')} onClick={() => draft.set('nuggets', nuggets - 1)}>
          <Nuggets count={nuggets} />
        </TakeOut>
      )}
      {cards.map((card, i) => (
        <TakeOut
          key={i}
          words={t('board.offer.take.card', { card: cardLine(card) })}
          onClick={() => draft.take('cards', card)}
        >
          <CardName words={t(cardLine(card))} />
        </TakeOut>
      ))}
    </div>
  );
}

function TakeOut(props: {
  readonly words: string;
  readonly onClick: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <button type="button" class={styles.takeOut} aria-label={props.words} title={props.words} onClick={props.onClick}>
      <span aria-hidden="true" class={styles.inside}>
        {props.children} <span class={styles.minus}>−</span>
      </span>
    </button>
  );
}

/** Seals the bundle, or offers nothing. */
function Seal(props: BundleProps): JSX.Element {
  const { turn, pending, t } = props;
  const { draft } = turn;
  const candidate = candidateOf(props);
  const [dollars, nuggets] = [Number(draft.get('dollars')), Number(draft.get('nuggets'))];
  const cards = offeredCards(turn);
  const isEmpty = dollars + nuggets + cards.length === 0;
  const offer = candidate === null ? null : ({ type: 'offer', for: candidate, nuggets, dollars, cards } as const);
  const terms = [...moneyLines(nuggets, dollars), ...cards.map(cardLine)];
  const title =
    offer === null
      ? t('board.offer.whom')
      : isEmpty
        ? t('board.offer.fill')
        : t(line('board.offer.seal', { terms, seat: player(offer.for) }));
  return (
    <div class={styles.seal}>
      <BigButton
        isStrong
        isDisabled={offer === null || isEmpty || isSame(offer, pending)}
        title={title}
        note={pending === null ? t('board.offer.binding') : t('board.sealed')}
        onClick={() => offer !== null && turn.answer(offer)}
      />
      <BigButton
        title={t('board.offer.nothing')}
        isDisabled={pending?.type === 'pass'}
        onClick={() => turn.answer({ type: 'pass' })}
      />
    </div>
  );
}
