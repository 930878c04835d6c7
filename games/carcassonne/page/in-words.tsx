import { aroundIn } from '@ochre/ui/words/around-in.tsx';
import { en as uiEn } from '@ochre/ui/words/en.ts';
import type { UiWords } from '@ochre/ui/words/words.ts';
import { together } from '@ochre/words';
import { createContext, useContext } from 'react';
import { en } from '../words/page/en.ts';
import { WORDS } from '../words/page/index.ts';
import type { PageWords } from '../words/page/words.ts';

/** All that the page of Carcassonne may say. */
export type Words = PageWords & UiWords;

const WordsContext = createContext<Words>(together(uiEn, en));

export const useWords = (): Words => useContext(WordsContext);

/** These words, whatever the reader speaks. */
export const InWords = WordsContext;

export const Around = aroundIn(WORDS, InWords);
