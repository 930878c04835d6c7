import { createContext, useContext } from 'react';
import { en } from './en.ts';
import type { UiWords } from './words.ts';

const WordsContext = createContext<UiWords>(en);

export const useWords = (): UiWords => useContext(WordsContext);

/** These words, whatever the reader speaks. */
export const InWords = WordsContext;
