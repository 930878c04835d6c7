// npm run browser: the page's tests in a real browser, against the server as it is shipped.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { buildServer, buildWeb } from './build.mjs';
import { chromium } from './chromium.mjs';
import { firefox } from './firefox.mjs';
import { root } from './install.mjs';

const env = {
  ...process.env,
  OCHRE_PAGES: dirname(await buildWeb()),
  OCHRE_SERVER: await buildServer(),
  OCHRE_CHROMIUM: await chromium(),
  OCHRE_FIREFOX: firefox() ?? '',
};
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'apps/web/browser/playwright.config.ts');
const asked = process.argv.slice(2);
const project = asked.some((word) => word.startsWith('--project=')) ? [] : ['--project=tests'];
const args = [playwright, 'test', '--config', config, ...project, ...asked];
const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
if (status !== 0) console.log(`Games were drawn by OCHRE_SEED='${env.OCHRE_SEED ?? ''}'.`);
process.exitCode = status ?? 1;
