import type { Locator, Page } from '@playwright/test';

/** How many of something the player of a seat has, as their panel says, or the bar of a phone. */
export const held = (page: Page, what: string, seat = 0): Locator =>
  page
    .locator(`.panel[data-panel="${seat}"], .own-goods[data-panel="${seat}"]`)
    .locator(`b[data-has=${what}], li[data-has=${what}] > span`)
    .first();
