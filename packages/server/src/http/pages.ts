import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { common } from '@boxcars/text';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { localeOf } from '../sentence.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const PLAIN = fileURLToPath(new URL('../plain-page', import.meta.url));

const isForPage = ([key]: readonly [string, string]): boolean => key.startsWith('plain.') || key === 'server.someone';

/** Files whose name changes with what is in them: kept for a year and never asked for again. */
const HASHED = 'public, max-age=31536000, immutable';
/** All others are asked for each time, and answered with "not changed" if so. */
const ASKED = 'no-cache';

/** Serves the web client if it is built. The plain page is always at `/plain/`, and at `/` as long as there is no other. */
export async function servePages(app: FastifyInstance, built = BUILT): Promise<void> {
  await app.register(fastifyStatic, { root: PLAIN, prefix: '/plain/', decorateReply: false });
  app.get('/plain', (_request, reply) => reply.redirect('/plain/'));
  app.get('/plain/words', (request) => {
    const locale = localeOf(request.headers['accept-language']);
    return { locale, ...Object.fromEntries(Object.entries(common[locale]).filter(isForPage)) };
  });
  const root = existsSync(join(built, 'index.html')) ? built : PLAIN;
  const index = readFileSync(join(root, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: NOT_FOR_READERS,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.startsWith(join(root, 'assets')) ? HASHED : ASKED);
    },
  });
  // Pages of the site have addresses of their own; the site finds out itself which one is meant.
  for (const path of ['/', '/:page', '/:page/*']) {
    app.get(path, (request, reply) => {
      const { page } = request.params as { readonly page?: string };
      const isPage = (request.headers.accept ?? '').includes('text/html') && page !== 'api';
      if (path !== '/' && !isPage) return reply.callNotFound();
      return reply.header('cache-control', ASKED).type('text/html').send(index);
    });
  }
}

/** The compressed forms go under the names of what they hold; the rest is for the build itself. */
const NOT_FOR_READERS = ['**/*.{br,gz}', '*chunks.json', 'sources.sha256', 'index.html'];
