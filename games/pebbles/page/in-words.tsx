import { useWords as useSharedWords } from '@ochre/ui/words/in-words.tsx';
import type { Language } from '@ochre/words';
import { createContext, type ReactNode, use, useContext } from 'react';
import { type PebblesWords, WORDS } from '../words/index.ts';

const WordsContext = createContext<PebblesWords | undefined>(undefined);

export function useWords(): PebblesWords {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('pebbles: no language is spoken here');
  return words;
}

const loaded = new Map<Language, Promise<PebblesWords>>();

/** Everything of pebbles stands inside it: its words in the reader's language. */
export function Around({ children }: { readonly children: ReactNode }) {
  const { language } = useSharedWords();
  const words = loaded.get(language) ?? WORDS[language]();
  loaded.set(language, words);
  return <WordsContext value={use(words)}>{children}</WordsContext>;
}
