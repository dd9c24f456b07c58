import { readProxyBid } from '@boxcars/games/boomtown';

import { orderOf, type OrderReaders } from './any-order.ts';

/** What a player of Boomtown can leave behind: a secret maximum. */
export const orders: OrderReaders = { 'proxy-bid': (json) => orderOf(readProxyBid(json)) };
