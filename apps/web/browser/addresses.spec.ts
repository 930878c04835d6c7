import { expect, test } from './test.ts';

test('an address that nobody knows opens the page', async ({ page }) => {
  const answer = await page.goto('/nobody/knows/this');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#page')).not.toBeEmpty();
});

for (const path of ['/api/nothing', '/assets/nothing.js', '/nothing.png', '/ws']) {
  test(`${path} is not there, and is not the page either`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await answer?.json()).toMatchObject({ code: 'not-found' });
  });
}
