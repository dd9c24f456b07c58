import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const PLAIN = fileURLToPath(new URL('../plain-page', import.meta.url));

/** Serves the web client if it is built, else the plain page. */
export async function servePages(app: FastifyInstance): Promise<void> {
  const root = existsSync(BUILT) ? BUILT : PLAIN;
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, { root, wildcard: false });
}
