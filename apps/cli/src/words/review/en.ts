import { reviewTermsEn } from '@ochre/words';
import type { ReviewWords } from './words.ts';

export const reviewEn: ReviewWords = {
  ...reviewTermsEn,
  costMost: 'The decisions that cost most:',
  luckiest: 'The luckiest moments:',
  unluckiest: 'The unluckiest moments:',
  noLuck: 'None.',
  move: (number, name) => `Move ${number}, ${name}`,
  made: 'played',
  cost: (share, points) => `cost ${share} (${points} points)`,
  career: (games) => `Mean of ${games} games, with 95% intervals:`,
  asPlayed: 'As played',
  withoutLuck: 'Without luck',
};
