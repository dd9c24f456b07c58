/// <reference lib="webworker" />
// Keeps the whole built site on the device, so that a table against bots works without network. Talks to no server by
// itself: what is asked of /api always goes there, and fails there.
declare const self: ServiceWorkerGlobalScope;

/** Written by the build: the name of this version, and every file of it. */
const SITE = '__SITE__';
const FILES = '__FILES__';

const PAGE = '/';
/** A line that is this slow is treated as none: the page is here already. */
const PATIENCE = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SITE).then((kept) => kept.addAll([PAGE, ...(JSON.parse(FILES) as string[])])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|plain|metrics)(?:\/|$)/.test(url.pathname)) event.respondWith(pageFor(request));
  } else if (url.pathname.startsWith('/assets/') || url.pathname === '/icon.svg') {
    event.respondWith(keptOr(request));
  }
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SITE).map((name) => caches.delete(name)));
}

/** The page as the server has it now; as it was kept where there is no server. */
async function pageFor(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const fresh = fetch(request).catch(() => null);
  const answer = await Promise.race([fresh, late]);
  if (answer !== null) return answer;
  return (await caches.match(PAGE)) ?? (await fresh) ?? Response.error();
}

/** Names change with what is in a file, so a kept one is right. */
async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
