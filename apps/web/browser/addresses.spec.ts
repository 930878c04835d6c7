import { expect, test } from './test.ts';

for (const path of ['/nobody/knows/this', '/nothing.png']) {
  test(`${path} is not there, and the page says so`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
}

for (const path of ['/api/nothing', '/assets/nothing.js', '/ws']) {
  test(`${path} is not there, and is not the page either`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await answer?.json()).toMatchObject({ code: 'not-found' });
  });
}
