import type { Event, HorseSymbol } from '@boxcars/games/winners-circle';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Shown } from '../board.ts';
import { SymbolSign } from './artwork.tsx';

import styles from './die.module.css';

/** The faces of the die, and how the cube turns to show each. */
const FACES: readonly { readonly symbol: HorseSymbol; readonly face: string; readonly shows: string }[] = [
  { symbol: 'head', face: 'rotateY(0deg)', shows: 'rotateX(0deg) rotateY(0deg)' },
  { symbol: 'cap', face: 'rotateY(90deg)', shows: 'rotateX(0deg) rotateY(-90deg)' },
  { symbol: 'head', face: 'rotateY(180deg)', shows: 'rotateX(0deg) rotateY(180deg)' },
  { symbol: 'saddle', face: 'rotateY(-90deg)', shows: 'rotateX(0deg) rotateY(90deg)' },
  { symbol: 'head', face: 'rotateX(90deg)', shows: 'rotateX(-90deg) rotateY(0deg)' },
  { symbol: 'shoe', face: 'rotateX(-90deg)', shows: 'rotateX(90deg) rotateY(0deg)' },
];

interface DieProps {
  /** What lies up; null before the first roll. */
  readonly symbol: HorseSymbol | null;
  readonly shown: Shown<Event> | null;
  readonly stepTime: number;
}

/** The horse die: a cube that tumbles while a roll is shown and lands on what was rolled. */
export function Die({ symbol, shown, stepTime }: DieProps): JSX.Element {
  const cube = useRef<HTMLDivElement>(null);
  const event = shown?.event;
  const rolled = event?.type === 'die-rolled' ? event.symbol : symbol;
  const rest = FACES.find((face) => face.symbol === rolled)?.shows ?? 'rotateX(-24deg) rotateY(32deg)';
  useLayoutEffect(() => {
    if (event?.type !== 'die-rolled' || stepTime === 0 || shown === null) return undefined;
    const roll = cube.current?.animate(
      [
        { transform: 'translateY(-26px) rotateX(500deg) rotateY(-640deg)', easing: 'ease-in' },
        { transform: 'translateY(0) rotateX(220deg) rotateY(-260deg)', offset: 0.45, easing: 'ease-out' },
        { transform: 'translateY(-9px) rotateX(70deg) rotateY(-80deg)', offset: 0.65, easing: 'ease-in' },
        { transform: `translateY(0) ${rest}`, offset: 0.85 },
        { transform: `translateY(0) ${rest}` },
      ],
      { duration: shown.duration },
    );
    return () => roll?.cancel();
  }, [shown]);
  return (
    <div class={styles.die} data-place="die" data-symbol={rolled ?? undefined}>
      <div ref={cube} class={styles.cube} style={{ transform: rest }}>
        {FACES.map(({ symbol: sign, face }, i) => (
          <div key={i} class={styles.face} style={{ transform: `${face} translateZ(var(--half))` }}>
            <SymbolSign symbol={sign} size={40} />
          </div>
        ))}
      </div>
    </div>
  );
}
