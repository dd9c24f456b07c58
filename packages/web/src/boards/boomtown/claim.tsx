import { oddsOf, type CardFace, type EventName, type MineFace, type View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import { player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import type { Pressable } from './answering.ts';
import { CardSign } from './card-sign.tsx';
import { Emblem } from './emblem.tsx';
import { Danger, Doors, Hat, Mouth, Odds } from './marks.tsx';
import { claimLine, eventLine, townLine } from './names.ts';
import { decimal } from './numbers.ts';
import { hasUse, outlookOf, type Outlook } from './outlook.ts';
import { Paper } from './paper.tsx';
import { SeatName } from './seat-name.tsx';

import styles from './claim.module.css';

export interface ClaimProps {
  readonly card: CardFace;
  readonly place: string;
  readonly view: View;
  /** For whom the fee and the worth are reckoned; null for the public. */
  readonly seat: number | null;
  readonly seats: readonly SeatLabel[];
  readonly on: Pressable | null;
  readonly isInMind: boolean;
  readonly t: Translator;
}

/** A card on offer as a large paper, with what it would cost and bring. */
export function Claim(props: ClaimProps): JSX.Element {
  const { card, place, on, isInMind, t } = props;
  const looks = [
    styles.claim,
    on === null ? '' : styles.open,
    isInMind ? styles.mind : '',
    on?.isUp === true ? styles.up : '',
  ];
  return (
    <Paper class={looks.join(' ')} on={on} place={place}>
      {card.card === 'mine' ? <MinePaper {...props} mine={card} /> : <EventPaper {...props} event={card.event} />}
      {on !== null && <span class={styles.take}>{t(on.isUp ? 'board.take-now' : 'board.choose')}</span>}
    </Paper>
  );
}

function MinePaper(props: ClaimProps & { readonly mine: MineFace }): JSX.Element {
  const { mine, view, seat, seats, t } = props;
  const { town, number, gold, dangerous } = mine;
  const outlook = outlookOf(view, mine, seat);
  return (
    <>
      <span class="visually-hidden">{t(claimLine(mine))} </span>
      <span class={styles.head} data-town={town} aria-hidden="true">
        <Emblem town={town} />
        <b>{t(townLine(town))}</b>
      </span>
      <span class={styles.face} aria-hidden="true">
        <span class={styles.number}>
          <Mouth />
          <b>{number}</b>
          <Odds count={oddsOf(number)} />
        </span>
        <span class={styles.gold}>{gold}</span>
        {dangerous && (
          <span class={styles.danger}>
            <Danger /> <span>{t('board.danger')}</span>
          </span>
        )}
      </span>
      <span class={styles.terms}>
        <Fee
          outlook={outlook}
          isYours={seat !== null && view.towns.some((one) => one.town === town && one.mayor === seat)}
          seats={seats}
          t={t}
        />
        <Worth outlook={outlook} t={t} />
        {outlook.makesMayor && (
          <span class={styles.mayor}>
            <Hat /> {t('board.makes-mayor')}
          </span>
        )}
      </span>
    </>
  );
}

function Fee(props: {
  readonly outlook: Outlook;
  readonly isYours: boolean;
  readonly seats: readonly SeatLabel[];
  readonly t: Translator;
}): JSX.Element {
  const { outlook, isYours, seats, t } = props;
  const { mayor, fee, paid } = outlook;
  if (mayor === null) return <span class={styles.free}>{t(isYours ? 'board.fee.own' : 'board.fee.none')}</span>;
  return (
    <span class={styles.fee}>
      <span class="visually-hidden">
        {t(paid < fee ? 'board.fee.short' : 'board.fee.to', { gold: fee, paid, seat: player(mayor) })}{' '}
      </span>
      <span class={styles.price} aria-hidden="true">
        −{paid < fee ? `${paid}/${fee}` : fee}
      </span>
      <span class={styles.payee} aria-hidden="true">
        <SeatName seats={seats} seat={mayor} />
      </span>
    </span>
  );
}

function Worth({ outlook, t }: { readonly outlook: Outlook; readonly t: Translator }): JSX.Element {
  const { perRound, saloons } = outlook;
  return (
    <span class={styles.worth}>
      <span>{t('board.per-round', { gold: decimal(t, perRound) })}</span>
      {saloons > 0 && (
        <span class={styles.saloons}>
          <Doors girls={false} />
          <span aria-hidden="true">−{saloons}</span>
          <span class="visually-hidden">{t('board.saloons-take', { gold: saloons })}</span>
        </span>
      )}
    </span>
  );
}

function EventPaper(props: ClaimProps & { readonly event: EventName }): JSX.Element {
  const { event, view, seat, t } = props;
  const isIdle = seat !== null && !hasUse(view, seat, event);
  return (
    <>
      <span class={`${styles.head} ${styles.event}`}>
        <b>{t(eventLine(event))}</b>
      </span>
      <span class={styles.face}>
        <CardSign event={event} />
      </span>
      <span class={styles.terms}>
        <span class={styles.does}>{t(`name.does.${event}`)}</span>
        {isIdle && <span class={styles.idle}>{t(event === 'dynamite' ? 'board.no-target' : 'board.no-use-yet')}</span>}
      </span>
    </>
  );
}
