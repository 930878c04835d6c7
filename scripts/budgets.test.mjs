import { expect, it } from 'vitest';
import { scriptsOf, scriptsWith } from './budgets.mjs';

it('counts the entry and everything it imports, and neither styles nor what is loaded later', () => {
  const html = `
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="/assets/index-A1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/board-B2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-C3.css">
    <link rel="manifest" href="/manifest.webmanifest">`;
  expect(scriptsOf(html)).toEqual(['assets/index-A1.js', 'assets/board-B2.js']);
});

it('counts what comes with a table once, and nothing that is loaded later', () => {
  const manifest = {
    route: { file: 'assets/route.js', imports: ['_shared'], dynamicImports: ['later'] },
    page: { file: 'assets/page.js', imports: ['_shared'] },
    _shared: { file: 'assets/shared.js' },
    later: { file: 'assets/later.js' },
  };
  expect(scriptsWith(manifest, ['route', 'page'])).toEqual([
    'assets/route.js',
    'assets/shared.js',
    'assets/page.js',
  ]);
  expect(() => scriptsWith(manifest, ['gone'])).toThrow('gone is in no build');
});
