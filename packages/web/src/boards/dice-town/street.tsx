import type { Event, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { Glyph } from '../../glyph.tsx';
import { line, player, type Line, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { DieFace } from './die.tsx';
import { Front } from './fronts.tsx';
import { nameLine } from './names.ts';
import { FACE_OF, leadAt, STREET, type Lead, type Spot, type Thought } from './race.ts';
import { SeatSign } from './seat-sign.tsx';
import type { Winners } from './winners.ts';

import styles from './street.module.css';

export interface StreetProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** The reader's dice with the answer being put together. */
  readonly thought: Thought | null;
  readonly winners: Winners;
  readonly event: Event | null;
  readonly t: Translator;
}

/** Eight places in the order they are settled, each with what it holds and who leads there. */
export function Street(props: StreetProps): JSX.Element {
  const { view, event, t } = props;
  const now = placeNow(view, event);
  const at = now === null ? -1 : STREET.indexOf(now);
  return (
    <ol class={styles.street} aria-label={t('board.street')}>
      {STREET.map((spot, i) => (
        <Place key={spot} {...props} spot={spot} state={i === at ? 'now' : i < at ? 'done' : 'open'} />
      ))}
    </ol>
  );
}

/** The place being settled. The Stagecoach has its turn only while it drives. */
function placeNow(view: View, event: Event | null): Spot | null {
  if (event?.type === 'stagecoach-arrived') return 'stagecoach';
  if (event !== null && 'place' in event) return event.place;
  return view.place;
}

type PlaceState = 'open' | 'now' | 'done';

function Place(props: StreetProps & { readonly spot: Spot; readonly state: PlaceState }): JSX.Element {
  const { view, spot, state, thought, t } = props;
  const face = FACE_OF[spot];
  const lead = spot === 'doc' ? waitingAt(view) : leadAt(view, spot, thought);
  return (
    <li
      class={`${styles.place} ${styles[state] ?? ''}`}
      data-spot={spot}
      data-place={`place:${spot}`}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <div class={styles.picture}>
        <Front spot={spot} />
        {face !== undefined && (
          <span class={styles.face}>
            <DieFace face={face} />
          </span>
        )}
        {state === 'done' && (
          <span class={styles.tick} role="img" aria-label={t('board.settled')}>
            ✓
          </span>
        )}
      </div>
      <div class={styles.sign}>
        <b class={styles.name}>{t(`name.place.${spot}`)}</b>
        {face !== undefined && <span class="visually-hidden">{` (${face}) `}</span>}
        <span class={styles.stock}>{t(stockLine(view, spot))}</span>
      </div>
      <Leaders {...props} lead={lead} />
    </li>
  );
}

/** What a place holds. */
function stockLine(view: View, spot: Spot): Line {
  switch (spot) {
    case 'mine':
      return line('board.stock.mine', { count: view.mine });
    case 'bank':
      return line('name.dollars', { count: view.bank });
    case 'stagecoach':
      return line('board.stock.stagecoach', { count: view.stagecoach });
    case 'store':
      return line('board.stock.store', { count: view.storeDeck });
    case 'saloon':
      return line('board.stock.saloon');
    case 'sheriff':
      return line('board.stock.sheriff', { seat: player(view.sheriff) });
    case 'town-hall':
      return line('board.stock.town-hall');
    case 'doc':
      return line('board.stock.doc');
  }
}

/** DT-8: while the town is settled, those who have gained nothing so far; at the Doc's, those still to come. */
function waitingAt(view: View): Lead {
  if (view.place === null) return { seats: [], count: 0, hand: null };
  const seats = view.players.flatMap(({ gained }, seat) => (gained ? [] : [seat]));
  return { seats: view.place === 'doc' && view.visitors.length > 0 ? view.visitors : seats, count: 0, hand: null };
}

function Leaders(props: StreetProps & { readonly spot: Spot; readonly lead: Lead }): JSX.Element {
  const { lead, seats, winners, spot, thought, t } = props;
  const winner = spot === 'stagecoach' ? undefined : winners[spot];
  const isWon = winner !== undefined;
  const shown = isWon ? [winner] : lead.seats;
  const words = leadWords(lead, shown, isWon);
  const isThought = thought !== null && shown.includes(thought.seat);
  return (
    <p class={`${styles.leaders} ${isThought ? styles.thought : ''}`} title={words === null ? undefined : t(words)}>
      {words !== null && <span class="visually-hidden">{t(words)}</span>}
      <span aria-hidden="true" class={styles.chips}>
        {isWon && (
          <span class={styles.cup}>
            <Glyph sign="★" />
          </span>
        )}
        {shown.map((seat) => (
          <SeatSign key={seat} label={seats[seat]} />
        ))}
        {lead.count > 0 && <span class={styles.count}>×{lead.count}</span>}
      </span>
      {lead.hand !== null && (
        <span aria-hidden="true" class={styles.hand}>
          {t(`name.hand.${lead.hand}`)}
        </span>
      )}
    </p>
  );
}

function leadWords({ count, hand }: Lead, shown: readonly number[], isWon: boolean): Line | null {
  if (shown.length === 0) return null;
  const values = { seats: shown.map(nameLine), count };
  if (isWon) return line('board.lead.won', values);
  if (hand !== null) return line('board.lead.hand', { ...values, hand: line(`name.hand.${hand}`) });
  return line(count > 0 ? 'board.lead' : 'board.lead.doc', values);
}
