import { expect, it } from 'vitest';
import { readText } from './files.mjs';
import { notices, noticesFile } from './notices.mjs';

it('the notices are those of what is shipped now: node scripts/notices.mjs writes them', () => {
  expect(readText(noticesFile)).toBe(notices());
});

it.each(['react', 'react-dom', 'scheduler', 'zod', '@noble/hashes', 'hono', 'libsql', 'pg', 'ws'])(
  'the notices name %s',
  (name) => {
    expect(notices()).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
  },
);
