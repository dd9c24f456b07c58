import { mind } from '@boxcars/bots/winners-circle';
import { winnersCircle } from '@boxcars/games/winners-circle';

import { holdTable } from '../table-worker.ts';
import { wholeRules } from '../whole-rules.ts';

const rules = wholeRules(winnersCircle, mind);
holdTable(() => rules);
