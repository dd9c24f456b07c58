import type { View } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';

import { Glyph, shapeOf } from '../../glyph.tsx';
import type { Translator } from '../../words.ts';
import { SEAT_SIGNS, type SeatLabel } from '../board.ts';
import { gainText, moneyText } from './money.ts';
import { lastFinish } from './podium.tsx';
import { gainOf, RANKS } from './standing.ts';

import styles from './money-chart.module.css';

const [WIDTH, HEIGHT, LEFT, TOP, FOOT] = [168, 96, 4, 6, 16];
const RACES = 3;

/** Money after a race; `isGuess` for what it would be if the running one ended now. */
interface Point {
  readonly race: number;
  readonly money: number;
  readonly isGuess: boolean;
}

/** Everyone's money after each race so far. Nobody starts with any (WC-C8). */
export function pointsOf(view: View, seat: number): readonly Point[] {
  const known = view.results.map(({ race, money }) => ({ race, money: money[seat] ?? 0, isGuess: false }));
  const money = view.seats[seat]?.money ?? 0;
  const isRun = view.phase === 'over' || view.finished.length === RANKS.length;
  const done = isRun ? view.race : view.race - 1;
  const start = { race: 0, money: done === 0 ? money : 0, isGuess: false };
  const points =
    known.some(({ race }) => race === done) || done === 0 ? known : [...known, { race: done, money, isGuess: false }];
  const gain = view.phase === 'race' && !isRun ? gainOf(view, seat) : null;
  const guess =
    gain !== null && gain.least === gain.most ? [{ race: view.race, money: money + gain.least, isGuess: true }] : [];
  return [start, ...points, ...guess];
}

interface ChartProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly t: Translator;
}

/** Three races as a small chart of money, with the numbers beside it. */
export function MoneyChart({ view, seats, t }: ChartProps): JSX.Element {
  const lines = seats.map((_, seat) => pointsOf(view, seat));
  const most = Math.max(500, ...lines.flat().map(({ money }) => money));
  const finish = lastFinish(view);
  return (
    <section class={styles.chart} aria-label={t('board.money-chart')}>
      <h2 class={styles.title}>{t('board.money-chart')}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {Array.from({ length: RACES + 1 }, (_, race) => (
          <g key={race}>
            <line class={styles.rule} x1={xOf(race)} x2={xOf(race)} y1={TOP} y2={HEIGHT - FOOT} />
            <text class={styles.label} x={xOf(race)} y={HEIGHT - 3}>
              {race === 0 ? '' : race}
            </text>
          </g>
        ))}
        <line class={styles.base} x1={LEFT} x2={WIDTH - LEFT} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
        {lines.map((points, seat) => (
          <Career
            key={seat}
            points={points}
            colour={seats[seat]?.colour ?? 0}
            most={most}
            beside={countBeside(lines, seat)}
          />
        ))}
      </svg>
      <ol class={styles.purses}>
        {seats.map((label, seat) => (
          <Purse key={seat} label={label} points={lines[seat] ?? []} t={t} />
        ))}
      </ol>
      {finish !== null && view.phase !== 'over' && (
        <p class={styles.result}>
          {t('board.result', {
            race: finish.race,
            placed: finish.placed.map(({ horse }) => horse),
            last: finish.last.map(({ horse }) => horse),
          })}
        </p>
      )}
    </section>
  );
}

/** How many earlier seats end where this one does: their signs stand in a row. */
function countBeside(lines: readonly (readonly Point[])[], seat: number): number {
  const money = lines[seat]?.at(-1)?.money;
  return lines.slice(0, seat).filter((points) => points.at(-1)?.money === money).length;
}

function xOf(race: number): number {
  return LEFT + 6 + (race * (WIDTH - 2 * LEFT - 34)) / RACES;
}

function Career(props: {
  readonly points: readonly Point[];
  readonly colour: number;
  readonly most: number;
  readonly beside: number;
}): JSX.Element {
  const { points, colour, most, beside } = props;
  const yOf = (money: number): number => HEIGHT - FOOT - (money * (HEIGHT - FOOT - TOP - 6)) / most;
  const known = points.filter(({ isGuess }) => !isGuess);
  const [guess, from] = [points.find(({ isGuess }) => isGuess), known.at(-1)];
  const end = guess ?? from;
  return (
    <g style={{ '--seat': `var(--seat-${colour})` }}>
      <polyline class={styles.line} points={known.map(({ race, money }) => `${xOf(race)},${yOf(money)}`).join(' ')} />
      {guess !== undefined && from !== undefined && (
        <line
          class={styles.guess}
          x1={xOf(from.race)}
          y1={yOf(from.money)}
          x2={xOf(guess.race)}
          y2={yOf(guess.money)}
        />
      )}
      {end !== undefined && (
        <path
          class={styles.sign}
          fill-rule="evenodd"
          d={shapeOf(SEAT_SIGNS[colour] ?? '')}
          transform={`translate(${xOf(end.race) + 8 * beside - 5} ${yOf(end.money) - 5}) scale(0.63)`}
        />
      )}
    </g>
  );
}

function Purse(props: {
  readonly label: SeatLabel;
  readonly points: readonly Point[];
  readonly t: Translator;
}): JSX.Element {
  const { label, points, t } = props;
  const known = points.filter(({ isGuess }) => !isGuess);
  const guess = points.find(({ isGuess }) => isGuess);
  const money = known.at(-1)?.money ?? 0;
  return (
    <li class={styles.purse}>
      <span class={styles.seat} style={{ '--seat': `var(--seat-${label.colour})` }} aria-hidden="true">
        <Glyph sign={SEAT_SIGNS[label.colour] ?? ''} />
      </span>
      <span class={styles.name}>{label.name}</span>
      <b>{moneyText(t, money)}</b>
      {guess !== undefined && (
        <span class={styles.change}>
          <span class="visually-hidden">{t('board.if-ended')} </span>
          {gainText(t, guess.money - money)}
        </span>
      )}
    </li>
  );
}
