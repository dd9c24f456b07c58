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

/** Serves the web client if it is built. The plain page is always at `/plain/`, and at `/` as long as there is no other. */
export async function servePages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: PLAIN, prefix: '/plain/', decorateReply: false });
  app.get('/plain/words', (request) => {
    const locale = localeOf(request.headers['accept-language']);
    return { locale, ...Object.fromEntries(Object.entries(common[locale]).filter(isForPage)) };
  });
  const root = existsSync(join(BUILT, 'index.html')) ? BUILT : PLAIN;
  const index = readFileSync(join(root, 'index.html'), 'utf8');
  await app.register(fastifyStatic, { root, wildcard: false, index: false });
  // Pages of the site have addresses of their own; the site finds out itself which one is meant.
  for (const path of ['/', '/:page', '/:page/*']) {
    app.get(path, (request, reply) => {
      const isPage = (request.headers.accept ?? '').includes('text/html') && !request.url.startsWith('/api/');
      return path === '/' || isPage ? reply.type('text/html').send(index) : reply.callNotFound();
    });
  }
}
