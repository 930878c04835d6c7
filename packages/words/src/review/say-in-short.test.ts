import { describe, expect, it } from 'vitest';
import { figuresIn } from '../figures.ts';
import { reviewTermsDe } from './de.ts';
import { reviewTermsEn } from './en.ts';
import { reviewTermsEs } from './es.ts';
import { sayInShort } from './say-in-short.ts';

const unlucky = {
  luck: { share: -0.12, points: -4.1 },
  mistakes: 2,
  lost: { share: 0.21, points: 8 },
};
const lucky = { luck: { share: 0.3, points: 9 }, mistakes: 0, lost: { share: 0, points: 0 } };

describe('A game in one sentence', () => {
  const en = figuresIn('en');

  it('tells the reader what luck and mistakes cost', () => {
    expect(sayInShort(reviewTermsEn, en, unlucky)).toBe(
      'Luck cost you 4.1 points; 2 decisions cost you 8.0 points.',
    );
  });

  it('never scolds who made no mistake', () => {
    expect(sayInShort(reviewTermsEn, en, lucky, 'Mira')).toBe(
      'Luck gave Mira 9.0 points; no decision cost Mira much.',
    );
  });

  it('says so when luck evened out, or mistakes cost victory alone', () => {
    const even = { luck: { share: 0.2, points: -0.2 }, mistakes: 1 };
    const told = { ...even, lost: { share: 0.21, points: -1 } };
    expect(sayInShort(reviewTermsEn, en, told)).toBe(
      'Luck evened out for you; 1 decision cost you 21%.',
    );
  });

  it('speaks German and Spanish, to the reader and of others', () => {
    const [de, es] = [figuresIn('de'), figuresIn('es')];
    const one = { ...unlucky, mistakes: 1 };
    expect(sayInShort(reviewTermsDe, de, one)).toBe(
      'Pech kostete dich 4,1 Punkte; 1 Entscheidung kostete dich 8,0 Punkte.',
    );
    expect(sayInShort(reviewTermsDe, de, lucky, 'Mira')).toBe(
      'Glück brachte Mira 9,0 Punkte; keine Entscheidung kostete Mira viel.',
    );
    expect(sayInShort(reviewTermsEs, es, unlucky)).toBe(
      'La mala suerte te costó 4,1 puntos; 2 decisiones te costaron 8,0 puntos.',
    );
    expect(sayInShort(reviewTermsEs, es, one, 'Mira')).toBe(
      'La mala suerte le costó 4,1 puntos a Mira; 1 decisión le costó 8,0 puntos a Mira.',
    );
  });
});
