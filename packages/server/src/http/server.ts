import { accept, refusal, refuse, type Refusal, type Result } from '@boxcars/engine';
import { isId, isTooDeep, MOST_LEVELS, requests } from '@boxcars/protocol';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { localeOf, sentenceOf } from '../sentence.ts';
import { isConflict } from '../store/conflict.ts';
import { identify, isOurs } from './identity.ts';
import { matchRoutes } from './match-routes.ts';
import { openApi } from './openapi.ts';
import { servePages } from './pages.ts';
import { peopleRoutes } from './people-routes.ts';
import { statusOf, type Office, type Route } from './route.ts';
import { systemRoutes } from './system-routes.ts';
import { tableRoutes } from './table-routes.ts';

export const routes: readonly Route[] = [...systemRoutes, ...peopleRoutes, ...tableRoutes, ...matchRoutes];

const BODY_LIMIT = 128 * 1024;
const MOST_TRIES = 5;

/** The HTTP side: routes, health, metrics, pages. */
export async function makeHttp(config: Config, office: Office, log: Logger): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // One proxy: whatever a client says of itself before it counts for nothing.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    routerOptions: { maxParamLength: 100 },
    requestTimeout: 30_000,
  });
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, { contentSecurityPolicy: { directives: CONTENT_POLICY }, hsts: false });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.remoteAddress !== undefined) return done();
    // Whoever asked is gone already: there is nobody to count, and nobody to answer.
    void reply.hijack();
    request.raw.destroy();
  });
  await app.register(rateLimit, {
    max: office.house.limits.requestRate,
    timeWindow: '1 minute',
    // A first visit fetches many small files, and a house full of people has one address. An address can be written in many
    // ways: what counts is where it leads.
    allowList: (request) => request.routeOptions.url?.startsWith('/api/') !== true,
    errorResponseBuilder: () => Object.assign(new Error('too-fast'), { statusCode: 429 }),
  });
  const answer = answerWith(office);
  app.setErrorHandler((error, request, reply) => answer(request, reply, reasonOf(error, request, log)));
  app.setNotFoundHandler((request, reply) => answer(request, reply, refusal('no-such-page')));
  for (const route of routes) addRoute(app, config, office, route, answer);
  addSystem(app, office, answer);
  await servePages(app);
  return app;
}

/** Scripts and styles come from us alone; nothing may frame us. */
const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  imgSrc: ["'self'", 'data:', 'blob:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

function addRoute(app: FastifyInstance, config: Config, office: Office, route: Route, answer: Answer): void {
  app.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const body = readRequest(config, route, request);
      if (!body.ok) return answer(request, reply, body.refusal);
      const person = await identify(office.people, request.raw);
      if (route.who !== 'anyone' && person === null) return answer(request, reply, refusal('no-identity'));
      if (route.who === 'owner' && person?.isProgram === true) {
        return answer(request, reply, refusal('not-for-programs'));
      }
      const params = idsIn(request.params as { readonly [name: string]: string });
      const visit = { office, body: body.value as never, person: person as never, params, request, reply };
      const result = await runRoute(route, visit);
      return result.ok ? reply.send(result.value) : answer(request, reply, result.refusal);
    },
  });
}

/** What a request brings, if our own pages or a program sent it, and it is what the route takes. */
function readRequest(config: Config, route: Route, request: FastifyRequest): Result<unknown> {
  const isRead = route.method === 'GET';
  if (!isRead && !isOurs(config, request.raw)) return refuse('origin-not-ours');
  if (isTooDeep(request.body)) return refuse('too-deep', { max: MOST_LEVELS });
  const read = requests[route.takes].safeParse(isRead ? request.query : (request.body ?? {}));
  if (read.success) return accept(read.data);
  return refuse('request-not-understood', { at: read.error.issues[0]?.path.join('.') ?? '' });
}

/** The ids in a path. What has not their form is none, and asks the store nothing. */
function idsIn(params: { readonly [name: string]: string }): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(params).map(([name, given]) => [name, isId(given) ? given : '']));
}

/** Runs a route; again, on what is so then, if another node has changed the table in the meantime. */
async function runRoute(route: Route, visit: Parameters<Route['run']>[0]): Promise<Result<unknown>> {
  for (let tries = 0; ; tries++) {
    try {
      return await route.run(visit);
    } catch (error) {
      if (!isConflict(error) || tries >= MOST_TRIES) throw error;
    }
  }
}

/** For whoever runs the server. */
function addSystem(app: FastifyInstance, office: Office, answer: Answer): void {
  const { house } = office;
  app.get('/healthz', { config: { rateLimit: false } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await house.store.db.selectFrom('people').select('id').limit(1).execute();
    } catch {
      return answer(request, reply, refusal('not-ready'));
    }
    return { status: 'ok' };
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics()),
  );
  const document = openApi(routes);
  app.get('/api/openapi.json', () => document);
}

type Answer = (request: FastifyRequest, reply: FastifyReply, why: Refusal) => FastifyReply;

/** Answers with a refusal, which is counted: every one over HTTP goes through here. */
function answerWith({ house }: Office): Answer {
  return (request, reply, why) => {
    house.metrics.refusals.inc({ code: why.code });
    const sentence = sentenceOf(why, localeOf(request.headers['accept-language']));
    return reply.code(statusOf(why)).send({ ...why, sentence });
  };
}

/** What fastify refuses by itself, and what we got wrong: never more than a code. */
function reasonOf(error: unknown, request: FastifyRequest, log: Logger): Refusal {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 429) return refusal('too-fast');
  if (status === 413) return refusal('body-too-long', { max: BODY_LIMIT });
  if (status >= 400 && status < 500) return refusal('request-not-understood', { at: '' });
  log.error({ err: error, route: request.routeOptions.url }, 'request-failed');
  return refusal('server-failed');
}
