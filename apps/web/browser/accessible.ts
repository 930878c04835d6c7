import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = ['serious', 'critical'];

/** What axe finds on the page as it is now: nothing serious, nothing critical. */
export async function expectAccessible(page: Page): Promise<void> {
  // It need not describe everything that is right, nor look into frames: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(placeOf).join('; ')}`);
  expect(grave, 'axe found something serious.').toEqual([]);
}

const placeOf = ({ target, failureSummary }: { target: unknown; failureSummary?: string }) =>
  `${JSON.stringify(target)} ${failureSummary?.replace(/\s+/g, ' ')}`;
