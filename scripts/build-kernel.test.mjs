import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kernelBytes } from './build-kernel.mjs';

it('kernel-bytes.ts is what kernel.wat says', async () => {
  const file = new URL('../packages/search/src/network/kernel-bytes.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(await kernelBytes());
});
