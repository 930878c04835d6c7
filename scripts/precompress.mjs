import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { below } from './files.mjs';

const text = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Writes smaller copies beside the files a server sends as text, as small as they get. */
export async function precompress(folder) {
  const files = below(folder).filter((file) => text.test(file));
  await Promise.all(files.map(compressed));
}

async function compressed(file) {
  const bytes = await readFile(file);
  const [small, wide] = await Promise.all([brotli(bytes), zipped(bytes)]);
  await Promise.all([
    small.length < bytes.length && writeFile(`${file}.br`, small),
    wide.length < bytes.length && writeFile(`${file}.gz`, wide),
  ]);
}

/** As servers send it: the slowest and smallest, since it is done once. */
export const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

export const zipped = (bytes) => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION });
