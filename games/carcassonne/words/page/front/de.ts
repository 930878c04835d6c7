import { offerDe } from '../../offer/de.ts';
import type { FrontPart } from './words.ts';

export const frontDe: FrontPart = {
  ...offerDe,
  motto: 'Ein Land, das Plättchen für Plättchen wächst.',
  base: 'Grundspiel',
  daily: 'Für alle dieselben Plättchen',
  where: (turn) => `Zug ${turn}`,
};
