import { offerEn } from '../../offer/en.ts';
import type { FrontPart } from './words.ts';

export const frontEn: FrontPart = {
  ...offerEn,
  motto: 'A land that grows tile by tile.',
  base: 'Base game',
  daily: 'The same tiles for everyone',
  where: (turn) => `turn ${turn}`,
};
