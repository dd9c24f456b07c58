// The process of everyone who plays on one server: does what it is told, and tells what came of it.
import { BareCrowd } from './crowd-bare.ts';
import { BoardgameIoCrowd } from './crowd-boardgame-io.ts';
import { BoxcarsCrowd } from './crowd-boxcars.ts';
import { ColyseusCrowd } from './crowd-colyseus.ts';
import type { Crowd, Slot } from './crowd.ts';
import type { Order, Played, Rival } from './rivals.ts';

const [rival, address = ''] = process.argv.slice(2);
const crowd = gather(rival as Rival);
process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => void obey(order).then((played) => process.send?.(played)));
process.send?.('ready');

function gather(name: Rival): Pick<Crowd<Slot>, 'sit' | 'getReady' | 'play' | 'leave'> {
  switch (name) {
    case 'boxcars':
      return new BoxcarsCrowd(address);
    case 'boardgame.io':
      return new BoardgameIoCrowd(address);
    case 'colyseus':
      return new ColyseusCrowd(address);
    case 'bare':
      return new BareCrowd(address);
  }
}

async function obey(order: Order): Promise<Played | 'done'> {
  switch (order.do) {
    case 'sit':
      await crowd.sit(order.tables);
      return 'done';
    case 'get ready':
      await crowd.getReady();
      return 'done';
    case 'play':
      return crowd.play(order.milliseconds, order.newest);
    case 'leave':
      await crowd.leave();
      return 'done';
  }
}
