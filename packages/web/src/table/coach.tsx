import { isSame } from '@boxcars/engine';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { YourTurn } from '../boards/board.ts';
import type { AnyAdvice } from '../study/ask.ts';
import { loadCoach } from '../words.ts';
import type { Translator } from '../words.ts';
import { translateFrom } from '../words.ts';
import { useRoom, type Room } from './room.ts';

import styles from './coach.module.css';

/** So many choices are told of; the others are worse. */
const MOST_CHOICES = 5;

/** The button itself says how one comes to stand. */
const SAID_ALREADY = 'coach.stands';

type Stand = 'idle' | 'thinking' | readonly AnyAdvice[];

/** For practice: what the choices of the open question are worth, and why. Choosing one puts it up for confirmation. */
export function Coach({ turn }: { readonly turn: YourTurn }): JSX.Element | null {
  const room = useRoom();
  const { table, voice } = room;
  const [stand, setStand] = useState<Stand>('idle');
  const id = table.moment.value?.asked?.id ?? '';
  const t = useCoachText();
  useEffect(() => setStand('idle'), [id]);
  const think = async (): Promise<void> => {
    setStand('thinking');
    const advice = await adviceFor(room);
    if (table.moment.value?.asked?.id === id) setStand(advice);
  };
  if (stand === 'idle') {
    return (
      <button type="button" class={`button plain ${styles.ask}`} data-coach onClick={() => void think()}>
        {voice.t('site.coach.ask')}
      </button>
    );
  }
  if (stand === 'thinking' || t === null) return <p role="status">{voice.t('site.coach.thinking')}</p>;
  if (stand.length === 0) return <p role="status">{voice.t('site.coach.nothing')}</p>;
  return (
    <section class={styles.coach} aria-label={voice.t('site.coach')}>
      <h3>{voice.t('site.coach.advice')}</h3>
      <ol>
        {stand.slice(0, MOST_CHOICES).map((advice, i) => (
          <Choice key={i} turn={turn} advice={advice} best={stand[0]} t={t} />
        ))}
      </ol>
    </section>
  );
}

/** A table on this device thinks here; a server's thinks there, as only it knows the state to think on. */
async function adviceFor({ table, voice, isLocal }: Room): Promise<readonly AnyAdvice[]> {
  const { table: id } = table.connection;
  if (isLocal) {
    const [{ ofDevice }, { adviseIn }] = await Promise.all([import('../study/studied.ts'), import('../study/ask.ts')]);
    const found = await ofDevice(id, (table.moment.value?.entry ?? 0) + 1);
    const advice = await adviseIn(found, voice.viewer);
    return advice.ok ? advice.value : [];
  }
  const { ask } = await import('../net/api.ts');
  const told = await ask<{ readonly advice: readonly AnyAdvice[] }>('GET', `/tables/${id}/advice`);
  return told.ok ? told.value.advice : [];
}

function Choice(props: {
  readonly turn: YourTurn;
  readonly advice: AnyAdvice;
  readonly best: AnyAdvice | undefined;
  readonly t: Translator;
}): JSX.Element {
  const { turn, advice, best, t } = props;
  const { voice, table } = useRoom();
  const context = { viewer: voice.viewer, view: table.stand.value?.view };
  const isUp = useComputed(() => isSame(turn.draft.action.value, advice.action)).value;
  const part = best === undefined || best.worth <= 0 ? 1 : Math.max(0, advice.worth / best.worth);
  return (
    <li>
      <button
        type="button"
        class={`button ${styles.choice}`}
        aria-pressed={isUp}
        onClick={() => turn.draft.fill(advice.action)}
      >
        <span>{voice.t(voice.say.action(advice.action, context))}</span>
        <b>{worthText(voice.t, advice)}</b>
      </button>
      <meter class={styles.meter} value={part} aria-hidden="true" />
      {advice.reasons
        .filter(({ code }) => code !== SAID_ALREADY)
        .map(({ code, values }) => (
          <p key={code}>{t(code, values)}</p>
        ))}
    </li>
  );
}

/** What a choice is worth, in short. */
function worthText(t: Translator, { worth, isExact, margin }: AnyAdvice): string {
  const number = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 });
  if (isExact) return t('site.coach.points', { points: number.format(worth) });
  const off = t('site.coach.margin', { margin: Math.round(100 * margin) });
  return `${t('site.coach.percent', { percent: Math.round(100 * worth) })} ${off}`;
}

/** The coach's sentences over those of the game; null until they are here. */
export function useCoachText(): Translator | null {
  const { voice } = useRoom();
  const { locale } = voice.t;
  const [text, setText] = useState<Translator | null>(null);
  useEffect(() => {
    void loadCoach(locale).then((messages) => setText(() => translateFrom(locale, [{ locale, messages }])));
  }, [locale]);
  return text;
}
