import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** From here on the course lies on its long side. The style sheets know the same number. */
const WIDE_FROM = 640;

/** What stands beside the board on a screen that has room for three columns, from the shell's style sheet. */
const COLUMNS_FROM = 1024;
const BESIDE = 560;

/** Where there is no window, as when a board is drawn for a test, it is wide. */
function guess(): boolean {
  const width = globalThis.innerWidth ?? Number.POSITIVE_INFINITY;
  return width - (width >= COLUMNS_FROM ? BESIDE : 0) >= WIDE_FROM;
}

/** Whether the element has room for the wide course: guessed from the screen at first, since measuring would stop everything. */
export function useIsWide(): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(guess);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setIsWide(entry.contentRect.width >= WIDE_FROM);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, isWide];
}
