import type { MotionWords } from './words.ts';

export const motionEs: MotionWords = { skip: 'Saltar' };
