import { expect, it } from 'vitest';
import { dayBefore, dayOf } from './day.ts';
import { openSecretOf } from './open-secret.ts';

it('a day changes for everyone at once, in UTC', () => {
  expect(dayOf(1_794_787_199_000)).toBe('2026-11-15');
  expect(dayOf(1_794_787_200_000)).toBe('2026-11-16');
});

it.each([
  ['2026-11-15', '2026-11-14'],
  ['2026-03-01', '2026-02-28'],
  ['2024-03-01', '2024-02-29'],
  ['2027-01-01', '2026-12-31'],
])('before %s comes %s', (day, before) => {
  expect(dayBefore(day)).toBe(before);
});

it('without a server, the secret of a day is its name and its date', () => {
  // Whoever plays this day later must find the same cards.
  expect(openSecretOf({ day: '2026-11-15', way: 'solo' })).toBe('ochre daily solo 2026-11-15');
  expect(openSecretOf({ day: '2026-11-15', way: 'bots' })).toBe('ochre daily bots 2026-11-15');
});
