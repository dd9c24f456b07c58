import type { Motion } from '../boards/board.ts';

/** At most so many things fly for one motion: more would only be noise. */
const MOST_FLYING = 8;

const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** The element that stands for a place, if it is on the screen. */
export function placeElement(place: string): HTMLElement | SVGElement | null {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(`[data-place="${CSS.escape(place)}"]`)) {
    if (element.getClientRects().length > 0) return element;
  }
  return null;
}

/** Starts a motion that takes about so long. Nothing waits for it: the queue keeps the time. */
export function start(motion: Motion, duration: number): void {
  switch (motion.motion) {
    case 'fly':
      return fly(motion, duration);
    case 'shake':
      placeElement(motion.at)?.animate(
        [0, -7, 6, -5, 4, 0].map((degrees) => ({ transform: `rotate(${degrees}deg)` })),
        { duration, easing: 'ease-out' },
      );
      return undefined;
    case 'glow':
      placeElement(motion.at)?.animate(
        [{ filter: 'none' }, { filter: 'drop-shadow(0 0 6px var(--accent)) brightness(1.15)' }, { filter: 'none' }],
        { duration: Math.max(duration, 200) },
      );
      return undefined;
    case 'run':
      return run(motion.of, motion.along, duration);
  }
}

function centreOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function fly(motion: Extract<Motion, { motion: 'fly' }>, duration: number): void {
  const [from, to] = [placeElement(motion.from), placeElement(motion.to)];
  const sky = document.getElementById('sky');
  if (from === null || to === null || sky === null) return;
  const [a, b] = [centreOf(from), centreOf(to)];
  const count = Math.min(motion.count ?? 1, MOST_FLYING);
  for (let i = 0; i < count; i++) {
    const thing = document.createElement('div');
    thing.className = 'flying';
    thing.dataset['thing'] = motion.thing;
    thing.textContent = motion.label ?? '';
    sky.append(thing);
    const delay = (i * duration * 0.5) / MOST_FLYING;
    const lift = Math.min(80, Math.hypot(b.x - a.x, b.y - a.y) / 5);
    const flight = thing.animate(
      [
        { transform: `translate(${a.x}px, ${a.y}px) translate(-50%, -50%) scale(0.7)`, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: `translate(${(a.x + b.x) / 2}px, ${(a.y + b.y) / 2 - lift}px) translate(-50%, -50%) scale(1.1)` },
        { opacity: 1, offset: 0.9 },
        { transform: `translate(${b.x}px, ${b.y}px) translate(-50%, -50%) scale(0.8)`, opacity: 0 },
      ],
      { duration: Math.max(duration - delay, 80), delay, easing: EASE, fill: 'both' },
    );
    flight.addEventListener('finish', () => thing.remove());
    flight.addEventListener('cancel', () => thing.remove());
  }
}

/** Moves the element itself, from where it stands over the places to the last of them. */
function run(of: string, along: readonly string[], duration: number): void {
  const runner = placeElement(of);
  if (runner === null) return;
  const home = centreOf(runner);
  const stops = along.flatMap((place) => {
    const element = placeElement(place);
    return element === null ? [] : [centreOf(element)];
  });
  if (stops.length === 0) return;
  const scale = scaleOf(runner);
  const frames = [home, ...stops].map(({ x, y }) => ({
    translate: `${(x - home.x) / scale}px ${(y - home.y) / scale}px`,
  }));
  runner.animate(frames, { duration, easing: 'ease-in-out', fill: 'none' });
}

/** Pixels of the screen to a pixel of the element: a drawing may be shown larger than it was drawn. */
function scaleOf(element: Element): number {
  const parent = element.parentElement as Element | null;
  return parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
}
