import { h, type ComponentType, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of a page that is fetched when it is first drawn; nothing stands there until it has come. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let part: ComponentType<P> | null = null;
  return function Later(props: P): JSX.Element | null {
    const [, drawAgain] = useState(0);
    useEffect(() => {
      if (part !== null) return;
      void load().then((loaded) => {
        part = loaded;
        drawAgain((n) => n + 1);
      });
    }, []);
    return part === null ? null : h(part, props);
  };
}
