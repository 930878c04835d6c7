import { offerEs } from '../../offer/es.ts';
import type { FrontPart } from './words.ts';

export const frontEs: FrontPart = {
  ...offerEs,
  motto: 'Una tierra que crece loseta a loseta.',
  base: 'Juego base',
  daily: 'Las mismas losetas para todos',
  where: (turn) => `turno ${turn}`,
};
