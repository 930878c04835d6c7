import { expect, it } from 'vitest';
import { within } from './own-styles.ts';

it.each([
  ['.side > .panel', ':where([data-game="go"]) .side > .panel'],
  ['svg .land', ':where([data-game="go"]) svg .land'],
  [':root', ':root'],
])('holds %s inside its game', (selector, scoped) => {
  expect(within('go', selector)).toBe(scoped);
});
