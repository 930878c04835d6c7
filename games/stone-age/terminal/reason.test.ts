import { expect, it } from 'vitest';
import { wordsIn } from './in-words.ts';
import { reason } from './reason.ts';

const exact = { rule: 'B3.3', message: 'hut takes exactly 2, not 1.' };

it('a reason is said in the language, in English with what was wrong with the move', () => {
  expect(reason(exact, wordsIn('en'))).toBe(exact.message);
  for (const language of ['es', 'de'] as const) {
    const words = wordsIn(language);
    expect(reason(exact, words)).toBe(words.odds.reasons['B3.3']);
  }
});

it('a rule without words of its own is said as the rules say it', () => {
  const other = { rule: 'X1', message: 'It is not.' };
  expect(reason(other, wordsIn('es'))).toBe(other.message);
});
