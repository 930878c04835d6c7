import type { Locator, Page } from '@playwright/test';
import { openWay } from './home.ts';

/** What is chosen before a game. */
export interface Wishes {
  /** Its title; Stone Age, unless said. */
  readonly game?: string;
  readonly way: 'bots' | 'around' | 'solo';
  readonly players?: number;
  readonly modules?: readonly string[];
  /** How each thing is tapped. */
  readonly press?: (control: Locator) => Promise<void>;
}

/** Somebody at this screen is asked for something. */
export const ASKED = '[data-state=lit], [data-state=turnable], .decision, .picks';

const OPENS = { bots: 'Options', around: /^On this screen/, solo: /^Solo/ } as const;

/** From the start page through the options to the first decision. */
export async function begin(page: Page, wishes: Wishes): Promise<void> {
  const { game, way, players, modules = [], press = (control) => control.click() } = wishes;
  await page.goto('/');
  await openWay(page, OPENS[way], game === undefined ? { press } : { game, press });
  const panel = page.getByRole('dialog');
  for (const name of modules) await press(panel.getByRole('switch', { name }));
  if (players !== undefined) {
    await press(panel.getByRole('radio', { name: String(players), exact: true }).first());
  }
  await press(panel.getByRole('button', { name: /^Start/ }));
  await page.locator(ASKED).first().waitFor();
}
