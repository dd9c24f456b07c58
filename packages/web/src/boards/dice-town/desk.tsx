import type { PlayedCard, QuestionKind, View } from '@boxcars/games/dice-town';
import type { JSX } from 'preact';

import { line, player, type Line, type Translator } from '../../words.ts';
import { Bundle } from './bundle.tsx';
import { Card } from './card.tsx';
import { Cheater } from './cheater.tsx';
import { ChoosePlayer, LookedAt, Rob, Services, TakeCard, Wire } from './choices.tsx';
import { KeepDice, PutBack, RestingCup } from './cup.tsx';
import { ChooseWinner, OrderVisits } from './decision.tsx';
import { Moment } from './moment.tsx';
import type { TownProps, TownTurn } from './props.ts';
import { Scores } from './scores.tsx';
import { SheriffsDesk, Offers } from './sheriffs-desk.tsx';

import styles from './desk.module.css';

/** The middle of the table: what is asked of the reader, or what happens just now. */
export function Desk({ props, seat }: { readonly props: TownProps; readonly seat: number | null }): JSX.Element {
  const { view, yours, seats, t } = props;
  return (
    <section class={styles.desk} data-place="desk" aria-label={t('board.table')}>
      {yours === null || seat === null ? (
        <Watching props={props} seat={seat} />
      ) : (
        <Asked {...{ props, seat }} turn={yours} />
      )}
      {view.scores !== null && <Scores view={view} scores={view.scores} seats={seats} t={t} />}
    </section>
  );
}

interface AskedProps {
  readonly props: TownProps;
  readonly seat: number;
  readonly turn: TownTurn;
}

/** The ways to answer, by what is asked. */
// long: one case for each kind of question
function Asked({ props, seat, turn }: AskedProps): JSX.Element | null {
  const { view, seats, pending, t } = props;
  const kind = turn.question.kind as QuestionKind;
  const choice = { view, seat, seats, turn, t };
  switch (kind) {
    case 'keep-dice':
      return <KeepDice {...{ view, seat, turn, pending, t }} />;
    case 'put-back':
      return <PutBack turn={turn} t={t} />;
    case 'play-cheater':
      return turn.question.compose === undefined ? (
        <Moment {...{ props, turn }} card="cheater" />
      ) : (
        <Cheater turn={turn} t={t} />
      );
    case 'make-offer':
      return (
        <TieDesk props={props}>
          <Bundle {...choice} pending={pending} />
        </TieDesk>
      );
    case 'choose-winner':
      return <TieDesk props={props}>{view.tie !== null && <ChooseWinner {...choice} tie={view.tie} />}</TieDesk>;
    case 'order-visits':
      return <TieDesk props={props}>{view.tie !== null && <OrderVisits {...choice} tie={view.tie} />}</TieDesk>;
    case 'stop-brute':
    case 'stop-cheat':
    case 'play-wanted':
      return <Moment {...{ props, turn }} card="wanted" />;
    case 'play-elixir':
      return turn.question.options.length > 1 ? (
        <Services {...choice} />
      ) : (
        <Moment {...{ props, turn }} card="elixir" />
      );
    case 'play-dynamite':
    case 'play-split':
    case 'play-credit':
    case 'play-girls':
    case 'play-marshall':
    case 'play-corruption':
      return <Moment {...{ props, turn }} card={kind.slice('play-'.length) as PlayedCard} />;
    case 'keep-card':
    case 'keep-stolen':
      return <TakeCard {...choice} />;
    case 'choose-debtor':
      return (
        <ChoosePlayer
          {...choice}
          note={({ dollars }) => line('board.gives', { dollars: Math.min(4, dollars), has: dollars })}
        />
      );
    case 'rob':
      return <Rob {...choice} />;
    case 'visit-doc':
      return <Services {...choice} />;
    case 'wire-properties':
      return <Wire {...choice} />;
    case 'choose-champion':
      return <ChoosePlayer {...choice} note={() => null} />;
  }
}

function TieDesk(given: {
  readonly props: TownProps;
  readonly children?: JSX.Element | false | null;
}): JSX.Element | null {
  const { view, seats, asked, viewer, t } = given.props;
  if (view.tie === null) return null;
  const desk = { view, tie: view.tie, seats, asked, viewer, t };
  return (
    <SheriffsDesk {...desk}>
      {given.children}
      {asked?.kind === 'make-offer' && <Offers {...desk} />}
    </SheriffsDesk>
  );
}

/** What can be seen while nothing is asked of the reader. */
function Watching({ props, seat }: { readonly props: TownProps; readonly seat: number | null }): JSX.Element | null {
  const { view, shown, seats, asked, viewer, t } = props;
  const words = storyOf(props);
  if (view.tie !== null) {
    return (
      <SheriffsDesk {...{ view, tie: view.tie, seats, asked, viewer, t }}>
        {words !== '' && <p class={styles.telling}>{words}</p>}
        <Offers {...{ view, tie: view.tie, seats, asked, viewer, t }} />
      </SheriffsDesk>
    );
  }
  if (view.scores !== null) return words === '' ? null : <p class={styles.telling}>{words}</p>;
  if (view.place === null && seat !== null) {
    return <RestingCup {...{ view, seat, words, t }} event={shown?.event ?? null} />;
  }
  const play = view.plays.at(-1);
  return (
    <div class={styles.stacked}>
      <p class={styles.telling}>{words}</p>
      {play !== undefined && (
        <div class={styles.momentCard}>
          <Card card={play.card} t={t} />
        </div>
      )}
      <LookedAt view={view} t={t} />
    </div>
  );
}

/** What happens just now, in words: the event being shown, or what somebody else is asked. */
function storyOf({ shown, say, viewer, asked, view, t }: TownProps): string {
  if (shown !== null) {
    const told = say.event(shown.event, { viewer });
    return told === null ? '' : t(told);
  }
  return asked === null ? '' : waitingWords(view, asked, t);
}

function waitingWords(view: View, asked: NonNullable<TownProps['asked']>, t: Translator): string {
  const [seat] = asked.seats;
  const words: Line | null =
    asked.mode === 'turn' && seat !== undefined
      ? line(`board.others.${asked.kind}`, { seat: player(seat) })
      : asked.kind === 'keep-dice'
        ? line('board.others.keep-dice')
        : null;
  if (words !== null && t.has(words.key)) return t(words);
  return view.place === null ? '' : t('board.place', { place: line(`name.place.${view.place}`) });
}
