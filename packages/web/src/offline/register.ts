/** Keeps the site on this device once the page has settled: from then on bots can be played anywhere. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // What can't be kept (a private window, a full disk) is no reason not to play.
    setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), 3000);
  });
}
