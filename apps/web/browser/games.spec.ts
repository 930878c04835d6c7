import { expectAccessible } from './accessible.ts';
import { inAHurry } from './in-a-hurry.ts';
import { kept } from './kept.ts';
import { keyboard, luckOf, mouse, playToTheEnd, touch } from './player.ts';
import { shot } from './shot.ts';
import { begin } from './tables.ts';
import { expect, test } from './test.ts';

/** Whole games, on a machine that has other things to do. */
test.setTimeout(300_000);
test.beforeEach(({ context }) => inAHurry(context));

test('two players, one of them a bot, by mouse', async ({ page }) => {
  await begin(page, { way: 'bots', players: 2 });
  await playToTheEnd(page, { hand: mouse, luck: luckOf(1) });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/i);
  await shot(page, 'end-table');
  await expectAccessible(page);
});

test('by keyboard alone', async ({ page }) => {
  const press = async (control: import('@playwright/test').Locator) => {
    await control.focus();
    await page.keyboard.press('Enter');
  };
  await begin(page, { way: 'bots', players: 2, press });
  await playToTheEnd(page, { hand: keyboard, luck: luckOf(2) });
  await expect(page.getByRole('table')).toBeVisible();
});

test('alone against the elder', async ({ page }) => {
  await begin(page, { way: 'solo' });
  let isSeen = false;
  await playToTheEnd(page, {
    hand: mouse,
    luck: luckOf(3),
    look: async () => {
      if (isSeen || (await page.locator('[data-state=elder]').count()) === 0) return;
      isSeen = true;
      await shot(page, 'solo-table');
      await expectAccessible(page);
    },
  });
  expect(isSeen).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('five around one screen, with both expansions', async ({ page }) => {
  const modules = ['Style is the Goal', 'The New Huts'];
  await begin(page, { way: 'around', players: 5, modules });
  await playToTheEnd(page, {
    hand: mouse,
    luck: luckOf(4),
    look: async (done) => {
      if (done === 200) await shot(page, 'five-table');
    },
  });
  await expect(page.getByRole('row')).not.toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch', async ({ page }) => {
    await begin(page, { way: 'bots', players: 2, press: (control) => control.tap() });
    await playToTheEnd(page, {
      hand: touch,
      luck: luckOf(5),
      look: async (done) => {
        if (done === 60) await shot(page, 'play-phone');
      },
    });
    await shot(page, 'end-phone');
    await expectAccessible(page);
  });
});

test('without a network', async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await begin(page, { way: 'bots', players: 2 });
  await playToTheEnd(page, { hand: mouse, luck: luckOf(6) });
  // What was played is still there, and can be looked at again.
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('slider')).toBeVisible();
});
