import { defineConfig } from 'vitest/config';

/** The tests of one game's rules, named by the environment; whole random games would hide which rule a test holds. */
const game = process.env['MUTATED_GAME'] ?? '*';

export default defineConfig({
  test: {
    include: [`packages/games/test/${game}/**/*.test.ts`],
    exclude: ['**/conformance.test.ts'],
  },
});
