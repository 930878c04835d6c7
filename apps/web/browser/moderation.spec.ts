import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openTable, sitDown } from './gathering.ts';
import { inAHurry } from './in-a-hurry.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const LOOKS = [
  { name: 'desk', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const;

async function pageOf(context: BrowserContext): Promise<Page> {
  await inAHurry(context);
  return context.newPage();
}

/** What is answered where somebody has no name yet. */
async function nameThem(page: Page, name: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(name);
  await field.press('Enter');
}

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

const openChat = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Chat/ }).first().click();

for (const { name: look, viewport } of LOOKS) {
  test(`the host ends what spoils the table, ${look}`, async ({ browser, server }) => {
    const contexts = await Promise.all(
      Array.from({ length: 3 }, () => browser.newContext({ viewport })),
    );
    const [host, ben, eve] = (await Promise.all(contexts.map(pageOf))) as [Page, Page, Page];
    await ben.goto(await openTable(host, server.origin));
    await sitDown(ben, 'Ben');
    const removeBen = host.getByRole('button', { name: 'Remove Ben' });
    await expect(removeBen).toBeVisible();
    await shot(host, `moderation-gathering-${look}`);
    await host.getByRole('button', { name: /^(Begin|Start)/ }).click();

    // Somebody who only watches spoils the talk.
    await eve.goto(host.url());
    await openChat(eve);
    await say(eve, 'Spoiling it all');
    await nameThem(eve, 'Eve');
    await openChat(host);
    const chat = host.getByRole('region', { name: 'Chat' });
    await expect(chat.getByText('Spoiling it all')).toBeVisible();
    await chat.getByText('Manage the chat').click();
    await chat.getByRole('radio', { name: 'Players' }).click();
    await expect(eve.getByText('The host has closed the chat to spectators.')).toBeVisible();
    await shot(eve, `moderation-closed-${look}`);
    await chat.getByRole('button', { name: 'Remove Eve' }).click();
    const sure = host.getByRole('dialog');
    await expect(sure).toContainText('Eve has to leave');
    await shot(host, `moderation-sure-${look}`);
    await expectAccessible(host);
    await sure.getByRole('button', { name: 'Remove Eve' }).click();
    await expect(eve.getByRole('heading', { name: /^You were removed/ })).toBeVisible();
    await shot(eve, `moderation-removed-${look}`);
    await expect(chat.getByRole('button', { name: 'Let Eve back in' })).toBeVisible();
    await shot(host, `moderation-host-${look}`);
    await expectAccessible(host);
    await chat.getByRole('button', { name: 'Let Eve back in' }).click();
    await expect(chat.getByRole('button', { name: 'Let Eve back in' })).toHaveCount(0);
    await eve.reload();
    await expect(eve.getByText('You are watching')).toBeVisible();

    // Somebody who plays leaves a bot behind.
    await chat.getByRole('button', { name: 'Close' }).click();
    await host.getByRole('button', { name: 'Menu' }).first().click();
    await host.getByRole('button', { name: 'Remove Ben' }).click();
    await expect(host.getByRole('dialog')).toContainText('A bot plays on');
    await host.getByRole('dialog').getByRole('button', { name: 'Remove Ben' }).click();
    await expect(ben.getByRole('heading', { name: /^You were removed/ })).toBeVisible();
    // Where a phone tells what bots did, the log is behind the button above.
    await host
      .getByRole('button', { name: /^(Open the log|Log)$/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(host.getByText('The host removed Ben from the table.').last()).toBeVisible();
    await shot(host, `moderation-log-${look}`);
    await Promise.all(contexts.map((context) => context.close()));
  });
}
