// Makes kernel-bytes.ts of kernel.wat: node scripts/build-kernel.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';
import { root } from './install.mjs';

const folder = join(root, 'packages/search/src/network');
const target = join(folder, 'kernel-bytes.ts');
const PER_LINE = 16;

/** The text of kernel-bytes.ts, as kernel.wat says it. */
export async function kernelBytes() {
  const { parseWat } = await wabt();
  const source = readFileSync(join(folder, 'kernel.wat'), 'utf8');
  const module = parseWat('kernel.wat', source, { simd: true, bulk_memory: true });
  const bytes = [...module.toBinary({}).buffer];
  module.destroy();
  const lines = [];
  for (let at = 0; at < bytes.length; at += PER_LINE) {
    const line = bytes.slice(at, at + PER_LINE).map((byte) => `0x${hex(byte)}`);
    lines.push(`  ${line.join(', ')},`);
  }
  return [
    '/** Made of kernel.wat by scripts/build-kernel.mjs. */',
    '// biome-ignore format: bytes',
    'export const KERNEL = new Uint8Array([',
    ...lines,
    ']);',
    '',
  ].join('\n');
}

const hex = (byte) => byte.toString(16).padStart(2, '0');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, await kernelBytes());
}
