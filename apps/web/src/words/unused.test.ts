import { fileURLToPath } from 'node:url';
import { unsaidWords } from '@ochre/words/contract';
import { expect, it } from 'vitest';

it('Words are all said somewhere', () => {
  const { promised, unsaid } = unsaidWords({
    config: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
    // The terminal has a test of its own.
    isCatalogue: (path) =>
      /\/words\/(?:[a-z]+\/){0,2}words\.ts$/.test(path) && !path.includes('/packages/terminal/'),
    // What only tests and the gallery say is not said.
    isReader: (path) =>
      /\/(?:apps\/web\/src|packages\/ui\/src|games\/[^/]+\/(?:page|words))\//.test(path) &&
      !/\.test\.ts$|\/(?:gallery|testing)\//.test(path),
  });
  expect(promised).toBeGreaterThan(300);
  expect(unsaid).toEqual([]);
});
