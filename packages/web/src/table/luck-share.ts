import { useEffect } from 'preact/hooks';

import { nonceOf, promiseAgain } from '../net/nonces.ts';
import type { Table } from './table.ts';

/** Gives this seat's share of the luck when the server asks for it, and a new promise after a start was called off. */
export function LuckShare({ table }: { readonly table: Table }): null {
  const info = table.info.value;
  const seat = table.seat.value;
  const asked = table.nonces.value;
  const { table: id } = table.connection;
  useEffect(() => {
    if (asked === null || seat === null || !asked.missing.includes(seat)) return;
    const nonce = nonceOf(id);
    if (nonce !== null) table.connection.send({ t: 'nonce', table: id, nonce });
  }, [asked, seat]);
  const chair = seat === null ? undefined : info?.seats[seat];
  const isPromised = chair?.kind !== 'person' || chair.promised;
  useEffect(() => {
    if (info?.state !== 'open' || isPromised) return;
    table.connection.send({ t: 'promise', table: id, hash: promiseAgain(id) });
  }, [info?.state, isPromised]);
  return null;
}
