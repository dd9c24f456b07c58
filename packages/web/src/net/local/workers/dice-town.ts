import { mind } from '@boxcars/bots/dice-town';
import { diceTown } from '@boxcars/games/dice-town';

import { holdTable } from '../table-worker.ts';
import { wholeRules } from '../whole-rules.ts';

const rules = wholeRules(diceTown, mind);
holdTable(() => rules);
