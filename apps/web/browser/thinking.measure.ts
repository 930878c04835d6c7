import type { BrowserContext, Page } from '@playwright/test';
import { playOnLand } from './carcassonne.ts';
import { playNow } from './home.ts';
import { inAHurry } from './in-a-hurry.ts';
import { luckOf } from './player.ts';
import { expect, test } from './test.ts';

/** How long `expert` may think, at most and on average, in milliseconds. */
const MOST_MS = 1_000;
const MEAN_MS = 300;
/** So many decisions of the person at the page; bots think between them. */
const DECISIONS = 40;

const TABLES = [
  { players: 2, modules: [] },
  { players: 2, modules: ['shrine'] },
  { players: 4, modules: [] },
  { players: 4, modules: ['shrine'] },
];

for (const table of TABLES) {
  const name = [table.players, ...table.modules].join(' with ');
  test(`expert of Carcassonne thinks quickly in the page, ${name}`, async ({ page, context }) => {
    await inAHurry(context);
    await againstExperts(context, table);
    await timeThoughts(context);
    await page.goto('/');
    await playNow(page, 'Carcassonne').click();
    await playOnLand(page, { hand: 'keyboard', luck: luckOf(21), most: DECISIONS });
    const [first = 0, ...later] = await thoughts(page);
    const all = [first, ...later];
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    const most = Math.max(...later);
    console.log(
      `${name}: ${all.length} thoughts, ${mean.toFixed(0)} ms on average, ${most.toFixed(0)} at most, ` +
        `the first with all that is loaded ${first.toFixed(0)}`,
    );
    expect(all.length).toBeGreaterThan(DECISIONS / 2);
    expect(most).toBeLessThan(MOST_MS);
    expect(mean).toBeLessThan(MEAN_MS);
  });
}

/** As somebody chose before who likes it hard. */
const againstExperts = (context: BrowserContext, table: (typeof TABLES)[number]) =>
  context.addInitScript(
    (chosen) => {
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('ochre options carcassonne bots', chosen);
    },
    JSON.stringify({
      ...table,
      seats: [{ kind: 'person' }, ...Array(4).fill({ kind: 'bot', level: 'expert' })],
    }),
  );

/** From asked to answered, for every question to a worker. */
const timeThoughts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { Worker: Plain } = window;
    window.thoughts = [];
    window.Worker = class extends Plain {
      private asked = 0;

      constructor(...words: ConstructorParameters<typeof Plain>) {
        super(...words);
        this.addEventListener('message', () =>
          window.thoughts.push(performance.now() - this.asked),
        );
      }

      override postMessage(question: unknown): void {
        this.asked = performance.now();
        super.postMessage(question);
      }
    };
  });

const thoughts = (page: Page): Promise<number[]> => page.evaluate(() => window.thoughts);

declare global {
  interface Window {
    thoughts: number[];
  }
}
