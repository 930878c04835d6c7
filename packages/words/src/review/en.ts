import { pluralsOf } from '../plural.ts';
import type { ReviewTerms } from './terms.ts';

const mistakes = pluralsOf('en')({ one: '# decision', other: '# decisions' });

export const reviewTermsEn: ReviewTerms = {
  judgedBy: (judge, version) => `Judged by ${judge}, version ${version}.`,
  chances: 'Chances of winning',
  points: 'Points',
  lines: {
    fair: 'Before the draw',
    startLuck: 'Start and seat',
    luck: 'Luck',
    given: 'Gifts from others',
    lost: 'Own mistakes',
    rest: 'Unexplained',
    result: 'Result',
    adjusted: 'Without luck',
  },
  uncertain: 'Much is unexplained: treat this review with caution.',
  nothingLost: 'No decision clearly cost anything.',
  better: 'better',
  grades: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  inShort: {
    points: (number) => `${number} points`,
    gave: (amount, name = 'you') => `Luck gave ${name} ${amount}`,
    took: (amount, name = 'you') => `Luck cost ${name} ${amount}`,
    even: (name = 'you') => `Luck evened out for ${name}`,
    mistakes: (count, amount, name = 'you') => `${mistakes(count)} cost ${name} ${amount}`,
    noMistakes: (name = 'you') => `no decision cost ${name} much`,
  },
  gained: (name, share) => `${name} gained ${share}`,
};
