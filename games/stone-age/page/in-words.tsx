import { en as uiEn } from '@ochre/ui/words/en.ts';
import type { UiWords } from '@ochre/ui/words/words.ts';
import { together } from '@ochre/words';
import { createContext, useContext } from 'react';
import { en } from '../words/en.ts';
import type { StoneAgeWords } from '../words/words.ts';

/** All that the page of Stone Age may say. */
export type Words = StoneAgeWords & UiWords;

const WordsContext = createContext<Words>(together(uiEn, en));

export const useWords = (): Words => useContext(WordsContext);

/** These words, whatever the reader speaks. */
export const InWords = WordsContext;
