import { pluralsOf } from '@ochre/words';
import type { MotionWords } from './words.ts';

export const motionEs: MotionWords = {
  skip: 'Saltar',
  cities: pluralsOf('es')({ one: '# ciudad', other: '# ciudades' }),
  score: 'Puntos',
};
