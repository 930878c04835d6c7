import { wordsIn } from './in-words.ts';

export const ENGLISH = wordsIn('en');
