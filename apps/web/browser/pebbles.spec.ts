import { expectAccessible } from './accessible.ts';
import { inAHurry } from './in-a-hurry.ts';
import { expect, test } from './test.ts';

// A game is a folder and a line in each list: this one has no other home than that.
test('a game that is offered to nobody is played by who names it', async ({ page, context }) => {
  await inAHurry(context);
  await page.goto('/?game=pebbles');
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.getByRole('heading', { name: 'Take pebbles, or roll?' })).toBeVisible();
  await expectAccessible(page);

  const ended = page.getByRole('heading', { name: /wins$/ });
  const take = page.getByRole('button', { name: 'Take 1', exact: true });
  const endTurn = page.getByRole('button', { name: 'End turn' });
  for (;;) {
    await expect(ended.or(take).or(endTurn).first()).toBeVisible();
    if (await ended.isVisible()) break;
    const next = (await endTurn.isVisible()) ? endTurn : take;
    // Bots may move on in the meantime.
    await next.click({ timeout: 5000 }).catch(() => undefined);
  }
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: '21 pebbles' })).toBeVisible();
});

test('it has its own words and its own rules', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ochre settings', '{"language":"de"}'));
  await page.goto('/?game=pebbles');
  await expect(page.getByText('Ein Haufen, ein Würfel und ein paar Karten.')).toBeVisible();
});
