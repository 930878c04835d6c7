import { framesPerSecond, latencies } from './feel.ts';
import { beginAgainstBots, sendHunter, waitForOwnTurn } from './game.ts';
import { expect, test } from './test.ts';

/** What is answered within this is felt to be answered at once. */
const LATENCY_MS = 100;
/** Of 60; one or another may be late. */
const FRAMES = 55;

test('the page answers at once while bots think', async ({ page }) => {
  await beginAgainstBots(page);
  await sendHunter(page);
  const answered = await latencies(page, async () => {
    for (let times = 0; times < 30; times++) {
      await page.keyboard.press('Tab');
      await page.waitForTimeout(100);
    }
  });
  const worst = Math.max(...answered);
  console.log(`${answered.length} keys answered, the slowest after ${worst} ms`);
  expect(answered.length).toBeGreaterThan(0);
  expect(worst).toBeLessThan(LATENCY_MS);
});

test('people walk and goods fly smoothly', async ({ page }) => {
  await beginAgainstBots(page);
  const frames = await framesPerSecond(page, async () => {
    await sendHunter(page);
    await waitForOwnTurn(page);
  });
  console.log(`${frames.toFixed(0)} frames a second`);
  expect(frames).toBeGreaterThan(FRAMES);
});
