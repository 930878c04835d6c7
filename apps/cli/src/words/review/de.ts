import { reviewTermsDe } from '@ochre/words';
import type { ReviewWords } from './words.ts';

export const reviewDe: ReviewWords = {
  ...reviewTermsDe,
  costMost: 'Die teuersten Entscheidungen:',
  luckiest: 'Das größte Glück:',
  unluckiest: 'Das größte Pech:',
  noLuck: 'Keines.',
  move: (number, name) => `Zug ${number}, ${name}`,
  made: 'gespielt',
  cost: (share, points) => `kostete ${share} (${points} Punkte)`,
  career: (games) => `Mittel aus ${games} Spielen, mit 95-%-Intervallen:`,
  asPlayed: 'Wie gespielt',
  withoutLuck: 'Glück herausgerechnet',
};
