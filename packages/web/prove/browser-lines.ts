// What a bad line and many windows do to a match, in real Chromium, for every game: a reload in the middle of every kind
// of question, a minute without network, and two tabs of one person pressing at once. Play goes on, and in the end no
// input counts twice and the whole match can be verified.
import { readJournal } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import { verifyMatch } from '@boxcars/protocol';
import type { Page } from '@playwright/test';

import { openHouse, type House } from '../e2e/house.ts';
import { askedOn, byMouse, isOver, playOut } from '../e2e/player.ts';
import { Progress } from '../e2e/progress.ts';
import { sitDown, start, tableOf } from '../e2e/table.ts';
import { fileOf } from '../e2e/traffic.ts';

const GAMES = ['dice-town', 'boomtown', 'winners-circle', 'dice-tower'] as const;
const MINUTE = 60_000;

export default async function prove() {
  const house = await openHouse();
  if ('missing' in house) throw new Error(house.missing);
  const progress = new Progress<Disturbed>('browser-lines');
  const lines: string[] = [];
  const numbers: { [name: string]: number } = {};
  try {
    for (const game of process.env['BOXCARS_GAMES']?.split(',') ?? GAMES) {
      const { kinds, inputs, draws } = await progress.part(game, () => disturb(house, game));
      lines.push(
        `${game}: reloaded in the middle of ${kinds.join(', ')}; offline for a minute; two tabs at once. ` +
          `${inputs} inputs, each counted once; ${draws} draws verified.`,
      );
      numbers[`${game}, inputs`] = inputs;
      console.log(lines.at(-1));
    }
  } finally {
    await house.close();
  }
  return { title: 'Reloads, lost lines and second tabs do no harm', lines, numbers };
}

interface Disturbed {
  readonly kinds: readonly string[];
  readonly inputs: number;
  readonly draws: number;
}

async function disturb(house: House, game: string): Promise<Disturbed> {
  const people = [await house.enter('Ann'), await house.enter('Bob')] as const;
  const [host, guest] = await sitDown(people, game, 3);
  await start([host, guest]);
  const twin = await people[0].newPage();
  await twin.goto(host.url());
  const kinds = new Set<string>();
  let acts = 0;
  const look = async (page: Page): Promise<void> => {
    acts += 1;
    await reloadOnce(page, kinds);
    // Both tabs of one person press at the same time.
    if (page === host && acts % 7 === 0) await Promise.all([byMouse(host), byMouse(twin)]);
    if (acts === 40) await loseLine(people[1]);
  };
  await playOut([host, guest], byMouse, look);
  for (let i = 0; !(await isOver(twin)); i++) {
    if (i > 100) throw new Error('the second tab did not come to the end');
    await twin.waitForTimeout(100);
  }
  const file = await fileOf(host, tableOf(host));
  const verified = verifyMatch(file, (id, version) => findGame(id, version));
  if (!verified.ok) throw new Error(`the match does not verify: ${verified.refusal.code}`);
  for (const context of people) await context.close();
  return { kinds: [...kinds].toSorted(), inputs: countInputs(file.journal), draws: verified.value.draws };
}

/** Reloads in the first question of each kind: afterwards the same question stands there. */
async function reloadOnce(page: Page, kinds: Set<string>): Promise<void> {
  const before = await askedOn(page);
  const kind = before?.id.split(':')[1];
  if (before === null || kind === undefined || kinds.has(kind)) return;
  kinds.add(kind);
  await page.reload();
  await page.locator('[data-panel]').waitFor();
  const after = await askedOn(page);
  // A moment for cards may have closed meanwhile; a question that waits for this person alone can't have.
  if (after !== null && after.id === before.id && after.text !== before.text) {
    throw new Error(`after a reload "${before.text}" reads "${after.text}"`);
  }
}

async function loseLine(context: { setOffline(isOff: boolean): Promise<void> }): Promise<void> {
  await context.setOffline(true);
  await new Promise((resolve) => setTimeout(resolve, MINUTE));
  await context.setOffline(false);
}

/** How many of the clients' inputs are in the journal; an input that is there twice was applied twice. */
function countInputs(text: string): number {
  const journal = readJournal(text);
  if (!journal.ok) throw new Error(journal.refusal.code);
  const inputs = journal.value.entries.flatMap((entry) =>
    'answers' in entry ? entry.answers.flatMap((answer) => answer.inputs ?? []) : (entry.inputs ?? []),
  );
  if (new Set(inputs).size !== inputs.length) throw new Error('an input counted twice');
  return inputs.length;
}
