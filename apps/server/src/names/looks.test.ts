import { describe, expect, it } from 'vitest';
import { looksOf } from './looks.ts';

const areAlike = (one: string, other: string): boolean =>
  looksOf(one).some((look) => looksOf(other).includes(look));

describe('names', () => {
  it.each([
    ['Victim', 'VICTIM'],
    ['Victim', 'Ｖｉｃｔｉｍ'],
    ['Victim', '𝓥𝓲𝓬𝓽𝓲𝓶'],
    ['Victim', 'Vic\u00adtim'],
    ['Victim', 'Victim\u200b'],
    ['Victim', '\u2066Victim\u2069'],
    ['Victim', 'Vі\u0441tim'],
    ['Victim', 'Ѵісtіm'],
    ['Ann', 'Аnn'],
    ['Hope', 'Норе'],
    ['OSKAR', 'ОЅΚАR'],
    ['Ian', 'lan'],
    ['Ian', 'ian'],
    ['Victim', 'VlCTlM'],
    ['Victim', 'Vict1m'],
    ['Oskar', '0skar'],
    ['Emma', 'Ernma'],
    ['İpek', 'ipek'],
    ['Zoë', 'Zoe\u0308'],
    ['علی‌رضا', 'علیرضا'],
  ])('that look alike are taken for each other: %s, %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
    expect(areAlike(other, one)).toBe(true);
  });

  it.each([
    ['Ann', 'Anna'],
    ['Lia', 'Ila'],
    ['Ali', 'All'],
    ['Jose', 'José'],
    ['Zoe', 'Zoë'],
    ['Vova', 'Вова'],
    ['Player 1', 'Player 2'],
    ['小林', '大林'],
    ['محمد', 'محمود'],
    ['יעקב', 'יעקוב'],
    ['Đặng', 'Dang'],
  ])('that differ do not: %s, %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });
});
