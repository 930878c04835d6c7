import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayIn } from './day.ts';

afterEach(() => vi.unstubAllEnvs());

describe('A day', () => {
  it.each([
    ['en', 'November 1, 2026'],
    ['es', '1 de noviembre de 2026'],
    ['de', '1. November 2026'],
  ])('is written as %s writes it', (language, written) => {
    expect(dayIn(language)('2026-11-01')).toBe(written);
  });

  it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('is the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(dayIn('en')('2026-11-01')).toBe('November 1, 2026');
  });
});
