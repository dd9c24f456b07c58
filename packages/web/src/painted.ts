/** How long a page that isn't painted, as it isn't looked at, is waited for. */
const PATIENCE = 100;

/** Resolves once everything drawn so far is on the screen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The picture is made after the frame's own callbacks.
      setTimeout(resolve);
    });
  });
}
