import { pluralsOf } from '@ochre/words';
import type { MotionWords } from './words.ts';

export const motionEn: MotionWords = {
  skip: 'Skip',
  cities: pluralsOf('en')({ one: '# city', other: '# cities' }),
  score: 'Score',
};
