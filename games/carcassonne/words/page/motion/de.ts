import type { MotionWords } from './words.ts';

export const motionDe: MotionWords = { skip: 'Überspringen' };
