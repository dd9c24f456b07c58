import type { Event, EventName, View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import { inMind } from './answering.ts';
import { Auction } from './auction.tsx';
import { Aim, Mustang, UseHeld } from './card-answers.tsx';
import { Choosing } from './choosing.tsx';
import { consequencesOf } from './consequences.ts';
import { Dice } from './dice.tsx';
import { FinalCount } from './final-count.tsx';
import { HoldUp } from './hold-up.tsx';
import { Holdings } from './holdings.tsx';
import { after } from './news.ts';
import { Offer } from './offer.tsx';
import { places } from './places.ts';
import { Production } from './production.tsx';
import type { TownProps, TownTurn } from './props.ts';
import { Towns } from './towns.tsx';
import { TurnDie } from './turn-die.tsx';
import { Unseen } from './unseen.tsx';

import styles from './board.module.css';

/** The table of Boomtown: cards on offer, the auctioneer's desk with the dice, the towns, everyone's claims. */
export function BoomtownBoard(given: TownProps): JSX.Element {
  const props = { ...given, view: duringEvent(given) };
  const { view, yours, seats, shown, pending, t } = props;
  const isBusy = pending !== null;
  const live = liveSum(props);
  const isLive = live !== null || shown?.event.type === 'dice-rolled' || shown?.event.type === 'holdup-tried';
  const mind = inMind(yours);
  const sum = live === null ? null : live + (mind?.type === 'turn-die' ? mind.to - mind.from : 0);
  return (
    <div class={styles.board} data-first={firstOf(yours)}>
      {view.turn !== null && <Offer {...{ view, seats, isBusy, shown, t }} seat={view.you} turn={yours} />}
      <section class={styles.desk} aria-label={t('board.desk')}>
        <Dice {...{ view, shown, isLive, t }} />
        <div class={styles.matter}>
          <Matter {...props} live={live} />
        </div>
        <p class={styles.deck} data-place={places.bank}>
          {t('board.deck', { count: view.deck })}
          {view.removed > 0 && `, ${t('board.removed', { count: view.removed })}`}
        </p>
      </section>
      <div class={styles.towns}>
        <Towns {...{ view, seats, isBusy, t }} turn={yours} />
      </div>
      <div class={styles.holdings}>
        <Holdings {...{ view, seats, isBusy, sum, t }} turn={yours} />
      </div>
      <Unseen view={view} t={t} />
    </div>
  );
}

/** Cards are seen while they are turned up. */
function duringEvent({ view, shown }: TownProps): View {
  return shown?.event.type === 'cards-turned-up' ? after(view, shown.event) : view;
}

/** What a narrow screen shows before the cards on offer, where they have nothing to do with the question. */
function firstOf(turn: TownTurn | null): 'desk' | 'towns' | 'mines' | undefined {
  const kind = turn?.question.kind ?? '';
  if (['play-mustang', 'use-held', 'hold-up', 'turn-die'].includes(kind)) return 'desk';
  if (['place-saloon', 'place-governor', 'place-girls'].includes(kind)) return 'towns';
  return ['blow-up', 'expropriate', 'place-vein'].includes(kind) ? 'mines' : undefined;
}

/** Events of which the dice are the cause. */
const PRODUCTION: ReadonlySet<Event['type']> = new Set([
  'die-turned',
  'dice-kept',
  'mine-collapsed',
  'mine-yielded',
  'nothing-yielded',
  'saloon-paid',
]);

/** The result that counts now: while mines are made to yield, or a die may still be turned. Null: none does. */
function liveSum({ view, asked, shown }: TownProps): number | null {
  const isLive = shown === null ? asked?.kind === 'turn-die' : PRODUCTION.has(shown.event.type);
  if (!isLive || view.dice === null) return null;
  const dice = shown?.event.type === 'die-turned' ? shown.event.dice : view.dice;
  return dice.reduce((sum, die) => sum + die, 0);
}

/** Cards whose question is answered by pressing what they are aimed at. */
const AIMS: { readonly [kind: string]: EventName } = {
  'blow-up': 'dynamite',
  expropriate: 'expropriation',
  'place-governor': 'governor',
  'place-vein': 'new-vein',
  'place-saloon': 'saloon',
  'place-girls': 'saloon-girls',
};

/** What the desk is about now. */
function Matter(props: TownProps & { readonly live: number | null }): JSX.Element | null {
  const { view, viewer, yours, seats, pending, live, asked, orders, leaveOrder, t, say } = props;
  const isBusy = pending !== null;
  const kind = yours?.question.kind ?? null;
  if (yours !== null && kind === 'turn-die') return <TurnDie {...{ view, seats, isBusy, t }} turn={yours} />;
  if (yours !== null && kind === 'hold-up') return <HoldUp {...{ view, seats, isBusy, t }} turn={yours} />;
  if (yours !== null && kind === 'play-mustang') return <Mustang {...{ isBusy, t }} turn={yours} />;
  if (yours !== null && kind === 'use-held') return <UseHeld {...{ isBusy, t }} turn={yours} />;
  const aim = AIMS[kind ?? asked?.kind ?? ''];
  if (aim !== undefined) {
    const question = yours === null ? '' : t(say.question(yours.question, { viewer, view }));
    const consequences = consequencesOf(view, inMind(yours), t);
    return <Aim event={aim} {...{ question, consequences, t }} />;
  }
  if (view.turn === null) return <FinalCount {...{ view, seats, t }} />;
  if (live !== null) return <Production {...{ view, seats, t }} sum={live} />;
  if (isAuction(view)) return <Auction {...{ view, seats, isBusy, orders, leaveOrder, t }} turn={yours} />;
  if (view.choosing.length > 0) return <Choosing {...{ view, seats, t }} isYours={kind === 'choose-card'} />;
  return null;
}

function isAuction({ auction, turn }: View): boolean {
  return auction.winner === null && turn !== null;
}
