import { expect, test, type Page } from '@playwright/test';

import { answerOnce, questionOf, quiet } from './table-page.ts';

/** Everything a page was sent over its sockets. */
function listenTo(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

test('two people and a bot: a table by link, a reload, a lost line, and nobody sees another’s dice', async ({
  browser,
}) => {
  const [ann, bob] = await Promise.all([browser.newContext(), browser.newContext()]);
  await quiet(ann, 'Ann');
  await quiet(bob, 'Bob');
  const host = await ann.newPage();
  const sent = listenTo(host);
  await host.goto('/new/dice-town');
  await host.getByLabel('Players in all').selectOption('3');
  await host.getByRole('button', { name: 'Make the table' }).click();
  const link = await host.getByLabel('Send this link to your friends:').inputValue();

  const guest = await bob.newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.getByText('The host starts the match')).toBeVisible();
  await host.getByRole('button', { name: 'Start' }).click();
  await expect(host.locator('[data-panel] #question')).toBeVisible();
  await expect(guest.locator('[data-panel] #question')).toBeVisible();

  await test.step('a reload shows the same question', async () => {
    const before = await questionOf(host);
    await host.reload();
    await expect(host.locator('[data-panel] #question')).toHaveText(before);
  });

  await test.step('both play on, and a lost line is mended', async () => {
    for (let i = 0; i < 25; i++) {
      await answerOnce(host);
      await answerOnce(guest);
      if (i === 10) await bob.setOffline(true);
      if (i === 14) await bob.setOffline(false);
      await host.waitForTimeout(120);
    }
    await expect(guest.getByRole('list', { name: 'Log' })).toContainText('Ann');
  });

  const cups = sent.flatMap((frame) => {
    const message = JSON.parse(frame) as { t: string; seat?: number; view?: { players: { cup: unknown }[] } };
    return message.t === 'sync' ? (message.view?.players ?? []).slice(1).map(({ cup }) => cup) : [];
  });
  expect(cups.length).toBeGreaterThan(0);
  expect(cups.every((cup) => cup === null)).toBe(true);
  await ann.close();
  await bob.close();
});
