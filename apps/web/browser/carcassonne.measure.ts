import { framesPerSecond, latencies } from './feel.ts';
import { inAHurry } from './in-a-hurry.ts';
import { playOnFrom } from './records.ts';
import { expect, test } from './test.ts';

/** What is answered within this is felt to be answered at once. */
const LATENCY_MS = 100;
/** Of 60; one or another may be late. */
const FRAMES = 55;
/** Nearly all tiles of the recorded game lie on the land. */
const LATE = 96;

test.use({ viewport: { width: 1280, height: 720 } });

test('a full land is dragged and zoomed smoothly', async ({ page }) => {
  await playOnFrom(page, 'land', LATE);
  await page.waitForTimeout(2_000);
  const dragged = await framesPerSecond(page, async () => {
    await page.mouse.move(500, 350);
    await page.mouse.down();
    for (let step = 0; step < 120; step++) {
      await page.mouse.move(500 + 200 * Math.sin(step / 10), 350 + 100 * Math.cos(step / 7));
    }
    await page.mouse.up();
  });
  const zoomed = await framesPerSecond(page, async () => {
    for (let step = 0; step < 40; step++) {
      await page.mouse.wheel(0, step < 20 ? -40 : 40);
      await page.waitForTimeout(20);
    }
  });
  console.log(`dragged ${dragged.toFixed(0)}, zoomed ${zoomed.toFixed(0)} frames a second`);
  expect(dragged).toBeGreaterThan(FRAMES);
});

test('squares of a full land answer at once, while bots think, too', async ({ page, context }) => {
  await inAHurry(context);
  await playOnFrom(page, 'land', LATE);
  await page.waitForTimeout(2_000);
  const answered = await latencies(page, async () => {
    for (const key of ['Home', 'ArrowRight', 'r', 'ArrowDown', 'End', 'r', 'f', 'f', 't', 't']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
    }
    await page.keyboard.press('Enter');
    for (let times = 0; times < 10; times++) {
      await page.keyboard.press('Tab');
      await page.waitForTimeout(60);
    }
  });
  const worst = Math.max(...answered);
  console.log(`${answered.length} keys answered, the slowest after ${worst} ms`);
  expect(answered.length).toBeGreaterThan(0);
  expect(worst).toBeLessThan(LATENCY_MS);
});
