import type { Event, Token, View } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';

import { line, player, type Translator } from '../../words.ts';
import type { Shown } from '../board.ts';
import { RosetteSign } from './artwork.tsx';
import { Die } from './die.tsx';
import { moneyText } from './money.ts';

import styles from './infield.module.css';

interface InfieldProps {
  readonly view: View;
  readonly seat: number | null;
  readonly shown: Shown<Event> | null;
  readonly stepTime: number;
  readonly t: Translator;
  /** Whether the reader is asked to bet, so that tokens can be taken up. */
  readonly mayBet: boolean;
  readonly token: Token | null;
  readonly onToken: (token: Token) => void;
}

/** What lies in the middle of the course: tokens while bets are made, then the die and who rolled it. */
export function Infield(props: InfieldProps): JSX.Element {
  const { view, shown, stepTime } = props;
  const isRolling = shown?.event.type === 'die-rolled';
  return (
    <div class={styles.infield}>
      {view.phase === 'bets' && !isRolling ? (
        <Tokens {...props} />
      ) : (
        <div class={styles.row}>
          <Die symbol={view.symbol} shown={shown} stepTime={stepTime} />
          <div>
            <p
              class={`${styles.who} ${isRolling && stepTime > 0 ? styles.afterRoll : ''}`}
              style={{ animationDuration: `${shown?.duration ?? 0}ms` }}
            >
              {rollText(props)}
            </p>
            <Pace {...props} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Who rolled what. */
function rollText({ view, shown, t }: InfieldProps): string {
  const rolled = shown?.event.type === 'die-rolled' ? shown.event : { seat: view.turn, symbol: view.symbol };
  if (rolled.symbol === null || rolled.seat === null) return '';
  return t('event.die-rolled', { seat: player(rolled.seat), symbol: line(`name.symbol.${rolled.symbol}`) });
}

function Pace({ view, t }: InfieldProps): JSX.Element {
  const horse = view.pace === null ? undefined : view.gates[view.pace]?.horse.name;
  const bonus = moneyText(t, 100 * view.factor);
  return (
    <p class={styles.pace}>
      <RosetteSign size={20} />
      <span>
        {horse === undefined ? t('board.pace-waits') : t('board.pace-taken', { horse })} ·{' '}
        {t('board.a-bet', { money: bonus })}
      </span>
    </p>
  );
}

function Tokens({ view, seat, t, mayBet, token, onToken }: InfieldProps): JSX.Element {
  const hand = seat === null ? [] : (view.seats[seat]?.hand ?? []);
  const kinds = [...new Set(hand)].toSorted((a, b) => b - a);
  return (
    <div>
      <p class={styles.who}>{betText(view, mayBet, t)}</p>
      {kinds.length > 0 && (
        <div class={styles.tokens} role="group" aria-label={t('board.your-tokens')}>
          {kinds.map((kind) => (
            <TokenButton
              key={kind}
              kind={kind}
              count={hand.filter((one) => one === kind).length}
              words={t('board.token', { token: kind })}
              isTaken={mayBet && token === kind}
              isOpen={mayBet}
              onToken={onToken}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function betText(view: View, mayBet: boolean, t: Translator): string {
  if (mayBet) return t('board.place-token');
  return view.turn === null ? '' : t('board.bets-now', { seat: player(view.turn) });
}

interface TokenButtonProps {
  readonly kind: Token;
  readonly count: number;
  readonly words: string;
  readonly isTaken: boolean;
  readonly isOpen: boolean;
  readonly onToken: (token: Token) => void;
}

function TokenButton({ kind, count, words, isTaken, isOpen, onToken }: TokenButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`${styles.token} ${isTaken ? styles.taken : ''}`}
      aria-pressed={isTaken}
      aria-label={count > 1 ? `${words} ×${count}` : words}
      disabled={!isOpen}
      onClick={() => onToken(kind)}
    >
      <b>{kind}</b>
      {count > 1 && <span>×{count}</span>}
    </button>
  );
}
