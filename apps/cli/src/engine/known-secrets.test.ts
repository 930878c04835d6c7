import { commitmentTo } from '@ochre/kernel';
import { expect, it } from 'vitest';
import { KnownSecrets } from './known-secrets.ts';

it('finds a secret by its commitment', () => {
  const secrets = new KnownSecrets();
  secrets.remember('abc');
  secrets.remember('');
  expect(secrets.find(commitmentTo('abc'))).toBe('abc');
  expect(secrets.find(commitmentTo(''))).toBe('');
  expect(secrets.find(commitmentTo('other'))).toBeUndefined();
});

it('forgets the oldest when there are too many', () => {
  const secrets = new KnownSecrets();
  const long = (name: string): string => name + 'x'.repeat(1_900_000);
  for (const name of ['a', 'b', 'a', 'c']) secrets.remember(long(name));
  expect(secrets.find(commitmentTo(long('b')))).toBeUndefined();
  expect(secrets.find(commitmentTo(long('a')))).toBe(long('a'));
  expect(secrets.find(commitmentTo(long('c')))).toBe(long('c'));
});
