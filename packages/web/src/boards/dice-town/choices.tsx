import type { PlayerView, Service, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { line, player, type Line, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { BigButton } from './big-button.tsx';
import { Backs, Card, CardButton } from './card.tsx';
import { DieFace } from './die.tsx';
import { backLines, cardLine, isDeed, knownLines, serviceLine } from './names.ts';
import type { TownTurn } from './props.ts';
import { SeatName } from './seat-sign.tsx';

import styles from './desk.module.css';

export interface ChoiceProps {
  readonly view: View;
  readonly seat: number;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn;
  readonly t: Translator;
}

/** DT-4, DT-5: one of the cards that lie there is kept. */
export function TakeCard({ turn, t }: ChoiceProps): JSX.Element {
  return (
    <ul class={styles.cards}>
      {turn.question.options.map((action, i) =>
        action.type !== 'take' ? null : (
          <li key={i}>
            <CardButton
              card={action.card}
              isPressed={null}
              isDisabled={false}
              verb={t('board.take')}
              onClick={() => turn.answer(action)}
              t={t}
            />
          </li>
        ),
      )}
    </ul>
  );
}

/** A player to be chosen, with what is told of them before. */
export function ChoosePlayer(props: ChoiceProps & { readonly note: (player: PlayerView) => Line | null }): JSX.Element {
  const { view, turn, note, t } = props;
  return (
    <ul class={styles.people}>
      {turn.question.options.map((action, i) => {
        if (action.type !== 'choose') return null;
        const chosen = view.players[action.seat];
        const words = chosen === undefined ? null : note(chosen);
        return (
          <li key={i}>
            <BigButton
              title={t('board.choose', { seat: player(action.seat) })}
              note={words === null ? '' : t(words)}
              onClick={() => turn.answer(action)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** DT-5: whom to rob, and how many cards of each back. */
export function Rob({ view, seats, turn, t }: ChoiceProps): JSX.Element {
  const robs = turn.question.options.flatMap((one) => (one.type === 'rob' ? [one] : []));
  const victims = [...new Set(robs.map(({ seat }) => seat))];
  return (
    <ul class={styles.people}>
      {victims.map((victim) => {
        const { store = 0, properties = 0, sure = [] } = view.players[victim]?.hand ?? {};
        return (
          <li key={victim} class={styles.victim}>
            <span class={styles.victimHead}>
              <SeatName label={seats[victim]} />
              <Backs store={store} properties={properties} />
            </span>
            {sure.length > 0 && <p class={styles.soft}>{t(line('board.holds', { cards: knownLines(sure) }))}</p>}
            {robs.map((rob, i) =>
              rob.seat !== victim ? null : (
                <button key={i} type="button" class="button" onClick={() => turn.answer(rob)}>
                  {t(line('board.rob', { backs: backLines(rob.store, rob.properties) }))}
                  <span class="visually-hidden"> ({seats[victim]?.name})</span>
                </button>
              ),
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The dice that a service of the Doc's needs. */
const DICE_FOR: { readonly [S in Service]: readonly ('9' | '10' | 'J' | 'Q' | 'K' | 'A')[] } = {
  wire: ['9', '10'],
  draw: ['J', 'Q'],
  dollars: ['K'],
  nuggets: ['A'],
};

/** DT-8: what the Doc can do, with the die for it and what it would bring. */
export function Services({ view, seat, turn, t }: ChoiceProps): JSX.Element {
  const kept = view.players[seat]?.kept ?? [];
  return (
    <div class={styles.services}>
      {turn.question.options.map((action, i) => {
        if (action.type !== 'visit' && action.type !== 'play-elixir') return null;
        const die = DICE_FOR[action.service].find((face) => kept.includes(face));
        return (
          <button key={i} type="button" class={`button ${styles.service}`} onClick={() => turn.answer(action)}>
            {die !== undefined && (
              <span class={styles.die}>
                <DieFace face={die} />
              </span>
            )}
            <span>
              <b>{t(serviceLine(action.service))}</b>{' '}
              <span class={styles.bigNote}>{t(serviceGain(view, seat, action.service))}</span>
            </span>
          </button>
        );
      })}
      <Pass turn={turn} t={t} />
    </div>
  );
}

/** DT-8: what comes of a service. */
function serviceGain(view: View, seat: number, service: Service): Line {
  const others = view.players.filter((_, other) => other !== seat);
  switch (service) {
    case 'wire':
      return line('board.doc.wire', { count: Math.min(2, view.players[seat]?.hand.properties ?? 0) });
    case 'draw':
      return line('board.doc.draw');
    case 'dollars':
      return line('board.doc.dollars', { dollars: others.reduce((sum, one) => sum + Math.min(2, one.dollars), 0) });
    case 'nuggets':
      return line('board.doc.nuggets', { count: others.filter(({ nuggets }) => nuggets > 0).length });
  }
}

/** Does without. */
export function Pass({ turn, t }: Pick<ChoiceProps, 'turn' | 't'>): JSX.Element | null {
  const pass = turn.question.options.find(({ type }) => type === 'pass');
  return pass === undefined ? null : <BigButton title={t('action.pass')} onClick={() => turn.answer(pass)} />;
}

/** DT-8: two Properties from hand go behind barbed wire. */
export function Wire({ view, seat, turn, t }: ChoiceProps): JSX.Element {
  const { draft } = turn;
  const cards = (view.players[seat]?.hand.sure ?? []).filter(isDeed);
  const action = draft.action.value;
  const isWhole = action?.type === 'wire' && action.properties.length === 2;
  return (
    <div class={styles.stacked}>
      <ul class={styles.cards}>
        {cards.map((card, i) => {
          const nth = cards.slice(0, i).filter((one) => one === card).length;
          const isPicked = nth < draft.count('properties', card);
          return (
            <li key={i}>
              <CardButton
                card={card}
                isPressed={isPicked}
                isDisabled={false}
                verb={t('board.use.wire')}
                mark={t('board.used.wire')}
                onClick={() => (isPicked ? draft.take('properties', card) : draft.put('properties', card))}
                t={t}
              />
            </li>
          );
        })}
      </ul>
      <BigButton
        isStrong
        isDisabled={!isWhole}
        title={isWhole ? t(line('board.wire', { cards: action.properties.map(cardLine) })) : t('board.wire.choose')}
        onClick={() => isWhole && turn.answer(action)}
      />
    </div>
  );
}

/** Cards that somebody looks at: those the reader may see open, the others by their backs. */
export function LookedAt({ view, t }: { readonly view: View; readonly t: Translator }): JSX.Element | null {
  const pile = view.drawn.store > 0 ? view.drawn : view.taken;
  if (pile.store + pile.properties === 0) return null;
  if (pile.sure.length < pile.store + pile.properties) return <Backs store={pile.store} properties={pile.properties} />;
  return (
    <ul class={styles.cards}>
      {pile.sure.map((card, i) => (
        <li key={i}>
          <Card card={card} t={t} />
        </li>
      ))}
    </ul>
  );
}
