import { expectAccessible } from './accessible.ts';
import { openWay } from './home.ts';
import { inAHurry } from './in-a-hurry.ts';
import { LOOKS } from './looks.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

for (const { name, ...look } of LOOKS.slice(1, 3)) {
  test.describe(name, () => {
    test.use(look);

    test('the game for one is set up on one screen, and every choice is kept', async ({
      page,
      context,
    }) => {
      await inAHurry(context);
      await page.goto('/');
      await openWay(page, /^Solo/);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      const lines = page.locator('.stock-lines > li');
      await expect(lines).toHaveCount(5);
      await expect(lines.first()).toContainText('usual: 0');
      await expect(lines.first()).toContainText('0 to 50; each costs 2 points now');
      await page.getByRole('slider', { name: /^Add food/ }).fill('12');
      await expect(lines.first()).toContainText('−24');
      await page.getByRole('slider', { name: /^Remove stone/ }).fill('2');
      await shot(page, `solo-set-up-${name}`);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Start like this' }).click();
      await expect(page.locator('.of-elder .choice')).toHaveCount(6);
      await expect(page.locator('.decision-bar')).toContainText('Where does the elder go?');
      const stakes = page.locator('.stakes li');
      await expect(stakes.filter({ hasText: '10 stone' })).toContainText('−20');
      await expectAccessible(page);
    });
  });
}

test('the game of the day is played against bots or alone, each once', async ({
  page,
  context,
}) => {
  await inAHurry(context);
  await page.goto('/');
  await page.getByRole('button', { name: /^Daily/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Against 3 bots/ }).click();
  await expect(page.locator('[data-place=hunt]').first()).toBeVisible();
  const first = page.url();
  await page.goto('/');
  await page.getByRole('button', { name: /^Daily/ }).click();
  await page.getByRole('button', { name: /^Against 3 bots/ }).click();
  await expect(page.locator('[data-place=hunt]').first()).toBeVisible();
  expect(page.url()).toBe(first);
});
