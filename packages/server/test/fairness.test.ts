import { findGame } from '@boxcars/games';
import { hashOfHex, readMatchFile, verifyMatch, withChanges, type FrozenReplay } from '@boxcars/protocol';
import { expect, it } from 'vitest';

import type { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';

const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };

it('gives draws and seed only after the end, and then proves them', async () => {
  const { guest, clock } = await run();
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem([ann, ben], TWO);
  const promised = ann.table?.commitment;
  for (const part of ['match', 'draws', 'replay']) {
    expect((await ann.http('GET', `/api/tables/${table}/${part}`)).status).toBe(404);
  }
  await playOut([ann, ben], table, clock);
  const read = readMatchFile((await ann.http('GET', `/api/tables/${table}/match`)).json);
  if (!read.ok) throw new Error(read.refusal.code);
  const file = read.value;
  expect(file.proof.commitment).toBe(promised);
  expect(hashOfHex(file.proof.serverSeed)).toBe(promised);
  expect(file.proof.shares[0]).toEqual({ hash: ann.nonceHash, nonce: ann.nonce });
  expect(file.names).toEqual(['Ann', 'Ben']);
  const verified = verifyMatch(file, findGame);
  expect(verified).toMatchObject({ ok: true });
  const other = {
    ...file,
    proof: { ...file.proof, serverSeed: 'ab'.repeat(32), commitment: hashOfHex('ab'.repeat(32)) },
  };
  expect(verifyMatch(other, findGame)).toMatchObject({ ok: false });
  const die = file.journal.replace(/"value":(\d)/, (_, digit: string) => `"value":${(Number(digit) % 6) + 1}`);
  expect(verifyMatch({ ...file, journal: die }, findGame)).toMatchObject({ ok: false });
});

it('freezes a replay that ends in the view each seat had', async () => {
  const { guest, clock } = await run();
  const ann = await guest('Ann');
  const people = [ann, await guest('Ben')];
  const table = await seatThem(people, TWO);
  await playOut(people, table, clock);
  const { json } = await ann.http('GET', `/api/tables/${table}/replay`);
  const replay = json as unknown as FrozenReplay;
  expect(replay.seats).toEqual([null, null]);
  for (const seat of people.keys()) {
    const film = replay.public;
    const last = film.steps.reduce((view, { changes }) => withChanges(view, changes), film.first);
    expect(last).toEqual(people[seat]?.view);
  }
});

it('freezes replays when there is time for them, and at once for whoever asks', async () => {
  let isHigh = true;
  const { server, guest, clock } = await run({ load: { isHigh: () => isHigh, stop: () => {} } });
  const people = [await guest('Ann'), await guest('Ben')];
  const frozen = async (): Promise<readonly string[]> =>
    (await server.house.store.db.selectFrom('replays').select('match').execute()).map(({ match }) => match);
  const first = await seatThem(people, TWO);
  await playOut(people, first, clock);
  const second = await seatThem(people, TWO);
  await playOut(people, second, clock);
  await clock.advance(60_000);
  expect(await frozen()).toEqual([]);
  expect((await (people[0] as Client).http('GET', `/api/tables/${second}/replay`)).status).toBe(200);
  expect(await frozen()).toEqual([second]);
  isHigh = false;
  await clock.advance(1000);
  expect(new Set(await frozen())).toEqual(new Set([first, second]));
});

it('freezes what a seat saw once only where everyone saw the same', async () => {
  const { guest, clock } = await run();
  const people = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem(people, { ...TWO, options: { hiddenBets: true } });
  await playOut(people, table, clock);
  const { json } = await (people[0] as Client).http('GET', `/api/tables/${table}/replay`);
  const { seats, public: open } = json as unknown as FrozenReplay;
  for (const [seat, own] of seats.entries()) {
    const film = own ?? open;
    expect(film).not.toEqual(open);
    const last = film.steps.reduce((view, { changes }) => withChanges(view, changes), film.first);
    expect(last).toEqual(people[seat]?.view);
  }
});

it('calls a start off when a nonce is missing, deals nothing, and makes a new seed', async () => {
  const { guest, clock } = await run();
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  ben.isAutomatic = false;
  const { id, commitment } = await ann.post('/api/tables', { ...TWO, nonceHash: ann.nonceHash });
  await ben.post(`/api/tables/${id}/join`, { nonceHash: ben.nonceHash });
  for (const client of [ann, ben]) await client.watch(id);
  await ann.post(`/api/tables/${id}/start`);
  await clock.advance(9_000);
  expect(ann.table?.state).toBe('starting');
  await clock.advance(2_000);
  expect(ann.table).toMatchObject({ state: 'open', failedStarts: 1, entries: 0 });
  expect(ann.table?.commitment).not.toBe(commitment);
  expect(ann.table?.seats).toMatchObject([{ promised: false }, { promised: true }]);

  ann.send({ t: 'promise', table: id, hash: ann.nonceHash });
  await settle();
  const dealt = ann.nextOf('sync');
  await ann.post(`/api/tables/${id}/start`);
  await ann.post(`/api/tables/${id}/start`, { without: true });
  await dealt;
  expect(ann.table?.state).toBe('playing');
});

it('takes no nonce but the promised one', async () => {
  const { guest } = await run();
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  ben.isAutomatic = false;
  const { id } = await ann.post('/api/tables', { ...TWO, nonceHash: ann.nonceHash });
  await ben.post(`/api/tables/${id}/join`, { nonceHash: ben.nonceHash });
  for (const client of [ann, ben]) await client.watch(id);
  await ann.post(`/api/tables/${id}/start`);
  const refused = ben.nextOf('refused');
  ben.send({ t: 'nonce', table: id, nonce: '00'.repeat(32) });
  expect((await refused).refusal.code).toBe('nonce-differs');
});
