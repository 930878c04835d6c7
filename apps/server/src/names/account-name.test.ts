import { describe, expect, it } from 'vitest';
import { checkAccountName } from './account-name.ts';

describe('the name of an account', () => {
  it.each([
    'Ann',
    'Đặng',
    'नेहा',
    'ณัฐ',
    'יעקב',
    'محمد',
    'Ñandú',
    '小林',
    '小林 Ken',
    'パトリック',
    'Οδυσσέας',
    'Владимир',
    'Ann 😀 7',
  ])('may be %s', (name) => {
    expect(checkAccountName(name)).toBe(name);
  });

  it('is kept without what is not seen', () => {
    expect(checkAccountName(' Vic\u00adtim\u200b ')).toBe('Victim');
  });

  it.each(['Vіctim', 'Αnn', 'Влаdимир', 'Οδυσcέας', 'Аnn', '\u3164', 'a\u202eb'])(
    'is not %s: no alphabets that look alike are mixed, and nothing cannot be seen',
    (name) => {
      expect(() => checkAccountName(name)).toThrow(expect.objectContaining({ code: 'bad-name' }));
    },
  );
});
