import { accept, refuse } from '@boxcars/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { cookieOf, tokenOf } from './identity.ts';
import { open, owned, personal, type Office, type Route } from './route.ts';
import { findSomeone } from './someone.ts';

const DAYS = 90;

function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  void reply.header('set-cookie', cookieOf(token, request.protocol === 'https'));
}

/** Closes the sockets of someone, or those that came in by a key of theirs, on every node. */
function closeOf({ sockets, house }: Office, person: string, key?: string): void {
  sockets().closeOf(person, key);
  house.nodes?.forgot(person, key);
}

/** Who one is. */
export const peopleRoutes: readonly Route[] = [
  open('GET', '/api/me', 'readMe', 'nothing', ({ person }) =>
    accept({ me: person === null ? null : { id: person.id, name: person.name } }),
  ),
  open('POST', '/api/me', 'setMe', 'setName', async ({ office, person, body, request, reply }) => {
    if (person !== null) {
      const renamed = await office.people.rename(person, body.name);
      return renamed.ok ? accept({ me: renamed.value }) : renamed;
    }
    const made = await office.people.create(body.name);
    if (!made.ok) return made;
    giveCookie(request, reply, made.value.token);
    return accept({ me: made.value.person });
  }),
  owned('DELETE', '/api/me', 'deleteMe', 'nothing', async ({ office, person, request, reply }) => {
    await office.hall.forget(person.id);
    await office.people.remove(person);
    closeOf(office, person.id);
    giveCookie(request, reply, null);
    return accept({});
  }),
  personal('POST', '/api/me/sign-out', 'signOut', 'nothing', async ({ office, person, request, reply }) => {
    const token = tokenOf(request);
    if (token !== null) await office.people.forget(token);
    closeOf(office, person.id, person.key);
    giveCookie(request, reply, null);
    return accept({});
  }),
  owned('POST', '/api/me/carry', 'makeCarry', 'nothing', async ({ office, person }) =>
    accept(await office.people.makeCarry(person)),
  ),
  open('POST', '/api/carry', 'useCarry', 'useCarry', async ({ office, body, request, reply }) => {
    const used = await office.people.useCarry(body.key);
    if (!used.ok) return used;
    giveCookie(request, reply, used.value.token);
    return accept({ me: used.value.person });
  }),
  personal('GET', '/api/me/tables', 'listMyTables', 'nothing', async ({ office, person }) =>
    accept({ tables: await office.hall.tablesOf(person.id) }),
  ),
  personal('GET', '/api/me/tokens', 'listTokens', 'nothing', async ({ office, person }) =>
    accept({ tokens: await office.people.tokens(person) }),
  ),
  owned('POST', '/api/me/tokens', 'createToken', 'createToken', ({ office, person, body }) =>
    office.people.createToken(person, body.label, body.days ?? DAYS),
  ),
  personal('DELETE', '/api/me/tokens/:token', 'deleteToken', 'nothing', async ({ office, person, params }) => {
    await office.people.removeToken(person, params['token'] ?? '');
    closeOf(office, person.id, params['token'] ?? '');
    return accept({});
  }),
  personal('GET', '/api/me/blocks', 'listBlocks', 'nothing', async ({ office, person }) =>
    accept({ blocks: await office.people.blocksOf(person.id) }),
  ),
  personal('DELETE', '/api/me/blocks/:person', 'deleteBlock', 'nothing', async ({ office, person, params }) => {
    await office.people.setBlock(person, { id: params['person'] ?? '', name: '' }, false);
    return accept({});
  }),
  personal('POST', '/api/tables/:table/block', 'block', 'block', async ({ office, person, params, body }) => {
    const found = await office.hall.find(params['table'] ?? '', person.id, body.key);
    if (!found.ok) return found;
    const someone = await findSomeone(office, found.value, body);
    if (!someone.ok) return someone;
    if (someone.value.id === person.id) {
      return 'line' in body
        ? refuse('nobody-said-that', { line: body.line })
        : refuse('nobody-there', { seat: body.seat });
    }
    await office.people.setBlock(person, someone.value, true);
    return accept({});
  }),
];
