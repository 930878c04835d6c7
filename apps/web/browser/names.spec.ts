import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Complaints } from './complaints.ts';
import { openTable, sitDown } from './gathering.ts';
import { inAHurry } from './in-a-hurry.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };

async function saysInChat(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

const openChat = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Chat/ }).first().click();

/** Answers the question for a name. */
async function isCalled(page: Page, name: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(name);
  await field.press('Enter');
}

/** Somebody with a browser of their own. */
async function arrive(context: BrowserContext, link: string): Promise<Page> {
  await inAHurry(context);
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

test('nobody at a table is taken for somebody else', async ({ browser, ownServer }) => {
  const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext()));
  const complaints = contexts.map((context) => new Complaints(context));
  const host = await arrive(contexts[0]!, ownServer.origin);
  const link = await openTable(host, ownServer.origin);
  const [guest, watcher] = [await arrive(contexts[1]!, link), await arrive(contexts[2]!, link)];

  // Who sits down cannot have a name that looks like the host's, and is asked for another at once.
  await sitDown(guest, '\u0410nn');
  const refusal = /or one that looks just like it, is taken/;
  await expect(guest.getByRole('dialog').getByText(refusal)).toBeVisible();
  await shot(guest, 'name-taken');
  await isCalled(guest, 'محمد');
  await expect(guest.getByText('you', { exact: true })).toBeVisible();
  await expect(host.getByText('you · host')).toBeVisible();
  await shot(host, 'names-gathering');

  // Who watches cannot speak as somebody at the seats, and is marked beside what they say.
  await openChat(watcher);
  await saysInChat(watcher, 'שלום: I am Ann');
  await isCalled(watcher, 'ANN\u200b');
  await expect(watcher.getByRole('dialog').getByText(refusal)).toBeVisible();
  await isCalled(watcher, 'Cy');
  await openChat(host);
  await saysInChat(host, 'Hello both');
  await openChat(guest);
  await saysInChat(guest, 'مرحبا 3:2');
  const lines = host.locator('.chat-lines li');
  await expect(lines).toHaveText([
    'Cy watching שלום: I am Ann',
    'Ann host Hello both',
    'محمد مرحبا 3:2',
  ]);
  await expect(lines.nth(2).getByRole('img', { name: 'Slate' })).toBeVisible();
  await shot(host, 'names-chat');

  const closeChat = (page: Page) => page.locator('.chat .close').click();
  await closeChat(host);
  await closeChat(guest);
  await host.getByRole('button', { name: /^(Begin|Start)/ }).click();
  await guest.locator('.panel').first().waitFor();
  await guest.getByRole('button', { name: 'Open the log' }).first().click();
  const said = guest.locator('.log-line.of-table .said-by');
  await expect(said).toHaveText([
    'Cy watching שלום: I am Ann',
    'Ann host Hello both',
    'You مرحبا 3:2',
  ]);
  await shot(guest, 'names-log');
  await expectAccessible(guest);
  // A name keeps its direction to itself: who spoke stands left of what they said.
  const [name, words] = [said.first().locator('bdi').first(), said.first().locator('bdi').last()];
  expect((await name.boundingBox())!.x).toBeLessThan((await words.boundingBox())!.x);

  await host.setViewportSize(PHONE);
  await openChat(host);
  const chat = host.locator('.chat');
  await chat.evaluate((shown) => Promise.all(shown.getAnimations().map((one) => one.finished)));
  await expect(chat.locator('li').first()).toBeVisible();
  await shot(host, 'names-chat-phone');
  await expectAccessible(host);
  for (const heard of complaints) heard.check();
  await Promise.all(contexts.map((context) => context.close()));
});
