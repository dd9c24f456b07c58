import { mind } from '@boxcars/bots/dice-tower';
import { diceTower } from '@boxcars/games/dice-tower';

import { holdTable } from '../table-worker.ts';
import { wholeRules } from '../whole-rules.ts';

const rules = wholeRules(diceTower, mind);
holdTable(() => rules);
