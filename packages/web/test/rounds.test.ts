import { describe, expect, test } from 'vitest';

import { DESKTOP, PHONE } from '../e2e/house.ts';
import { findCuts, findFaults } from '../e2e/look.ts';
import { addressOf, findPhases, KINDS } from '../e2e/phases.ts';
import { callOff, finishAndPlayAgain, goAround, removeGuest, standUp, turnAway, type Looker } from '../e2e/rounds.ts';
import { useHouse } from './house.ts';

// A small fixed selection of what `npm run prove -- barriers` does with every page, every phase and axe.
const phases = findPhases();

test.each(Object.entries(KINDS))('every kind of question of %s is asked in a scenario, and it ends', (game, kinds) => {
  const found = phases.filter((phase) => phase.game === game).map(({ kind }) => kind);
  expect(found.toSorted()).toEqual([...kinds].toSorted());
});

describe('in a browser', () => {
  const open = useHouse();

  /** Collects what is cut off or sticks out wherever one comes. */
  function looker(): { readonly faults: string[]; readonly look: Looker } {
    const faults: string[] = [];
    return {
      faults,
      look: async (name, page) => {
        faults.push(...(await findCuts(page)).map((fault) => `${name}: ${fault}`));
      },
    };
  }

  test(
    'on a phone: mute, block, pause, hand a seat over by link, resign; two people call a match off',
    { timeout: 150_000 },
    async () => {
      const { faults, look } = looker();
      await goAround(open.house, PHONE, look);
      await callOff(open.house, PHONE, look);
      expect(faults).toEqual([]);
    },
  );

  test.each([
    ['on a phone', PHONE],
    ['on a desktop', DESKTOP],
  ])(
    'the host removes someone before the start, by keyboard; who stands up is not told so: %s',
    { timeout: 90_000 },
    async (_name, screen) => {
      const { faults, look } = looker();
      await removeGuest(open.house, screen, look);
      await standUp(open.house, screen);
      expect(faults).toEqual([]);
    },
  );

  test('a link to one’s seat fits on a phone in Czech, whose words are longer', { timeout: 60_000 }, async () => {
    const { faults, look } = looker();
    const context = await open.house.enter('Anna', { ...PHONE, locale: 'cs-CZ' });
    const page = await context.newPage();
    await page.goto('/new/dice-tower');
    await page.getByLabel('z toho lidí').selectOption('1');
    await page.getByRole('button', { name: 'Otevřít stůl' }).click();
    await page.getByRole('button', { name: 'Začít' }).click();
    await page.getByRole('button', { name: 'Odejít …' }).click();
    await page.getByRole('button', { name: 'Předat své místo někomu jinému' }).click();
    await page.getByLabel('Kdo otevře tento odkaz, dostane tvé místo:').waitFor();
    await look('hand over', page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('who is told that a table is gone reads why, and finds the way out', { timeout: 60_000 }, async () => {
    const { faults, look } = looker();
    await turnAway(open.house, PHONE, look);
    expect(faults).toEqual([]);
  });

  test(
    'a finished match is on the front page, is watched again, saved as a file, and played once more',
    { timeout: 150_000 },
    async () => {
      const { faults, look } = looker();
      await finishAndPlayAgain(open.house, DESKTOP, look);
      expect(faults).toEqual([]);
    },
  );

  test.each([
    ['dice-town', 'rob'],
    ['boomtown', 'place-governor'],
    ['winners-circle', 'place-bet'],
    ['dice-tower', 'give-card'],
  ])('axe finds nothing where %s asks to %s, on a phone by night', { timeout: 60_000 }, async (game, kind) => {
    const phase = phases.find((one) => one.game === game && one.kind === kind);
    if (phase === undefined) throw new Error(`${kind} is asked nowhere`);
    const context = await open.house.enter('Ann', { ...PHONE, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(addressOf(phase));
    await page.locator(`[data-asked$=":${kind}"]`).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await context.close();
  });
});
