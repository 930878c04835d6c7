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
    // A frame whose change the browser finds too small is never told: what is heard changes a dot, too.
    const dot = document.body.appendChild(document.createElement('i'));
    dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 2px; height: 2px';
    for (const kind of ['keydown', 'pointerdown', 'click']) {
      document.addEventListener(
        kind,
        () => {
          dot.style.background = dot.style.background === 'red' ? 'blue' : 'red';
        },
        { capture: true },
      );
    }
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
