// Makes the page's two fonts, with no more signs than its languages need: node scripts/build-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './install.mjs';

export const fontsFolder = join(root, 'packages/ui/src/theme/fonts');

/** Headings are always bold; text is set from plain to bold. */
export const fonts = [
  { name: 'bitter', axes: { wght: 700 } },
  { name: 'source-sans-3', axes: { wght: { min: 400, max: 700 } } },
];

const signs = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));

/** English, German and Spanish, and the names of most people nearby. */
const LETTERS = `${signs(0x20, 0x7e)}${signs(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€−`;

export const packageOf = (name) => `@fontsource-variable/${name}`;

async function build({ name, axes }) {
  const whole = join(root, `node_modules/${packageOf(name)}/files/${name}-latin-wght-normal.woff2`);
  const small = await subsetFont(readFileSync(whole), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(join(fontsFolder, `${name}.woff2`), small);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const font of fonts) await build(font);
