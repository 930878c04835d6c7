import type { BrowserContext } from '@playwright/test';

/** Bots are those chosen and wait for nobody's eyes, turns end by themselves, and nothing moves. */
export const inAHurry = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (settings) => {
      // A page that was not opened yet has no store.
      if (location.protocol.startsWith('http') && localStorage.getItem('ochre settings') === null) {
        localStorage.setItem('ochre settings', settings);
      }
    },
    JSON.stringify({
      pace: 'skip',
      turnEnds: 'by-itself',
      motion: 'reduced',
      botLevel: 'as-chosen',
    }),
  );
