import { conformance } from '../../src/testkit/conformance.ts';
import { magpies } from '../../src/testkit/small-game/index.ts';
import { holdings } from './holdings.ts';

conformance(magpies, { games: 6, holdings });
conformance(magpies, { games: 6, holdings, tables: [{ seats: 3, options: { deck: 'tiny', rounds: 4 } }] });
