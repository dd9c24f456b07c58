import type { Die, View } from '@boxcars/games/dice-tower';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { Translator } from '../../words.ts';
import { oddsKey, worthOfKeep, type OddsAnswer, type OddsQuestion } from './odds-question.ts';

import styles from './tray.module.css';

/** Whether there are odds at this moment: only while a turn is decided with dice. */
export function hasOdds({ phase }: View): boolean {
  return phase === 'start' || phase === 'kept' || phase === 'rolled';
}

/** The odds of the moment, worked out in a worker once they are wanted; null until they are there. */
export function useOdds(view: View, isWanted: boolean): OddsAnswer | null {
  const worker = useRef<Worker | null>(null);
  const [answer, setAnswer] = useState<OddsAnswer | null>(null);
  const key = isWanted && hasOdds(view) ? oddsKey(view) : null;
  useEffect(() => {
    if (key === null) return;
    worker.current ??= startWorker(setAnswer);
    const question: OddsQuestion = { key, view };
    worker.current.postMessage(question);
  }, [key]);
  useEffect(() => () => worker.current?.terminate(), []);
  return answer?.key === key ? answer : null;
}

function startWorker(hear: (answer: OddsAnswer) => void): Worker {
  const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<OddsAnswer>) => hear(data));
  return worker;
}

/** The button that shows the odds, and what the dice set aside are worth on average. */
export function OddsBar(props: {
  readonly view: View;
  readonly aside: readonly Die[];
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly odds: OddsAnswer | null;
  readonly t: Translator;
}): JSX.Element {
  const { view, aside, isOn, toggle, odds, t } = props;
  return (
    <div class={styles.odds}>
      <button type="button" class={`button plain ${styles.oddsButton}`} aria-pressed={isOn} onClick={toggle}>
        {t(isOn ? 'board.odds.hide' : 'board.odds.show')}
      </button>
      {isOn && <p>{odds === null ? t('board.odds.wait') : worthText(odds, view, aside, t)}</p>}
    </div>
  );
}

function worthText(odds: OddsAnswer, view: View, aside: readonly Die[], t: Translator): string {
  const format = new Intl.NumberFormat(t.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const best = format.format(odds.best);
  const own = worthOfKeep(odds, view.dice, aside);
  return own === null ? t('board.odds.best', { best }) : t('board.odds.these', { own: format.format(own), best });
}
