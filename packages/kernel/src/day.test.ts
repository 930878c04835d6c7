import { describe, expect, it } from 'vitest';
import { isDay } from './day.ts';

describe('A day of the calendar', () => {
  it.each(['2026-11-17', '2026-01-01', '2026-12-31', '2024-02-29', '2000-02-29', '2026-04-30'])(
    'is %s',
    (text) => expect(isDay(text)).toBe(true),
  );

  it.each([
    '',
    'today',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-11-00',
    '2026-99-99',
    '2026-1-1',
    '26-11-15',
    '2026-12-017',
    '2026-11-15T00',
    ' 2026-11-15',
    '2026-11-15\n',
    '+2026-11-15',
  ])('is not %j', (text) => expect(isDay(text)).toBe(false));
});
