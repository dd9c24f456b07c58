import type { Refusal, Result } from '@boxcars/engine';
import type { Request, requests } from '@boxcars/protocol';
import type { RouteName } from '@boxcars/protocol/answers';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Coach } from '../coach.ts';
import type { Desk } from '../connection.ts';
import type { People, Person, Visitor } from '../people.ts';
import type { Sockets } from '../sockets.ts';

/** What the routes work with. */
export interface Office extends Desk {
  readonly people: People;
  readonly coach: Coach;
  readonly sockets: () => Sockets;
}

/** One request, understood. */
export interface Visit<Body, Who> {
  readonly office: Office;
  readonly body: Body;
  readonly person: Who;
  readonly params: { readonly [name: string]: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Operation = keyof typeof requests;

/** One route: what it takes, who may use it, what it does. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly takes: Operation;
  /** `owner` is a person who comes by a cookie of theirs, not by a program. */
  readonly who: 'anyone' | 'person' | 'owner';
  /** The operation's name in the OpenAPI document, by which it also says what is answered. */
  readonly name: RouteName;
  readonly run: (visit: Visit<never, Visitor>) => Promise<Result<unknown>> | Result<unknown>;
}

type Run<Takes extends Operation, Who> = (
  visit: Visit<Request<Takes>, Who>,
) => Promise<Result<unknown>> | Result<unknown>;

/** A route that anyone may use. */
export function open<Takes extends Operation>(
  method: Route['method'],
  path: string,
  name: RouteName,
  takes: Takes,
  run: Run<Takes, Person | null>,
): Route {
  return { method, path, name, takes, who: 'anyone', run };
}

/** A route for someone with an identity. */
export function personal<Takes extends Operation>(
  method: Route['method'],
  path: string,
  name: RouteName,
  takes: Takes,
  run: Run<Takes, Visitor>,
): Route {
  return { method, path, name, takes, who: 'person', run };
}

/** A route for someone themselves, that no program of theirs may use: it could make itself at home with it. */
export function owned<Takes extends Operation>(
  method: Route['method'],
  path: string,
  name: RouteName,
  takes: Takes,
  run: Run<Takes, Visitor>,
): Route {
  return { ...personal(method, path, name, takes, run), who: 'owner' };
}

const STATUS: { readonly [code: string]: number } = {
  'no-identity': 401,
  'origin-not-ours': 403,
  'not-for-programs': 403,
  'not-host': 403,
  'not-seated': 403,
  'bot-plays-for-you': 403,
  'coach-off': 403,
  'removed-from-table': 403,
  'no-such-table': 404,
  'no-such-page': 404,
  'match-not-over': 404,
  'seat-taken': 409,
  'no-free-seat': 409,
  'already-seated': 409,
  'table-not-open': 409,
  'not-playing': 409,
  'not-paused': 409,
  'not-over': 409,
  'body-too-long': 413,
  'coach-busy': 429,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-tokens': 429,
  'server-failed': 500,
  'not-ready': 503,
};

/** The status that goes with a refusal. */
export function statusOf(refusal: Refusal): number {
  return STATUS[refusal.code] ?? 400;
}
