import type { Event } from '@boxcars/games/winners-circle';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Shown } from '../board.ts';
import { SPACES, spotAfter, spotOf, type Course } from './course.ts';
import { shift, turn } from './place-on-screen.ts';

/** What running needs to know. */
export interface RunProps {
  readonly course: Course;
  readonly shown: Shown<Event> | null;
  readonly stepTime: number;
}

/** The stretch a horse runs while an event is shown, in places; null when it doesn't. */
export function stretchOf(event: Event, gate: number): { readonly from: number; readonly to: number } | null {
  // The last step over the line is told by an event of its own.
  if (event.type === 'horse-moved' && event.gate === gate) {
    return { from: event.from, to: Math.min(event.to, SPACES) };
  }
  return event.type === 'horse-crossed' && event.gate === gate ? { from: SPACES, to: SPACES + 3 } : null;
}

/** The gate whose horse runs while an event is shown. */
export function runnerOf(event: Event | null): number | null {
  return event?.type === 'horse-moved' || event?.type === 'horse-crossed' ? event.gate : null;
}

/** Whether this is the moment that decides a race. */
export function isFinish(event: Event | undefined): boolean {
  return event?.type === 'horse-crossed' && event.rank === 'show';
}

/** Lets the horse of a gate run while the event that moves it is shown: `place` goes along, `body` turns. */
export function useRun(
  gate: number,
  scale: number,
  { course, shown, stepTime }: RunProps,
): { readonly place: RefObject<SVGGElement | null>; readonly body: RefObject<SVGGElement | null> } {
  const [place, body] = [useRef<SVGGElement>(null), useRef<SVGGElement>(null)];
  const stretch = shown === null || stepTime === 0 ? null : stretchOf(shown.event, gate);
  useLayoutEffect(() => {
    if (shown === null || stretch === null || place.current === null || body.current === null) return undefined;
    const { from, to } = stretch;
    const count = Math.max(2, Math.ceil((to - from) * 2));
    const spots = Array.from({ length: count + 1 }, (_, i) => spotOf(course, from + ((to - from) * i) / count));
    const timing = {
      duration: shown.duration,
      easing: to > SPACES ? 'linear' : 'ease-in-out',
      fill: 'forwards',
    } as const;
    const runs = [
      place.current.animate(
        spots.map((spot, i) => ({ transform: `${shift(spot)} translateY(${i % 2 === 0 ? 0 : -3}px)` })),
        timing,
      ),
      body.current.animate(
        spots.map((spot) => ({ transform: turn(spot, scale * course.horse) })),
        timing,
      ),
    ];
    return () => runs.forEach((run) => run.cancel());
  }, [shown, course]);
  return { place, body };
}

/** How near the eye comes to the line when the race is decided. */
const NEAR = 1.7;

/** The eye goes to the line when the third horse crosses. */
export function useFinish({ course, shown, stepTime }: RunProps): RefObject<SVGGElement | null> {
  const scene = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (shown === null || !isFinish(shown.event) || stepTime === 0 || scene.current === null) return undefined;
    scene.current.style.transformOrigin = `${spotAfter(course, 0).x}px ${course.height}px`;
    const run = scene.current.animate(
      [
        { transform: 'none' },
        { transform: `scale(${NEAR})`, offset: 0.25 },
        { transform: `scale(${NEAR})`, offset: 0.8 },
        { transform: 'none' },
      ],
      { duration: shown.duration, easing: 'ease-in-out' },
    );
    return () => run.cancel();
  }, [shown, course]);
  return scene;
}
