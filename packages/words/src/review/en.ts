import type { ReviewTerms } from './terms.ts';

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
  uncertain: 'Much is unexplained: take this review with a pinch of salt.',
  nothingLost: 'No decision clearly cost anything.',
  better: 'better',
  grades: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  gained: (name, share) => `${name} gained ${share}`,
};
