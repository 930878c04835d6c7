import { expect, test } from './test.ts';

/** A start page that is slower than this on a quick line feels slow. */
const PAINTED_MS = 1_000;
const SCRIPT_BYTES = 200_000;

test('the first visit is small and quickly there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button').first()).toBeVisible();
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const painted = (await paint.jsonValue()) ?? Number.POSITIVE_INFINITY;
  const script = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  console.log(`painted after ${painted.toFixed(0)} ms, ${(script / 1000).toFixed(1)} KB of script`);
  expect(painted).toBeLessThan(PAINTED_MS);
  expect(script).toBeLessThan(SCRIPT_BYTES);
});
