import { expect, it } from 'vitest';
import { areOlderRules } from './rules-version.ts';

it.each([
  ['1', '2', true],
  ['9', '10', true],
  ['2', '2', false],
  ['10', '9', false],
  ['1', 'newer', false],
  ['older', '2', false],
  ['', '1', false],
])('rules "%s" are older than "%s": %s', (version, than, isSo) => {
  expect(areOlderRules(version, than)).toBe(isSo);
});
