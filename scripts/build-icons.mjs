// Makes the page's icons of public/icon.svg, for whatever takes no SVG: node scripts/build-icons.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { chromium } from './chromium.mjs';
import { root } from './install.mjs';

const folder = join(root, 'apps/web/public');
const sign = readFileSync(join(folder, 'icon.svg'), 'utf8');
// Where a system cuts its own shape out of an icon, the colour reaches every edge.
const ground = '<rect width="48" height="48" fill="#bf6841"/>';
const full = sign.replace('<title>', `${ground}<title>`);

const icons = [
  ['icon-192.png', 192, sign],
  ['icon-512.png', 512, sign],
  ['icon-maskable-512.png', 512, full],
  ['icon-apple-180.png', 180, full],
];

const browser = await playwright.launch({
  executablePath: await chromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, size, drawing] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
