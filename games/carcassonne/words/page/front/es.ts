import type { FrontPart } from './words.ts';

export const frontEs: FrontPart = {
  motto: 'Una tierra que crece loseta a loseta.',
  base: 'Juego base',
};
