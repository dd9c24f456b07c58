import { conformance } from '@boxcars/engine/testkit/conformance';

import { winnersCircle } from '../../src/winners-circle/index.ts';

conformance(winnersCircle, {
  tables: [
    { seats: 2 },
    { seats: 4 },
    { seats: 6 },
    { seats: 3, options: { hiddenBets: true } },
    { seats: 5, options: { royalTurf: true } },
    { seats: 4, options: { crowdedField: true } },
    { seats: 2, options: { alternativePayout: true, hiddenBets: true } },
    { seats: 6, options: { hiddenBets: true, royalTurf: true, crowdedField: true, alternativePayout: true } },
  ],
});
