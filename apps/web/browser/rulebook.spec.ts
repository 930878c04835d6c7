import { expectAccessible } from './accessible.ts';
import { shot } from './shot.ts';
import { expect, test } from './test.ts';

const LANGUAGES = {
  en: { exact: 'Exact rules', example: 'Example' },
  de: { exact: 'Genaue Regeln', example: 'Beispiel' },
  es: { exact: 'Reglas exactas', example: 'Ejemplo' },
} as const;

/** The names of options and what is said of sources are for who works with the rules. */
const NOT_FOR_READERS = /negativeScores|diceFirst|merchantJewelry|ruling|Festlegung|\bdecisión\b/i;

for (const [locale, { exact, example }] of Object.entries(LANGUAGES)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the rulebook begins with pictures and keeps the exact rules behind them', async ({
      page,
    }) => {
      await page.goto('/rules');
      await expect(page.locator('.rule-page')).toHaveCount(11);
      await expect(page.locator('.rule-page').first()).toContainText(example);
      await shot(page, `rulebook-${locale}`);
      await expectAccessible(page);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(client);

      await page.getByText(exact, { exact: true }).click();
      await expect(page.locator('#rule-B4\\.4')).toBeVisible();
      await expect(page.locator('.rulebook-page')).not.toContainText(NOT_FOR_READERS);
      await expectAccessible(page);
    });
  });
}
