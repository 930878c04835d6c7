import { expect, it } from 'vitest';
import { scriptsOf } from './budgets.mjs';

it('counts the entry and everything it imports, and neither styles nor what is loaded later', () => {
  const html = `
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="/assets/index-A1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/board-B2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-C3.css">
    <link rel="manifest" href="/manifest.webmanifest">`;
  expect(scriptsOf(html)).toEqual(['assets/index-A1.js', 'assets/board-B2.js']);
});
