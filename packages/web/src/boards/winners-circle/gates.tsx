import type { BetView, GateView, HorseSymbol, Token, View } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';

import { line, player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { HorseBadge, RosetteSign, SymbolSign } from './artwork.tsx';
import { spaceOf, SPACES } from './course.ts';
import { isCutShort, landingAt, stepsOf } from './landing.ts';
import { gainRangeText, gainText, moneyRangeText } from './money.ts';
import { betWorth, columnWith, RANKS, tokenOf, worthOf, type Range, type Standing } from './standing.ts';
import { BetToken } from './token.tsx';

import styles from './gates.module.css';

const SYMBOLS: readonly HorseSymbol[] = ['head', 'cap', 'saddle', 'shoe'];

interface GatesProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly standings: readonly Standing[];
  readonly seat: number | null;
  readonly t: Translator;
  /** Gates that can be picked now. */
  readonly open: readonly number[];
  readonly target: number | null;
  /** The token in the reader's fingers. */
  readonly token: Token | null;
  readonly actionWords: (gate: number) => string;
  readonly onPick: (gate: number) => void;
  readonly onLook: (gate: number | null) => void;
}

/** The seven cards: four numbers each, the bets on them, and what they bring. */
export function Gates(props: GatesProps): JSX.Element {
  const { view, t, seat } = props;
  const symbol = view.phase === 'race' ? view.symbol : null;
  const heading = headingOf(view, seat);
  return (
    <table class={styles.gates}>
      <caption class="visually-hidden">{t('board.gates')}</caption>
      <thead>
        <tr>
          <th scope="col" class={styles.horseHead}>
            {t('name.horse')}
          </th>
          {SYMBOLS.map((one) => (
            <th key={one} scope="col" class={one === symbol ? styles.rolled : ''} title={t(`name.symbol.${one}`)}>
              <SymbolSign symbol={one} size={22} />
              <span class="visually-hidden">{t(`name.symbol.${one}`)}</span>
            </th>
          ))}
          {heading !== null && (
            <th scope="col" class={styles.valueHead}>
              {t(heading)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {view.gates.map((gate, i) => (
          <GateRow key={i} {...props} gate={gate} landing={landingAt(view, i)} index={i} symbol={symbol} />
        ))}
      </tbody>
    </table>
  );
}

/** What the last column tells; null for nothing. */
function headingOf({ phase }: View, seat: number | null): string | null {
  switch (phase) {
    case 'bets':
      return 'board.if-wins';
    case 'race':
      return seat === null ? 'board.value' : 'board.brings-you';
    case 'over':
      return null;
  }
}

interface RowProps extends GatesProps {
  readonly gate: GateView;
  readonly landing: number | null;
  readonly index: number;
  readonly symbol: HorseSymbol | null;
}

function GateRow(props: RowProps): JSX.Element {
  const { view, gate, index, symbol, target, open, onLook } = props;
  const isDown = view.phase === 'race' && !gate.faceUp && gate.rank === null;
  const kind = [
    styles.row,
    isDown ? styles.down : '',
    gate.rank === null ? '' : styles.home,
    target === index ? styles.target : '',
    open.includes(index) ? styles.open : '',
  ];
  return (
    <tr
      class={kind.join(' ')}
      data-place={`gate:${index}`}
      data-gate={index}
      onPointerEnter={() => onLook(index)}
      onPointerLeave={() => onLook(null)}
    >
      <th scope="row">
        <HorseCell {...props} />
      </th>
      {SYMBOLS.map((one) => (
        <td key={one} class={`${styles.number} ${one === symbol ? styles.rolled : ''}`}>
          {gate.horse[one] === 0 ? '·' : gate.horse[one]}
          {one === symbol && <Landing {...props} />}
        </td>
      ))}
      {view.phase !== 'over' && (
        <td class={styles.value}>
          <Value {...props} />
        </td>
      )}
    </tr>
  );
}

function HorseCell(props: RowProps): JSX.Element {
  const { view, gate, index, t, open, target, actionWords, onPick, onLook, seats } = props;
  const inside = (
    <>
      <HorseBadge gate={index} colour={gate.colour} />
      <span class={styles.names}>
        <span class={styles.name}>{gate.horse.name}</span>
        <span class={styles.where}>
          {gate.hasPace && <RosetteSign size={16} />}
          {whereText(props)}
        </span>
      </span>
    </>
  );
  return (
    <div class={styles.horse}>
      {open.includes(index) ? (
        <button
          type="button"
          class={styles.pick}
          aria-pressed={target === index}
          aria-description={actionWords(index)}
          onClick={() => onPick(index)}
          onFocus={() => onLook(index)}
          onBlur={() => onLook(null)}
        >
          {inside}
        </button>
      ) : (
        <span class={styles.pick}>{inside}</span>
      )}
      {gate.bets.length > 0 && (
        <ul class={styles.bets} aria-label={t('board.bets')}>
          {gate.bets.map((bet) => (
            <li key={bet.seat}>
              <BetToken bet={bet} owner={seats[bet.seat]} words={betWords(t, bet, view.gates[index])} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function betWords(t: Translator, { seat, token }: BetView, gate: GateView | undefined): string {
  const value = token ?? line('name.hidden-token');
  return t('name.bet', { seat: player(seat), token: value, horse: gate?.horse.name ?? '' });
}

/** Where the horse stands, what it would be if the race ended now, and what is in its way. */
function whereText({ view, gate, landing, index, t, standings }: RowProps): string {
  if (gate.rank !== null) return t(`name.rank.${gate.rank}`);
  if (gate.space === null || view.phase === 'bets') return t(`name.colour.${gate.colour}`);
  const space = t('board.at-space', { space: gate.space });
  if (landing === gate.place) return `${space} · ${t('board.no-way')}`;
  if (landing !== null && isCutShort(view, gate, landing))
    return `${space} · ${t('board.cut-short', { spaces: landing - gate.place, steps: stepsOf(view, gate) })}`;
  const standing = standings[index];
  if (standing === undefined || standing.first !== standing.latest) return space;
  const rank = standing.isLast ? 'last' : RANKS[standing.first];
  return rank === undefined ? space : `${space} · ${t(`name.rank.${rank}`)}`;
}

/** Under the rolled symbol: the space where the number leads. */
function Landing({ view, gate, landing, t }: RowProps): JSX.Element | null {
  if (landing === null) return null;
  const isShort = isCutShort(view, gate, landing);
  const where = landing > SPACES ? t('board.home') : String(spaceOf(landing));
  return (
    <span class={`${styles.landing} ${isShort ? styles.blocked : ''}`}>
      <span class="visually-hidden">{t('board.goes-to')} </span>
      <span aria-hidden="true">{isShort ? '⊘' : '→'}</span>
      {where}
    </span>
  );
}

/** The last cell: before the race what a bet on it would pay as the winner, later what the horse brings the reader. */
function Value({ view, gate, index, t, standings, seat, token }: RowProps): JSX.Element | null {
  const standing = standings[index];
  if (standing === undefined) return null;
  if (view.phase === 'bets') return <>{moneyRangeText(t, winValue(view, gate, token ?? 1))}</>;
  const worth = betWorth(view, standing);
  if (seat === null) return worth.most === 0 ? null : <>{moneyRangeText(t, worth)}</>;
  const own = tokenOf(gate, seat);
  if (own === null || own === 0) return null;
  const loss = standing.isLast ? -own * view.factor * 100 : 0;
  if (worth.most === 0 && loss === 0) return <>{gainText(t, 0)}</>;
  return (
    <span class={loss < 0 ? styles.loss : styles.gain}>
      {gainRangeText(t, { least: own * worth.least + loss, most: own * worth.most + loss })}
    </span>
  );
}

/** What one bet would be worth if the horse won, with the token in hand laid on it. */
function winValue(view: View, gate: GateView, token: Token): Range {
  const { least, most } = columnWith(view, gate, token);
  return { least: worthOf(view, 0, Math.max(most, 1)), most: worthOf(view, 0, Math.max(least, 1)) };
}
