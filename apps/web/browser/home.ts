import type { Locator, Page } from '@playwright/test';

type Press = (control: Locator) => Promise<void>;
const click: Press = (control) => control.click();

/** What the start page offers of a game. */
export const offerOf = (page: Page, game = 'Stone Age'): Locator =>
  page.getByRole('region', { name: game, exact: true });

/** What begins a game at once. */
export const playNow = (page: Page, game?: string): Locator =>
  offerOf(page, game).getByRole('button', { name: /^Play / });

/** Another way to play a game; on a phone, it is behind an arrow. */
export async function openWay(
  page: Page,
  name: string | RegExp,
  { game, press = click }: { readonly game?: string; readonly press?: Press } = {},
): Promise<void> {
  await playNow(page, game).waitFor();
  const more = offerOf(page, game).getByRole('button', { name: /^More ways/ });
  if (await more.isVisible()) await press(more);
  await press(offerOf(page, game).getByRole('button', { name }));
}
