// Axe on every page and on every kind of question of every game, by day and by night: nothing stands in anyone's way,
// no text is cut off, nothing sticks out. What can be asked is listed from the games themselves; a kind that no
// scenario comes to is a fault, and so is one that isn't on the page.
import type { Page } from '@playwright/test';

import { DESKTOP, openHouse, PHONE, type House, type Screen } from '../e2e/house.ts';
import { findFaults } from '../e2e/look.ts';
import { addressOf, findPhases, KINDS, type Phase } from '../e2e/phases.ts';
import { Progress } from '../e2e/progress.ts';
import { callOff, finishAndPlayAgain, goAround, lookAtPages, removeGuest, turnAway } from '../e2e/rounds.ts';

const LOOKS: { readonly [name: string]: Screen } = {
  'a desktop by day': { ...DESKTOP, colorScheme: 'light' },
  'a phone by night': { ...PHONE, colorScheme: 'dark' },
};

interface Found {
  readonly looked: number;
  readonly faults: readonly string[];
}

export default async function prove() {
  const house = await openHouse();
  if ('missing' in house) throw new Error(house.missing);
  const progress = new Progress<Found>('barriers');
  const faults: string[] = [];
  const numbers: { [name: string]: number } = {};
  try {
    for (const [look, screen] of Object.entries(LOOKS)) {
      for (const [part, search] of Object.entries(PARTS)) {
        const found = await progress.part(`${part}, ${look}`, () => search(house, screen));
        faults.push(...found.faults.map((fault) => `${look}: ${fault}`));
        numbers[`${part}, ${look}`] = found.looked;
        console.log(`${part}, ${look}: ${found.looked} looked at, ${found.faults.length} faults`);
      }
    }
  } finally {
    await house.close();
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const kinds = Object.entries(KINDS).map(([game, all]) => `${game}: ${all.join(', ')}.`);
  return {
    title: 'Nothing stands in anyone’s way',
    lines: [
      'Axe found nothing on any page and in any phase of any game, on a desktop by day and on a phone by night; no text is cut off and nothing sticks out.',
      ...kinds,
    ],
    numbers,
  };
}

type Part = (house: House, screen: Screen) => Promise<Found>;

const PARTS: { readonly [name: string]: Part } = {
  pages: async (house, screen) => {
    const context = await house.enter('Ann', screen);
    const found = await collect((look) => lookAtPages(context, look));
    await context.close();
    return found;
  },
  'a table of people': (house, screen) =>
    collect(async (look) => {
      await goAround(house, screen, look);
      await removeGuest(house, screen, look);
      await turnAway(house, screen, look);
      await callOff(house, screen, look);
      await finishAndPlayAgain(house, screen, look);
    }),
  phases: lookAtPhases,
};

/** Judges everything that is come to. */
async function collect(go: (look: (name: string, page: Page) => Promise<void>) => Promise<void>): Promise<Found> {
  const faults: string[] = [];
  let looked = 0;
  await go(async (name, page) => {
    looked += 1;
    faults.push(...(await findFaults(page)).map((fault) => `${name}: ${fault}`));
  });
  return { looked, faults };
}

async function lookAtPhases(house: House, screen: Screen): Promise<Found> {
  const phases = findPhases();
  const missing = Object.entries(KINDS).flatMap(([game, kinds]) =>
    kinds.filter((kind) => !phases.some((phase) => phase.game === game && phase.kind === kind)),
  );
  const faults = missing.map((kind) => `${kind} is asked in no scenario`);
  const context = await house.enter('Ann', screen);
  const page = await context.newPage();
  for (const phase of phases) {
    const name = `${phase.game}, ${phase.kind}`;
    faults.push(...(await faultsOf(page, phase)).map((fault) => `${name}: ${fault}`));
  }
  await context.close();
  return { looked: phases.length, faults };
}

async function faultsOf(page: Page, phase: Phase): Promise<string[]> {
  await page.goto(addressOf(phase));
  await page.locator('[data-panel]').waitFor();
  await page.waitForLoadState('networkidle');
  const asked = page.locator('[data-panel] [data-asked]');
  const id = (await asked.count()) === 0 ? 'the end' : ((await asked.getAttribute('data-asked')) ?? '');
  const kind = id.slice(id.indexOf(':') + 1);
  return [...(kind === phase.kind ? [] : [`the page asks ${kind}`]), ...(await findFaults(page))];
}
