import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const TABLE = { width: 1280, height: 800 };

async function openAccount(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
}

/** The same in both sizes, to look at. */
async function shots(page: Page, name: string, part: string): Promise<void> {
  for (const [size, viewport] of Object.entries({ table: TABLE, phone: PHONE })) {
    await page.setViewportSize(viewport);
    await page.getByText(part).first().scrollIntoViewIfNeeded();
    await shot(page, `${name}-${size}`);
  }
  await page.setViewportSize(TABLE);
}

test('a forgotten password, a download, and a deleted account', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await openAccount(page);
  await page.getByLabel('Name').fill('Forgetful');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('You are logged in as Forgetful.')).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('You are playing without an account.')).toBeVisible();

  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const [code = ''] = (await server.admin('reset-password', 'Forgetful')).split('\n');
  const form = page.locator('.account');
  await shots(page, 'recovery', 'Set new password');
  await expectAccessible(page);
  await form.getByLabel('Name').fill('Forgetful');
  await form.getByLabel('Code', { exact: true }).fill('AAAAA-AAAAA-AAAAA');
  await form.getByLabel('New password').fill('another horse');
  await form.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Name or code is wrong')).toBeVisible();
  await form.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await form.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('You are logged in as Forgetful.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ochre-data.json');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await shots(page, 'deletion', 'Delete for good');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password').fill('wrong horse');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Wrong name or password.')).toBeVisible();
  await page.getByLabel('Your password').fill('another horse');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('All that this server kept about you is deleted.')).toBeVisible();
  await expect(page.getByText('You are playing without an account.')).toBeVisible();
  await shot(page, 'deleted-table');
});

test('whoever is banned is told so in words', async ({ page, server, complaints }) => {
  complaints.expect(/status of 403/);
  await openAccount(page);
  await page.getByLabel('Name').fill('Unwelcome');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByText('Name changed.')).toBeVisible();
  await server.admin('ban', 'Unwelcome');
  await openAccount(page);
  await expect(page.getByText('The operator has banned you from this server.')).toBeVisible();
  await shot(page, 'banned-table');
  await server.admin('unban', 'Unwelcome');
  await openAccount(page);
  await expect(page.getByText('You are playing as Unwelcome')).toBeVisible();
});
