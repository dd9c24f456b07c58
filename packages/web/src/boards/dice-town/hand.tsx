import type { CardName, PlayedCard, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import { nameCandidate } from './bundle.tsx';
import { Card, CardButton } from './card.tsx';
import { isDeed } from './names.ts';
import type { TownTurn } from './props.ts';

import styles from './hand.module.css';

/** The reader's own cards. Those that can be used now are raised. */
export function Hand(props: {
  readonly view: View;
  readonly seat: number;
  readonly turn: TownTurn | null;
  readonly t: Translator;
}): JSX.Element {
  const { view, seat, turn, t } = props;
  const cards = sorted(view.players[seat]?.hand.sure ?? []);
  return (
    <section class={styles.hand} aria-label={t('board.hand')}>
      <h2 class={styles.title}>{t('board.hand')}</h2>
      {cards.length === 0 && <p class={styles.none}>{t('board.hand.none')}</p>}
      <ul class={styles.cards}>
        {cards.map((card, i) => {
          const nth = cards.slice(0, i).filter((one) => one === card).length;
          const use = turn === null ? null : useOf({ view, seat, turn }, card, nth);
          return (
            <li key={i}>
              {use === null ? (
                <Card card={card} t={t} />
              ) : (
                <CardButton
                  card={card}
                  isPressed={use.isPicked}
                  isDisabled={false}
                  verb={t(`board.use.${use.verb}`)}
                  mark={t(`board.used.${use.verb}`)}
                  onClick={use.press}
                  t={t}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Store cards first, Properties by their points. */
function sorted(cards: readonly CardName[]): readonly CardName[] {
  const rank = (card: CardName): string => `${isDeed(card) ? 1 : 0}${card}`;
  return [...cards].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

interface Use {
  readonly verb: 'play' | 'offer' | 'brute';
  readonly isPicked: boolean | null;
  readonly press: () => void;
}

interface Given {
  readonly view: View;
  readonly seat: number;
  readonly turn: TownTurn;
}

/** What pressing the n-th copy of a card in hand does now, if anything. */
function useOf(given: Given, card: CardName, nth: number): Use | null {
  const { turn } = given;
  const { question, draft } = turn;
  switch (question.kind) {
    case 'keep-dice': {
      if (card !== 'brute') return null;
      const shown = Number(draft.get('brutes'));
      return {
        verb: 'brute',
        isPicked: nth < shown,
        press: () => draft.set('brutes', nth < shown ? shown - 1 : shown + 1),
      };
    }
    case 'make-offer':
      return { verb: 'offer', ...picking(turn, 'cards', card, nth, () => nameCandidate(given)) };
    default: {
      const play = question.options.find((one) => one.type === 'play' && one.card === (card as PlayedCard));
      return play === undefined || nth > 0 ? null : { verb: 'play', isPicked: null, press: () => turn.answer(play) };
    }
  }
}

function picking(
  { draft }: TownTurn,
  field: string,
  card: CardName,
  nth: number,
  before: () => void = () => undefined,
): Omit<Use, 'verb'> {
  const isPicked = nth < draft.count(field, card);
  const press = (): void => {
    before();
    if (isPicked) draft.take(field, card);
    else draft.put(field, card);
  };
  return { isPicked, press };
}
