import type { IncomingMessage } from 'node:http';

import type { Config } from '../config.ts';
import type { People, Visitor } from '../people.ts';

export const COOKIE = 'boxcars';

/** Longer than any token of ours. */
const LONGEST_TOKEN = 64;

/** The token a request brings: a program's in its header, a browser's in its cookie. */
export function tokenOf(request: Pick<IncomingMessage, 'headers'>): string | null {
  const { authorization, cookie } = request.headers;
  const bearer = /^Bearer ([A-Za-z0-9_-]+)$/.exec(authorization ?? '')?.[1];
  if (authorization !== undefined) return within(bearer);
  return within(/(?:^|;\s*)boxcars=([A-Za-z0-9_-]+)(?:;|$)/.exec(cookie ?? '')?.[1]);
}

function within(token: string | undefined): string | null {
  return token === undefined || token.length > LONGEST_TOKEN ? null : token;
}

/** Who asks, or null for someone without an identity, or with one that is no longer valid. */
export async function identify(people: People, request: Pick<IncomingMessage, 'headers'>): Promise<Visitor | null> {
  const token = tokenOf(request);
  return token === null ? null : people.identify(token);
}

/** Whether a request comes from our own pages, or from no page at all. */
export function isOurs(config: Config, request: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (config.origins.length > 0) return config.origins.includes(origin);
  return origin === `http://${host ?? ''}` || origin === `https://${host ?? ''}`;
}

/** Where a request comes from: with a proxy in front, what the proxy itself says, which comes last. */
export function addressOf(config: Config, request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const forwarded = config.trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  const last = forwarded.split(',').at(-1)?.trim() ?? '';
  return last === '' ? (request.socket.remoteAddress ?? '') : last;
}

/** The header that gives a browser its token, or takes it away. */
export function cookieOf(token: string | null, isSecure: boolean): string {
  const rest = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return token === null ? `${COOKIE}=; Max-Age=0; ${rest}` : `${COOKIE}=${token}; Max-Age=34560000; ${rest}`;
}
