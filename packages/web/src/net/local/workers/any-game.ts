import { loadBot, loadGame, loadOrders } from '../rules.ts';
import { holdTable } from '../table-worker.ts';

holdTable((game) => ({
  game: () => loadGame(game),
  bot: (level) => loadBot(game, level),
  orders: () => loadOrders(game),
}));
