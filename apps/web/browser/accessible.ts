import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = ['serious', 'critical'];

/** Of what axe looks at, all that has to do with colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is now: nothing serious, nothing critical. */
export const expectAccessible = (page: Page): Promise<void> => expectNothingGrave(axeOn(page));

/** A page that is accessible in other colours is so in these. */
export const expectLegible = (page: Page): Promise<void> =>
  expectNothingGrave(axeOn(page).withRules(OF_COLOURS));

/** It need not describe everything that is right, nor look into frames: there are none. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

async function expectNothingGrave(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(placeOf).join('; ')}`);
  expect(grave, 'axe found something serious.').toEqual([]);
}

const placeOf = ({ target, failureSummary }: { target: unknown; failureSummary?: string }) =>
  `${JSON.stringify(target)} ${failureSummary?.replace(/\s+/g, ' ')}`;
