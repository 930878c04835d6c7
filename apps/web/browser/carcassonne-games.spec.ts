import { expectAccessible } from './accessible.ts';
import { playOnLand } from './carcassonne.ts';
import { inAHurry } from './in-a-hurry.ts';
import { luckOf } from './player.ts';
import { shot } from './shot.ts';
import { begin } from './tables.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ context }) => inAHurry(context));
/** The smallest screen that shows all at once. */
test.use({ viewport: { width: 1280, height: 720 } });

const TWO = { game: 'Carcassonne', way: 'bots', players: 2 } as const;

test('a whole game of Carcassonne by mouse', async ({ page }) => {
  await begin(page, TWO);
  await playOnLand(page, { hand: 'mouse', luck: luckOf(11) });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/i);
  await shot(page, 'land-end');
  await expectAccessible(page);
});

test('a whole game of Carcassonne by keyboard', async ({ page }) => {
  await begin(page, TWO);
  await playOnLand(page, { hand: 'keyboard', luck: luckOf(12) });
  await expect(page.getByRole('table')).toBeVisible();
});

test('five around one screen, with the shrine', async ({ page }) => {
  await begin(page, {
    game: 'Carcassonne',
    way: 'around',
    players: 5,
    modules: ['The Shrine'],
  });
  await playOnLand(page, {
    hand: 'mouse',
    luck: luckOf(13),
    look: async (_, done) => {
      if (done !== 60) return;
      await shot(page, 'land-five');
      await expectAccessible(page);
    },
  });
  await expect(page.getByRole('rowheader', { name: /shrines/i })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });

  test('a whole game of Carcassonne by touch', async ({ page }) => {
    await begin(page, { ...TWO, press: (control) => control.tap() });
    await playOnLand(page, { hand: 'touch', luck: luckOf(14) });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/i);
    await shot(page, 'land-end-phone');
    await expectAccessible(page);
  });
});
