import type { Action, PlayedCard, PlayView, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { line, player, type Line } from '../../words.ts';
import { BigButton } from './big-button.tsx';
import { Card } from './card.tsx';
import type { TownProps, TownTurn } from './props.ts';
import { countFace } from './race.ts';

import styles from './desk.module.css';

/** DT-G1: the moment of a card: what it would do now, and whether one plays it. */
export function Moment(props: {
  readonly props: TownProps;
  readonly turn: TownTurn;
  readonly card: PlayedCard;
}): JSX.Element {
  const { view, viewer, say, t, pending } = props.props;
  const { turn, card } = props;
  const { options } = turn.question;
  const canPlay = options.length > 1;
  const stake = stakeLine(view, card);
  const against = card === 'wanted' ? view.plays.at(-1) : undefined;
  return (
    <div class={styles.moment}>
      <div class={styles.momentCard}>
        <Card card={against?.card ?? card} t={t} />
      </div>
      <div class={styles.stacked}>
        {against !== undefined && <p>{t(playLine(against))}</p>}
        {against === undefined && stake !== null && <p>{t(stake)}</p>}
        {!canPlay && <p class={styles.soft}>{t('board.moment.none')}</p>}
        <div class={styles.answers}>
          {options.map((action, i) => (
            <BigButton
              key={i}
              isStrong={action.type !== 'pass'}
              isDisabled={isPending(pending, action)}
              title={t(say.action(action, { viewer, view }))}
              onClick={() => turn.answer(action)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function isPending(pending: Action | null, action: Action): boolean {
  return pending !== null && JSON.stringify(pending) === JSON.stringify(action);
}

/** The card that Wanted would stop, with whom it is aimed at. */
function playLine({ card, seat, target }: PlayView): Line {
  const values = { seat: player(seat), card: line(`name.card.${card}`) };
  return target === null
    ? line('event.card-played', values)
    : line('event.card-played.target', { ...values, target: player(target) });
}

/** What the card would bring at this moment. */
function stakeLine(view: View, card: PlayedCard): Line | null {
  const dice = view.players[view.winner ?? -1]?.kept ?? [];
  switch (card) {
    case 'dynamite':
      return line('board.stake.dynamite', { count: Math.min(countFace(dice, '9'), view.mine) });
    case 'split':
      return line('board.stake.split', { dollars: Math.floor(view.bank / 2) });
    case 'credit':
      return line('board.prize.store', { count: countFace(dice, 'J') });
    case 'girls':
      return line('board.prize.saloon', { count: countFace(dice, 'Q') });
    case 'marshall':
      return line('board.stake.marshall', { old: player(view.sheriff), seat: player(view.winner ?? view.sheriff) });
    case 'corruption':
      return line('board.stake.corruption');
    case 'brute':
    case 'cheater':
    case 'joe':
    case 'wanted':
    case 'elixir':
      return null;
  }
}
