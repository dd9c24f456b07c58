import type { Action, Town, TownView, View } from '@boxcars/games/boomtown';
import type { JSX } from 'preact';

import { player, type Translator } from '../../words.ts';
import type { SeatLabel } from '../board.ts';
import { inMind, pressable } from './answering.ts';
import { Emblem } from './emblem.tsx';
import { saloonTakes } from './forecast.ts';
import { Doors, Hat, Star } from './marks.tsx';
import { townLine } from './names.ts';
import { Paper } from './paper.tsx';
import { places } from './places.ts';
import { feeFor } from './posts.ts';
import type { TownTurn } from './props.ts';
import { SeatName } from './seat-name.tsx';

import styles from './towns.module.css';

interface TownsProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly turn: TownTurn | null;
  readonly isBusy: boolean;
  readonly t: Translator;
}

/** The five towns as signposts: their mayors, what opening a mine costs there, their Saloons. */
export function Towns(props: TownsProps): JSX.Element {
  return (
    <ul class={styles.towns} aria-label={props.t('board.towns')}>
      {props.view.towns.map((town) => (
        <li key={town.town}>
          <Signpost {...props} town={town} />
        </li>
      ))}
    </ul>
  );
}

/** Answers that are given by pressing a town. */
function isIn(action: Action, town: Town): boolean {
  const { type } = action;
  return (type === 'place-saloon' || type === 'place-governor' || type === 'place-girls') && action.town === town;
}

function Signpost(props: TownsProps & { readonly town: TownView }): JSX.Element {
  const { view, seats, turn, isBusy, town, t } = props;
  const on = pressable(turn, isBusy, (action) => isIn(action, town.town));
  const mind = inMind(turn);
  const looks = [
    styles.post,
    on === null ? '' : styles.open,
    mind !== null && isIn(mind, town.town) ? styles.mind : '',
    on?.isUp === true ? styles.up : '',
  ];
  return (
    <Paper class={looks.join(' ')} on={on} place={places.town(town.town)}>
      <span class={styles.head} data-town={town.town}>
        <Emblem town={town.town} />
        <b>{t(townLine(town.town))}</b>
      </span>
      <span class={styles.facts}>
        {town.mayor === null ? (
          <span class={styles.none}>{t('board.mayor.none')}</span>
        ) : (
          <span class={styles.mayor}>
            <Hat />
            <span class="visually-hidden">{t('board.mayor')}: </span>
            <SeatName seats={seats} seat={town.mayor} />
          </span>
        )}
        <Fee view={view} town={town} t={t} />
        <Saloons {...props} />
      </span>
      {on?.isUp === true && <span class={styles.go}>{t('board.here')}</span>}
    </Paper>
  );
}

function Fee({ view, town, t }: { readonly view: View; readonly town: TownView; readonly t: Translator }): JSX.Element {
  const gold = feeFor(view, town.town, view.you);
  return (
    <>
      {gold > 0 && <span class={styles.fee}>{t('board.costs', { gold })}</span>}
      {town.governor && (
        <span class={styles.governor}>
          <Star />
          <span class="visually-hidden">{t('board.governor')} </span>
          <span aria-hidden="true">×2</span>
        </span>
      )}
    </>
  );
}

function Saloons({ view, seats, town, t }: TownsProps & { readonly town: TownView }): JSX.Element {
  return (
    <>
      {view.players.flatMap(({ saloons }, seat) =>
        saloons
          .filter((one) => one.town === town.town)
          .map((one, i) => (
            <span key={`${seat} ${i}`} class={styles.saloon}>
              <Doors girls={one.girls} />
              <span class="visually-hidden">
                {t('board.saloon-of', { seat: player(seat), gold: saloonTakes(one) })}
              </span>
              <span aria-hidden="true">
                <SeatName seats={seats} seat={seat} />
              </span>
            </span>
          )),
      )}
    </>
  );
}
