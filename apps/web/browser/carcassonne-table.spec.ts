import { expectAccessible } from './accessible.ts';
import { playOnLand } from './carcassonne.ts';
import { inAHurry } from './in-a-hurry.ts';
import { luckOf } from './player.ts';
import { playOnFrom } from './records.ts';
import { shot } from './shot.ts';
import { begin } from './tables.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));
/** The smallest screen that shows all at once. */
test.use({ viewport: { width: 1280, height: 720 } });

const TWO = { game: 'Carcassonne', way: 'bots', players: 2 } as const;
/** A moment of the recorded game where somebody has a tile to lay. */
const MIDDLE = 60;
/** Somebody has laid a tile, and may claim something. */
const CLAIM = 29;

test('tiles are laid and claimed by mouse', async ({ page }) => {
  await begin(page, TWO);
  const followers = page.locator('[data-follower]');
  let isClaimed = false;
  await playOnLand(page, {
    hand: 'mouse',
    luck: luckOf(1),
    most: 8,
    // Some go home again at once.
    look: async () => {
      isClaimed ||= (await followers.count()) > 0;
    },
  });
  expect(isClaimed).toBe(true);
});

test('squares are looked at, turned and laid by keys', async ({ page }) => {
  await playOnFrom(page, 'land', MIDDLE);
  await page.keyboard.press('Home');
  const first = page.locator('[data-square]').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.laying output')).toContainText(/^Column -?\d+, row -?\d+/);
  await page.keyboard.press('End');
  await expect(page.locator('[data-square]').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-state=chosen]')).toHaveCount(0);
  await playOnLand(page, { hand: 'keyboard', luck: luckOf(2), most: 6 });
});

/** What is around the land may still come up, and it moves aside for that. */
async function whenStill(moved: () => Promise<string>): Promise<string> {
  let last = '';
  const isStill = async (): Promise<boolean> => {
    const before = last;
    last = await moved();
    return last === before;
  };
  await expect.poll(isStill, { intervals: [500] }).toBe(true);
  return last;
}

test('the land is dragged and zoomed, and stays where it was put', async ({ page }) => {
  await begin(page, TWO);
  const scene = page.locator('.land-scene');
  const moved = () => scene.evaluate((element) => element.style.transform);
  await page.keyboard.press('w');
  const before = await whenStill(moved);
  await page.mouse.move(640, 120);
  await page.mouse.down();
  await page.mouse.move(700, 180, { steps: 4 });
  await page.mouse.up();
  const after = await moved();
  expect(after).not.toBe(before);
  await page.mouse.wheel(0, -240);
  await expect.poll(moved).not.toBe(after);
  await page.keyboard.press('w');
  await expect.poll(moved).toBe(before);
});

test('Escape closes what lies over the land, then clears, then takes the tile back', async ({
  page,
}) => {
  await playOnFrom(page, 'land', CLAIM);
  const picks = page.locator('.picks');
  await page.keyboard.press('2');
  await page.keyboard.press('t');
  const drawer = page.getByRole('complementary', { name: 'Tiles left' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.locator('.pick[aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.pick[aria-pressed=true]')).toHaveCount(0);
  await expect(picks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picks).toHaveCount(0);
  await expect(page.locator('[data-square]').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch, with the players over the whole land', async ({ page }) => {
    await playOnFrom(page, 'land', MIDDLE, (control) => control.tap());
    await page.locator('.land-strip button').first().tap();
    await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();
    await expectAccessible(page);
    await shot(page, 'land-overview-phone');
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(page.locator('.decision-bar')).toBeVisible();
    await page.getByRole('button', { name: 'Next square' }).tap();
    await expect(page.locator('[data-state=chosen]')).toBeVisible();
    await expectAccessible(page);
    await playOnLand(page, { hand: 'touch', luck: luckOf(4), most: 5 });
  });
});
