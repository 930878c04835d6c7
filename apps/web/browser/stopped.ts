import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    isStopped?: boolean;
  }
}

/** Its pages can be stopped in the middle of a scene. */
export const stoppable = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const timers = (call: TimerHandler, delay?: number, ...given: unknown[]): number => {
      // What is begun while the page is stopped, as by who looks at it, goes on.
      const isFree = window.isStopped === true;
      const run = (): void => {
        if (window.isStopped !== true || isFree) (call as (...all: unknown[]) => void)(...given);
      };
      return later(run, delay);
    };
    window.setTimeout = timers as typeof window.setTimeout;
  });

/** What the page had set out to do later, it does not do any more: the scene stays as it is. */
export const stop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.isStopped = true;
    // What is half faded is seen by nobody for long, and has no colours of its own.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
  });
