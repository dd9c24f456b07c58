// Whole matches in real Chromium against a real server, one of each kind for each game: two people in two windows and a
// bot, by clicking on the board and in the panel; one person by keyboard alone; one at 360 pixels by touch. Along the
// way axe looks at every kind of question, and at the end the traffic is held against the match played again.
import { openHouse, PHONE, type House } from '../e2e/house.ts';
import { findFaults } from '../e2e/look.ts';
import { askedOn, byKeyboard, byMouse, byTouch, playOut, type Hand } from '../e2e/player.ts';
import { Progress } from '../e2e/progress.ts';
import { sitDown, start, tableOf } from '../e2e/table.ts';
import { fileOf, findLeaks, listenTo } from '../e2e/traffic.ts';

const GAMES = ['dice-town', 'boomtown', 'winners-circle', 'dice-tower'] as const;

interface Result {
  readonly acts: number;
  readonly seconds: number;
  readonly kinds: readonly string[];
  readonly messages: number;
}

const WAYS: { readonly [way: string]: (house: House, game: string) => Promise<Found> } = {
  'two people and a bot, by clicking': playTogether,
  'by keyboard alone': (house, game) => playAlone(house, game, byKeyboard, false),
  'at 360 pixels by touch': (house, game) => playAlone(house, game, byTouch, true),
};

export default async function prove() {
  const house = await openHouse();
  if ('missing' in house) throw new Error(house.missing);
  const progress = new Progress<Result>('browser-matches');
  const lines: string[] = [];
  const numbers: { [name: string]: number } = {};
  let total = 0;
  try {
    for (const game of chosenGames()) {
      for (const [way, play] of Object.entries(WAYS)) {
        const result = await progress.part(`${game}, ${way}`, () => playOne(house, game, way, play));
        lines.push(lineOf(game, way, result));
        numbers[`${game}, ${way}, acts`] = result.acts;
        total += result.seconds;
        console.log(lines.at(-1));
      }
    }
  } finally {
    await house.close();
  }
  const count = Object.keys(numbers).length;
  lines.push(
    `Played in ${total.toFixed(0)} s in all; ${progress.kept} of ${count} matches by earlier runs with the same sources.`,
  );
  return { title: 'Whole matches in a browser, for every game', lines, numbers };
}

async function playOne(
  house: House,
  game: string,
  way: string,
  play: (house: House, game: string) => Promise<Found>,
): Promise<Result> {
  const began = performance.now();
  const { acts, kinds, faults, messages } = await play(house, game);
  if (faults.length > 0) throw new Error(`${game}, ${way}:\n${faults.join('\n')}`);
  return { acts, seconds: (performance.now() - began) / 1000, kinds: [...kinds].toSorted(), messages };
}

function lineOf(game: string, way: string, { acts, seconds, kinds, messages }: Result): string {
  const read = messages > 0 ? ` ${messages} messages read, none said more than its seat may know.` : '';
  return `${game}, ${way}: ended after ${acts} acts in ${seconds.toFixed(0)} s.${read} Looked at: ${kinds.join(', ')}.`;
}

/** All games, or those that BOXCARS_GAMES names. */
function chosenGames(): readonly string[] {
  return process.env['BOXCARS_GAMES']?.split(',') ?? GAMES;
}

interface Found {
  readonly acts: number;
  readonly kinds: ReadonlySet<string>;
  readonly faults: readonly string[];
  readonly messages: number;
}

/** Looks at a page once for every kind of question. */
function looker(): { readonly kinds: Set<string>; readonly faults: string[]; look: Parameters<typeof playOut>[2] } {
  const kinds = new Set<string>();
  const faults: string[] = [];
  return {
    kinds,
    faults,
    look: async (page) => {
      const asked = await askedOn(page);
      const kind = asked?.id.split(':')[1];
      if (kind === undefined || kinds.has(kind)) return;
      kinds.add(kind);
      faults.push(...(await findFaults(page)).map((fault) => `${kind}: ${fault}`));
    },
  };
}

async function playTogether(house: House, game: string): Promise<Found> {
  const people = [await house.enter('Ann'), await house.enter('Bob')] as const;
  const pages = await sitDown(people, game, 3);
  const traffic = pages.map(listenTo);
  await Promise.all(pages.map((page) => page.reload()));
  await start(pages);
  const { kinds, faults, look } = looker();
  const acts = await playOut(pages, byMouse, look);
  const file = await fileOf(pages[0], tableOf(pages[0]));
  const leaks = traffic.flatMap((messages, seat) => findLeaks(messages, file, seat));
  faults.push(...(await findFaults(pages[0])).map((fault) => `the end: ${fault}`));
  for (const context of people) await context.close();
  const messages = traffic.reduce((sum, { length }) => sum + length, 0);
  return { acts, kinds, faults: [...faults, ...leaks], messages };
}

async function playAlone(house: House, game: string, hand: Hand, isPhone: boolean): Promise<Found> {
  const context = await house.enter('Ann', isPhone ? { ...PHONE, colorScheme: 'dark' } : undefined);
  const page = await context.newPage();
  await page.goto(`/play/${game}`);
  const { kinds, faults, look } = looker();
  const acts = await playOut([page], hand, look);
  await context.close();
  return { acts, kinds, faults, messages: 0 };
}
