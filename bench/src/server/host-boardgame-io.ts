import { createRequire } from 'node:module';

import { WinnersCircle } from '../winners-circle/boardgame-io.ts';

type ServerModule = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' } });
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule;

/** Starts it as its documentation does; its storage is in memory. */
export async function hostBoardgameIo(port: number): Promise<void> {
  await Server({ games: [WinnersCircle], origins: false }).run(port, () => {});
}
