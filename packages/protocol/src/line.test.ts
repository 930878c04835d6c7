import { describe, expect, it } from 'vitest';
import { foldLine, harmlessLine, isLine } from './line.ts';

const isName = (name: string): boolean => isLine(foldLine(name), 24);
/** Two words with something between them. */
const around = (sign: string): string => `An${sign}n`;

describe('a line', () => {
  it.each([
    'Ann',
    'Đặng Thị Ngọc',
    'Nguyễn Văn Ước',
    'नेहा शर्मा',
    'क्षितिज ज़ैनब',
    'ณัฐวุฒิ ที่รัก',
    'יעקב',
    'שָׁלוֹם',
    'שּׁוּלַמִּית',
    'محمد',
    'مُحَمَّدٌ',
    'عبد ٱللَّٰه',
    'علی‌رضا',
    'Ñandú',
    'Zoë Ağaoğlu',
    'ɔ̃́ŋkɔ',
    '小林 さくら',
    'パトリック',
    '김민준',
    'Οδυσσέας',
    'Владимир Ёлкин',
    'ශ්‍රී ලාල්',
    'မြွှေ့ ကျော်',
    'བསྒྲུབས་པ',
    'ლუკა',
    'Արամ',
    'ብርሃኑ',
    'O’Neill-Łukasz',
    '石 👩‍👩‍👧 👍🏽 ❤️ 1️⃣',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇪🇸 🏳️‍🌈',
  ])('may be %s, and stays as it is', (name) => {
    expect(foldLine(name)).toBe(name.normalize('NFC'));
    expect(isLine(foldLine(name), 40)).toBe(true);
    expect(harmlessLine(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    '\u200b',
    '\u00ad',
    '\u3164',
    '\u115f',
    '\u2060',
    '\ufeff',
    '\ufe0f',
    '\u200d',
    '\u200e',
  ])('loses what is not seen: %j', (sign) => {
    expect(foldLine(around(sign))).toBe('Ann');
    expect(isName(sign)).toBe(false);
  });

  it.each(['\u{e0041}', '\u{e0100}', '\u061c', '\u034f', '\u180e'])('and this: %j', (sign) => {
    expect(foldLine(around(sign))).toBe('Ann');
  });

  it('has single spaces, and is not made of blanks', () => {
    expect(foldLine('  An\u00a0\u3000n\u2800 ')).toBe('An n');
    expect(['', ' ', '\u2800', '\u00a0', '\u3164\u2800'].map(isName)).toEqual(Array(5).fill(false));
  });

  it.each([
    '\n',
    '\t',
    '\0',
    '\u001b[31m',
    '\u2028',
    '\ud800',
    '\u202e',
    '\u2066',
    '\ue000',
    '\u0378',
  ])('cannot hold %j', (sign) => {
    expect(isName(around(sign))).toBe(false);
    expect(isName(harmlessLine(around(sign)))).toBe(true);
  });

  it.each(['\uffff', '\u{10ffff}', '\ufffc', '\u0489'])('nor %j', (sign) => {
    expect(isName(around(sign))).toBe(false);
    expect(harmlessLine(around(sign))).toBe('Ann');
  });

  it('cannot be painted over others by marks, in whatever script', () => {
    const stacked = [
      'x\u0301\u0302\u0303',
      'ก็็็',
      `Z${'\u0335\u0321\u0489'.repeat(80)}`,
      'क़़',
      '\u0301Ann',
      'A \u0301n',
    ];
    expect(stacked.map(isName)).toEqual(Array(6).fill(false));
    expect(stacked.map(harmlessLine)).toEqual([
      'x\u0301\u0302',
      'ก็',
      'Z\u0335\u0321',
      'क़',
      'Ann',
      'A n',
    ]);
    expect(stacked.map(harmlessLine).every(isName)).toBe(true);
  });

  it('is shown as something, even if nothing is left of it', () => {
    expect(harmlessLine('\u200b\u202e')).toBe('?');
    expect(harmlessLine('')).toBe('');
  });
});
