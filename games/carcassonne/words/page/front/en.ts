import type { FrontPart } from './words.ts';

export const frontEn: FrontPart = {
  motto: 'A land that grows tile by tile.',
  base: 'Base game',
};
