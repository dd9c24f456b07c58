import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import fastify from 'fastify';
import { describe, expect, it } from 'vitest';

import { servePages } from '../src/http/pages.ts';
import { newFolder, run } from './running.ts';

function asPage(address: string, path: string): Promise<Response> {
  return fetch(`${address}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
}

describe('the pages', () => {
  it('are at every address of the site, and asked for anew each time', async () => {
    const { server } = await run();
    for (const path of ['/', '/table/abc', '/play/dice-town']) {
      const page = await asPage(server.address, path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('have the plain one beside them', async () => {
    const { server } = await run();
    expect((await asPage(server.address, '/plain')).headers.get('location')).toBe('/plain/');
    expect(await (await asPage(server.address, '/plain/')).text()).toContain('/plain/page.js');
  });

  it('are not given where data is asked for', async () => {
    const { server } = await run();
    const answer = await fetch(`${server.address}/assets/nothing.js`, { headers: { accept: '*/*' } });
    expect(answer.status).toBe(404);
    expect((await asPage(server.address, '/api/nothing')).status).toBe(404);
  });

  it('do not count as questions to the server', async () => {
    const { server } = await run({ limits: { requestRate: 2 } });
    for (let n = 0; n < 5; n++) expect((await asPage(server.address, '/')).status).toBe(200);
    const statuses = [1, 2, 3].map(async () => (await fetch(`${server.address}/api/games`)).status);
    expect((await Promise.all(statuses)).filter((status) => status === 429)).toEqual([429]);
  });

  it('are what is not counted, however the address of anything else is written', async () => {
    const { server } = await run({ limits: { requestRate: 3 } });
    const { port, hostname } = new URL(server.address);
    const ask = async (path: string): Promise<number> => {
      const sent = request({ port, host: hostname, path, method: 'POST' }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode ?? 0;
    };
    const ways = ['/api/me', '/%61pi/me', `http://x/api/me`, '/api/%6De', '/%61pi/me', 'http://x/api/me', '/api/me'];
    const statuses: number[] = [];
    for (const path of ways) statuses.push(await ask(path));
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429, 429]);
    expect((await asPage(server.address, '/%61pi/nothing')).status).toBe(404);
  });

  it('come with scripts that are compressed and kept for good', async () => {
    const site = newFolder();
    const text = 'export const dice = 6;';
    mkdirSync(join(site, 'assets'));
    writeFileSync(join(site, 'index.html'), '<!doctype html>');
    writeFileSync(join(site, 'sources.sha256'), 'abc');
    writeFileSync(join(site, 'assets', 'dice-1a2b.js'), text);
    writeFileSync(join(site, 'assets', 'dice-1a2b.js.br'), brotliCompressSync(text));
    const app = fastify();
    await servePages(app, site);
    const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
    const small = await get('/assets/dice-1a2b.js', 'gzip, br');
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['cache-control']).toContain('immutable');
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(text);
    expect((await get('/assets/dice-1a2b.js', 'identity')).body).toBe(text);
    expect((await get('/sources.sha256', 'identity')).statusCode).toBe(404);
    await app.close();
  });
});
