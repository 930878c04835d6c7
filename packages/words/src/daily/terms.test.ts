import { describe, expect, it } from 'vitest';
import { dailyTermsDe } from './de.ts';
import { dailyTermsEn } from './en.ts';
import { dailyTermsEs } from './es.ts';
import { dailyLine, sayDailyEnd } from './terms.ts';

const ALL = { en: dailyTermsEn, es: dailyTermsEs, de: dailyTermsDe };
const second = { points: 148, place: 2, of: 4, hasWon: false };

describe('how a game of a day ended', () => {
  it.each([
    ['en', '2nd of 4, 148 points'],
    ['es', '2.º de 4, 148 puntos'],
    ['de', 'Platz 2 von 4, 148 Punkte'],
  ] as const)('is said in %s', (language, text) => {
    expect(sayDailyEnd(second, ALL[language])).toBe(text);
  });

  it('has every place of up to five', () => {
    const places = [1, 2, 3, 4, 5].map((place) => dailyTermsEn.place(place, 5));
    expect(places).toEqual(['1st of 5', '2nd of 5', '3rd of 5', '4th of 5', '5th of 5']);
  });

  it('is won or lost for who played alone', () => {
    const alone = { points: 1, place: 1, of: 1 };
    expect(sayDailyEnd({ ...alone, hasWon: true }, dailyTermsEn)).toBe('won, 1 point');
    expect(sayDailyEnd({ ...alone, hasWon: false }, dailyTermsDe)).toBe('verloren, 1 Punkt');
    const badly = { ...alone, points: -28, hasWon: false };
    expect(sayDailyEnd(badly, dailyTermsEs)).toBe('derrota, −28 puntos');
  });
});

it('what is shared is one line', () => {
  const shared = { title: 'Stone Age', way: 'bots', day: '2026-11-17', squares: '🟩🟨⬜' } as const;
  const end = sayDailyEnd(second, dailyTermsEn);
  expect(dailyLine({ ...shared, end }, dailyTermsEn)).toBe(
    'Ochre · Stone Age daily, 2026-11-17 🟩🟨⬜ 2nd of 4, 148 points',
  );
});
