import type { FrontPart } from './words.ts';

export const frontDe: FrontPart = {
  motto: 'Ein Land, das Plättchen für Plättchen wächst.',
  base: 'Grundspiel',
};
