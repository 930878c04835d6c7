import { expectAccessible } from './accessible.ts';
import { held } from './held.ts';
import { inAHurry } from './in-a-hurry.ts';
import { playOnFrom } from './records.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));

const RESOURCES = ['wood', 'clay', 'stone', 'gold'];

test('with no points to lose, staying hungry costs least, and loses nothing', async ({ page }) => {
  await playOnFrom(page, 'huts', 255);
  const share = page.locator('section.side-by-side');
  const hungry = page.locator('button.side-by-side');
  const [left, right] = [await share.boundingBox(), await hungry.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  expect(left!.y).toBe(right!.y);
  await expect(hungry.locator('.badge')).toHaveText('costs least');
  await expect(share.locator('.badge')).toHaveCount(0);
  await expect(hungry).toContainText('−0');
  await expect(hungry).toContainText('You have no points to lose.');

  const bar = page.locator('.decision-bar');
  await expect(bar.locator('.bar-title h2')).toHaveText('Stay hungry');
  await expect(bar.locator('.bar-title')).toContainText('0 → 0 on the track');
  await shot(page, 'feed-table-light');
  await expectAccessible(page);

  const all = () => Promise.all(RESOURCES.map((good) => held(page, good).textContent()));
  const before = await all();
  await bar.locator('.go').click();
  await expect(page.locator('.of-feed')).toHaveCount(0);
  await expect(held(page, 'score')).toHaveText('0');
  expect(await all()).toEqual(before);
});

test.describe('on a phone, by night', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('the bar says what sharing and staying hungry do, and that is what happens', async ({
    page,
  }) => {
    await playOnFrom(page, 'style', 260);
    const bar = page.locator('.decision-bar');
    await expect(page.locator('section.side-by-side .badge')).toHaveText('costs least');
    await page.locator('button.side-by-side').tap();
    await expect(bar.locator('.go')).toHaveText('Stay hungry');
    await expect(bar.locator('.bar-title')).toContainText('3 → 0 on the track');

    await page.getByRole('button', { name: /^Feed with 1 resource/ }).tap();
    await expect(bar.locator('.go')).toHaveText('Feed with 1 wood');
    await shot(page, 'feed-phone-dark');
    await expectAccessible(page);
    const wood = Number(await held(page, 'wood').textContent());
    await bar.locator('.go').tap();
    await expect(page.locator('.of-feed')).toHaveCount(0);
    await expect(held(page, 'wood')).toHaveText(String(wood - 1));
  });
});
