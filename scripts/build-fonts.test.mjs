import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fonts, fontsFolder, packageOf } from './build-fonts.mjs';
import { notices } from './notices.mjs';

/** In bytes, beside the script of the first visit. */
const BUDGET = 60_000;

it('the fonts together are small', () => {
  const sizes = fonts.map(({ name }) => statSync(join(fontsFolder, `${name}.woff2`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
});

it.each(fonts)('the notices have the licence of $name', ({ name }) => {
  expect(notices()).toContain(`${packageOf(name)} `);
  expect(notices()).toContain('SIL OPEN FONT LICENSE');
});
