import type { Page } from '@playwright/test';

/** From a key or a click until the page shows what it did, in milliseconds, each. */
export async function latencies(page: Page, play: () => Promise<void>): Promise<number[]> {
  const heard = await page.evaluateHandle(() => {
    const longest = new Map<number, number>();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry;
        if (interactionId > 0) {
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
        }
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return longest;
  });
  await play();
  // What was done last is told with a later frame.
  await page.waitForTimeout(200);
  return heard.evaluate((longest) => [...longest.values()]);
}

/** How many frames a second the page draws while something goes on. */
export async function framesPerSecond(page: Page, play: () => Promise<void>): Promise<number> {
  const counted = await page.evaluateHandle(() => {
    const counter = { frames: 0, since: performance.now() };
    const count = (): void => {
      counter.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return counter;
  });
  await play();
  return counted.evaluate(({ frames, since }) => (frames * 1000) / (performance.now() - since));
}
