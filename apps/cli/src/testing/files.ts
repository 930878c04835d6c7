import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is gone after the tests of the file; gives back how to write into it. */
export function testFolder(): (name: string, text: string | Uint8Array) => string {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
}
