import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';

import { settings } from '../settings.ts';
import { reviewIn, type AnyCostly } from '../study/ask.ts';
import { branchAt } from '../study/branch.ts';
import { ofDevice, ofServer, type Found } from '../study/studied.ts';
import { useCoachText } from './coach.tsx';
import { useRoom, type Room } from './room.ts';

import styles from './coach.module.css';

/** The match of this table as it can be looked at once it is over. */
export function foundOf({ table, isLocal }: Room): Promise<Found> {
  const { table: id } = table.connection;
  return isLocal ? ofDevice(id, 1) : ofServer(id);
}

type Stand = 'idle' | { readonly done: number; readonly of: number } | readonly AnyCostly[];

/** After the match: which of one's own choices cost most, what was better, and a way to try again from there. */
export function Review(): JSX.Element | null {
  const room = useRoom();
  const { table, voice } = room;
  const [stand, setStand] = useState<Stand>('idle');
  if (voice.viewer < 0 || (table.info.value?.coach ?? 'off') === 'off') return null;
  const look = async (): Promise<void> => {
    setStand({ done: 0, of: 0 });
    const found = await reviewIn(await foundOf(room), voice.viewer, (done, of) => setStand({ done, of }));
    setStand(found.ok ? found.value : []);
  };
  if (stand === 'idle') {
    return (
      <button type="button" class="button" onClick={() => void look()}>
        {voice.t('site.review.ask')}
      </button>
    );
  }
  if ('done' in stand) return <p role="status">{voice.t('site.review.progress', { ...stand })}</p>;
  if (stand.length === 0) return <p role="status">{voice.t('site.review.none')}</p>;
  return (
    <section class={styles.coach} aria-label={voice.t('site.review')}>
      <h3>{voice.t('site.review')}</h3>
      <ol>
        {stand.map((costly) => (
          <CostlyChoice key={costly.entry} costly={costly} />
        ))}
      </ol>
    </section>
  );
}

function CostlyChoice({ costly }: { readonly costly: AnyCostly }): JSX.Element | null {
  const room = useRoom();
  const { voice, labels } = room;
  const { route } = useLocation();
  const t = useCoachText();
  if (t === null) return null;
  const { made, better, cost, entry, seat } = costly;
  const number = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 });
  const name = (advice: AnyCostly['made']): string => voice.t(voice.say.action(advice.action, voice));
  const key = made.isExact ? 'coach.cost.exact' : 'coach.cost';
  const values = {
    points: number.format(cost),
    percent: Math.round(100 * cost),
    made: name(made),
    better: name(better),
  };
  const again = async (): Promise<void> => {
    const found = await foundOf(room);
    if (!found.ok) return;
    const you = { seat, name: labels[seat]?.name ?? '', level: settings.level.value };
    route(await branchAt(found.value, entry, you));
  };
  return (
    <li class={styles.cost}>
      <p>{t(key, values)}</p>
      <button type="button" class="button" onClick={() => void again()}>
        {voice.t('site.review.again')}
      </button>
    </li>
  );
}
