import { en as uiEn } from '@ochre/ui/words/en.ts';
import { useWords as useSharedWords } from '@ochre/ui/words/in-words.tsx';
import type { UiWords } from '@ochre/ui/words/words.ts';
import { type Language, together } from '@ochre/words';
import { createContext, type ReactNode, use, useContext, useMemo } from 'react';
import { en } from '../words/page/en.ts';
import { WORDS } from '../words/page/index.ts';
import type { PageWords } from '../words/page/words.ts';

/** All that the page of Carcassonne may say. */
export type Words = PageWords & UiWords;

const WordsContext = createContext<Words>(together(uiEn, en));

export const useWords = (): Words => useContext(WordsContext);

/** These words, whatever the reader speaks. */
export const InWords = WordsContext;

const loaded = new Map<Language, Promise<PageWords>>();

function wordsIn(language: Language): Promise<PageWords> {
  const words = loaded.get(language) ?? WORDS[language]();
  loaded.set(language, words);
  return words;
}

/** Everything of Carcassonne stands inside it: its words in the reader's language. */
export function Around({ children }: { readonly children: ReactNode }) {
  const shared = useSharedWords();
  const own = use(wordsIn(shared.language));
  const words = useMemo(() => together(shared, own), [shared, own]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
