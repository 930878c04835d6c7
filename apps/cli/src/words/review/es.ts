import { reviewTermsEs } from '@ochre/words';
import type { ReviewWords } from './words.ts';

export const reviewEs: ReviewWords = {
  ...reviewTermsEs,
  costMost: 'Las decisiones más caras:',
  luckiest: 'Los momentos de más suerte:',
  unluckiest: 'Los momentos de peor suerte:',
  noLuck: 'Ninguno.',
  move: (number, name) => `Jugada ${number}, ${name}`,
  made: 'jugada',
  cost: (share, points) => `costó un ${share} (${points} puntos)`,
  career: (games) => `Media de ${games} partidas, con intervalos del 95 %:`,
  asPlayed: 'Como se jugó',
  withoutLuck: 'Descontada la suerte',
};
