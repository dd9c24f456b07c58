import { mind } from '@boxcars/bots/boomtown';
import { boomtown } from '@boxcars/games/boomtown';

import { orders } from '../boomtown-orders.ts';
import { holdTable } from '../table-worker.ts';
import { wholeRules } from '../whole-rules.ts';

const rules = wholeRules(boomtown, mind, orders);
holdTable(() => rules);
