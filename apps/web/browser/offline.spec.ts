import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kept } from './kept.ts';
import { openEnd } from './records.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('the page opens without a network once it was there', async ({
  page,
  context,
  complaints,
}) => {
  // A table over the network looks for its server.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  for (const path of ['/', '/t/some-table']) {
    await page.goto(path);
    await expect(page.locator('#page')).not.toBeEmpty();
  }
});

test('games are looked into and puzzles solved without a network', async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await openEnd(page, 'land');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.locator('.review-keys button').first()).toBeVisible({ timeout: 60_000 });
  await page.goto('/puzzles?game=carcassonne');
  await page.getByRole('button', { name: /^Fools the novice bot/ }).click();
  await expect(page.getByRole('heading', { name: 'Find the best move' })).toBeVisible();
});

test('everything of the page is kept, and nothing of the server', async ({ page }) => {
  await page.goto('/');
  await kept(page);
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  const parts = readdirSync(join(process.env.OCHRE_PAGES!, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `/assets/${name}`);
  expect(paths).toEqual(expect.arrayContaining(['/index.html', '/icon.svg', ...parts]));
  expect(paths.filter((path) => /^\/(?:api|ws)/.test(path))).toEqual([]);
});

test('what only the server knows is not answered from what is kept', async ({ page, request }) => {
  await page.goto('/');
  await kept(page);
  const status = await page.evaluate(async () => (await fetch('/healthz')).text());
  expect(status).toBe('ok\n');
  expect((await request.get('/api/tables')).headers()['cache-control']).toBe('no-store');
});

test('it can be installed', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(link!)).json();
  expect(manifest).toMatchObject({ name: 'Ochre', start_url: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
  }
});
