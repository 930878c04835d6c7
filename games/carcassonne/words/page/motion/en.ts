import type { MotionWords } from './words.ts';

export const motionEn: MotionWords = { skip: 'Skip' };
