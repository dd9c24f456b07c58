import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** From here on the course lies on its long side. The style sheets know the same number. */
const WIDE_FROM = 640;

/** Whether the element has room for the wide course. */
export function useIsWide(): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(true);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => setIsWide(element.clientWidth >= WIDE_FROM);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, isWide];
}
