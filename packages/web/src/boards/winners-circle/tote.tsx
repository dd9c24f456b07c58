import type { GateView, Rank, Token, View } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';

import type { Translator } from '../../words.ts';
import { HorseBadge } from './artwork.tsx';
import { gainRangeText, gainText, moneyText } from './money.ts';
import {
  betWorth,
  columnWith,
  gainOf,
  RANKS,
  tokenOf,
  worthOf,
  type Range,
  type Standing,
  type Thought,
} from './standing.ts';

import styles from './tote.module.css';

interface ToteProps {
  readonly view: View;
  readonly t: Translator;
  readonly seat: number | null;
  /** How the race stands, or would with the move in mind. */
  readonly standings: readonly Standing[];
  readonly thought: Thought | null;
  /** The bet in mind, before the race. */
  readonly bet: { readonly gate: number; readonly token: Token } | null;
}

/** The payout table, with what counts in it now and what the reader would get. */
export function Tote(props: ToteProps): JSX.Element {
  const { view, t, seat } = props;
  const columns = view.payout.win.length;
  return (
    <section class={styles.tote} data-place="bank" aria-label={t('board.payout')}>
      <Total {...props} />
      <table class={styles.table}>
        <caption class="visually-hidden">{t('board.payout')}</caption>
        <thead>
          <tr>
            <th scope="col" class={styles.corner}>
              {view.factor > 1 ? <b>{`×${view.factor}`}</b> : null} {t('board.bets-on-it')}
            </th>
            {Array.from({ length: columns }, (_, i) => (
              <th key={i} scope="col">
                {i + 1 === columns ? `${i + 1}+` : i + 1}
              </th>
            ))}
            {seat !== null && (
              <th scope="col" class={styles.you}>
                {t('board.you')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {RANKS.map((rank, i) => (
            <Row key={rank} {...props} rank={rank} index={i} />
          ))}
          {view.phase === 'race' && <LastRow {...props} columns={columns} />}
        </tbody>
      </table>
    </section>
  );
}

/** The sum in a sentence: now, and with the move in mind. */
function Total({ view, t, seat, standings, thought, bet }: ToteProps): JSX.Element | null {
  if (view.phase === 'bets') {
    const horse = bet === null ? undefined : view.gates[bet.gate]?.horse.name;
    return <p class={styles.total}>{horse === undefined ? t('board.payout') : t('board.bet-pays', { horse })}</p>;
  }
  const now = seat === null ? null : gainOf(view, seat);
  if (seat === null || now === null) return <p class={styles.total}>{t('board.payout')}</p>;
  const then = thought === null ? null : gainOf(view, seat, standings);
  return (
    <p class={styles.total}>
      {t('board.if-ended')} <b class={then === null ? '' : styles.before}>{gainRangeText(t, now)}</b>
      {then !== null && (
        <>
          <span aria-hidden="true"> → </span>
          <b>
            <span class="visually-hidden">{t('board.after-move')} </span>
            {gainRangeText(t, then)}
          </b>
        </>
      )}
    </p>
  );
}

interface RowProps extends ToteProps {
  readonly rank: Rank;
  readonly index: number;
}

function Row(props: RowProps): JSX.Element {
  const { view, t, seat, rank, index, standings } = props;
  const horses =
    view.phase === 'race' ? standings.filter(({ first, latest }) => first === index && latest === index) : [];
  const lit = litColumns(props, horses[0]);
  const last = view.payout[rank].length;
  const gain = seat === null ? '' : rowGain(props, horses[0]);
  return (
    <tr>
      <th scope="row" class={styles.rank}>
        <span>{t(`name.rank.${rank}`)}</span>
        {horses.map(({ gate }) => (
          <RankHorse key={gate} view={view} gate={gate} t={t} />
        ))}
        <span class={styles.youBelow}>{gain}</span>
      </th>
      {view.payout[rank].map((_, i) => {
        const column = i + 1;
        const isLit = lit !== null && column >= Math.min(lit.least, last) && column <= Math.min(lit.most, last);
        return (
          <td key={column} class={isLit ? (lit.least === lit.most ? styles.lit : styles.maybe) : ''}>
            {worthOf(view, index, column)}
          </td>
        );
      })}
      {seat !== null && <td class={styles.you}>{gain}</td>}
    </tr>
  );
}

/** The columns that count in a row now; before the race those of the bet in mind. Null: none. */
function litColumns({ view, bet, rank }: RowProps, standing: Standing | undefined): Range | null {
  const gate = bet === null ? undefined : view.gates[bet.gate];
  const isBet = view.phase === 'bets' && bet !== null && gate !== undefined;
  const column = isBet ? columnWith(view, gate, bet.token) : (standing?.column ?? null);
  if (column === null || column.most === 0 || view.payout[rank].length === 0) return null;
  return { least: Math.max(column.least, 1), most: column.most };
}

function RankHorse(props: { readonly view: View; readonly gate: number; readonly t: Translator }): JSX.Element | null {
  const { view, gate, t } = props;
  const horse = view.gates[gate];
  if (horse === undefined) return null;
  return (
    <span class={styles.horse} title={horse.horse.name}>
      <HorseBadge gate={gate} colour={horse.colour} width={34} />
      {horse.rank !== null && <span aria-hidden="true">✓</span>}
      <span class="visually-hidden">
        {horse.horse.name} {horse.rank !== null && t('board.home')}
      </span>
    </span>
  );
}

/** What the reader gets in a row: from the horse that is there now, or from the bet in mind. */
function rowGain({ view, t, seat, bet, index }: RowProps, standing: Standing | undefined): string {
  if (view.phase === 'bets' && bet !== null) {
    const gate = view.gates[bet.gate] as GateView;
    const { least, most } = columnWith(view, gate, bet.token);
    const pay = (column: number): number => bet.token * worthOf(view, index, Math.max(column, 1));
    return bet.token === 0 ? gainText(t, 0) : gainRangeText(t, { least: pay(most), most: pay(least) });
  }
  const gate = standing === undefined ? undefined : view.gates[standing.gate];
  const token = gate === undefined || seat === null ? null : tokenOf(gate, seat);
  if (standing === undefined || token === null) return '';
  const worth = betWorth(view, standing);
  return token === 0 ? gainText(t, 0) : gainRangeText(t, { least: token * worth.least, most: token * worth.most });
}

/** The rearmost horse costs whoever bet on it. */
function LastRow({ view, t, seat, standings, columns }: ToteProps & { readonly columns: number }): JSX.Element {
  const last = standings.filter(({ isLast }) => isLast);
  const penalty = 100 * view.factor;
  const owed = last.reduce((sum, { gate }) => {
    const at = view.gates[gate];
    return sum + (at === undefined || seat === null ? 0 : (tokenOf(at, seat) ?? 0) * penalty);
  }, 0);
  const loss = owed === 0 ? '' : gainText(t, -owed);
  return (
    <tr class={styles.last}>
      <th scope="row" class={styles.rank}>
        <span>{t('name.rank.last')}</span>
        {last.length < 3 && last.map(({ gate }) => <RankHorse key={gate} view={view} gate={gate} t={t} />)}
        <span class={styles.youBelow}>{loss}</span>
      </th>
      <td colSpan={columns}>{t('board.last-pays', { money: moneyText(t, penalty) })}</td>
      {seat !== null && <td class={styles.you}>{loss}</td>}
    </tr>
  );
}
