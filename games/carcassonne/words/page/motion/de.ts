import { pluralsOf } from '@ochre/words';
import type { MotionWords } from './words.ts';

export const motionDe: MotionWords = {
  skip: 'Überspringen',
  cities: pluralsOf('de')({ one: '# Stadt', other: '# Städte' }),
  score: 'Punkte',
};
