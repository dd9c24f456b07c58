import { styleOf } from '@boxcars/bots/style';
import type { SeatClock, SeatInfo } from '@boxcars/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { SEAT_SIGNS, type SeatLabel } from '../boards/board.ts';
import { Glyph } from '../glyph.tsx';
import type { Translator } from '../words.ts';
import { clockText } from './clock-text.ts';
import { useRoom, type Room } from './room.ts';

import styles from './seats.module.css';

/** Everyone at the table with what is public of them, and who is awaited. */
export function Seats(): JSX.Element {
  const { table, labels, voice } = useRoom();
  const moment = table.moment.value;
  const chairs = table.info.value?.seats ?? [];
  return (
    <section class={styles.seats} aria-label={voice.t('site.seats')}>
      <ul>
        {labels.map((label, seat) => {
          const isAsked = moment?.asked?.seats.includes(seat) ?? false;
          const hasAnswered = moment?.asked?.answered.includes(seat) ?? false;
          return (
            <SeatCard
              key={seat}
              seat={seat}
              label={label}
              chair={chairs[seat]}
              isAwaited={isAsked && !hasAnswered}
              hasAnswered={isAsked && hasAnswered}
              clock={moment?.clocks?.[seat] ?? null}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface SeatProps {
  readonly seat: number;
  readonly label: SeatLabel;
  readonly chair: SeatInfo | undefined;
  readonly isAwaited: boolean;
  readonly hasAnswered: boolean;
  readonly clock: SeatClock | null;
}

function SeatCard({ seat, label, chair, isAwaited, hasAnswered, clock }: SeatProps): JSX.Element {
  const room = useRoom();
  const { voice } = room;
  const stateKey = isAwaited ? 'awaited' : hasAnswered ? 'answered' : null;
  return (
    <li
      class={`${styles.seat} ${isAwaited ? styles.awaited : ''}`}
      style={{ '--seat': `var(--seat-${label.colour})` }}
      data-place={`seat:${seat}`}
      aria-current={isAwaited ? 'true' : undefined}
    >
      <p class={styles.who}>
        <span class={styles.sign} aria-hidden="true">
          <Glyph sign={SEAT_SIGNS[label.colour] ?? ''} />
        </span>
        <b>{label.name}</b>
        {chair?.kind === 'bot' ? (
          <Character seat={seat} chair={chair} />
        ) : (
          <span class={styles.kind}>{kindOf(room, label, chair)}</span>
        )}
        {stateKey !== null && (
          <span class={styles.state}>
            <Glyph sign={isAwaited ? '⏳' : '✓'} /> {voice.t(`site.seat.${stateKey}`)}
          </span>
        )}
        {clock !== null && <Clock clock={clock} />}
      </p>
      {chair?.kind === 'bot' && <CharacterLine seat={seat} chair={chair} />}
      <Facts seat={seat} />
    </li>
  );
}

function kindOf({ voice }: Room, label: SeatLabel, chair: SeatInfo | undefined): string {
  if (label.isYou) return label.name === voice.t('site.seat.you') ? '' : voice.t('site.seat.you');
  if (chair?.kind !== 'person') return '';
  if (chair.bot !== null) return voice.t(`site.seat.${chair.bot}`);
  return chair.connected ? '' : voice.t('site.seat.offline');
}

/** What kind of player a bot is: its level and style. */
function Character({ seat, chair }: { readonly seat: number; readonly chair: Bot }): JSX.Element {
  const { voice } = useRoom();
  const kind = characterOf(voice.t, chair);
  return (
    <button
      type="button"
      class={styles.character}
      popovertarget={`bot-${seat}`}
      title={voice.t(`bot.${styleOf(chair.name)}.line`)}
      aria-label={kind}
    >
      <span class={styles.cog} aria-hidden="true">
        ⚙
      </span>
      <span class={styles.words} aria-hidden="true">
        {kind}
      </span>
    </button>
  );
}

/** For who asks: a bot's line of character. */
function CharacterLine({ seat, chair }: { readonly seat: number; readonly chair: Bot }): JSX.Element {
  const { voice } = useRoom();
  return (
    <p id={`bot-${seat}`} popover="auto" class={styles.line}>
      <b>{chair.name}</b> ({characterOf(voice.t, chair)})
      <br />
      {voice.t(`bot.${styleOf(chair.name)}.line`)}
    </p>
  );
}

function characterOf(t: Translator, { name, level }: Bot): string {
  const key = `site.level.${level}`;
  if (!t.has(key)) return t('site.seat.bot');
  return t('site.seat.bot-style', { level: t(key), style: t(`bot.${styleOf(name)}`) });
}

type Bot = SeatInfo & { readonly kind: 'bot' };

function Facts({ seat }: { readonly seat: number }): JSX.Element | null {
  const { table, board, voice } = useRoom();
  const stand = table.stand.value;
  const facts = stand === null ? [] : (board.seatFacts?.(stand.view, seat) ?? []);
  if (facts.length === 0) return null;
  return (
    <ul class={styles.facts}>
      {facts.map((fact, i) => (
        <li key={i} data-place={fact.place} title={voice.t(fact.words)}>
          <span aria-hidden="true">
            <span class={styles.factSign}>
              <Glyph sign={fact.sign} />
            </span>
            {fact.value}
          </span>
          <span class="visually-hidden">{voice.t(fact.words)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The time left, counted down while it runs. */
function Clock({ clock }: { readonly clock: SeatClock }): JSX.Element {
  const { table } = useRoom();
  const [, tick] = useState(0);
  const isPaused = table.pausedAt.value !== null;
  useEffect(() => {
    if (clock.runsSince === null || isPaused) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [clock, isPaused]);
  const gone = clock.runsSince === null ? 0 : Math.max(0, table.now - clock.runsSince);
  return (
    <span class={styles.clock} role="timer">
      {clockText(clock.left - gone)}
    </span>
  );
}
