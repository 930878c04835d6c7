import { aroundIn } from '@ochre/ui/words/around-in.tsx';
import { WORDS } from '../words/index.ts';
import { InWords } from './in-words.tsx';

export const Around = aroundIn(WORDS, InWords);
