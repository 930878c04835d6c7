import { useWords as useSharedWords } from '@ochre/ui/words/in-words.tsx';
import { grammarOf, type Language, together } from '@ochre/words';
import { createContext, type ReactNode, use, useContext } from 'react';
import { WORDS, type Words } from '../words/index.ts';

const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('pebbles: no language is spoken here');
  return words;
}

const loaded = new Map<Language, Promise<Words>>();

const wordsIn = async (language: Language): Promise<Words> =>
  together(grammarOf(language), await WORDS[language]());

/** Everything of pebbles stands inside it: its words in the reader's language. */
export function Around({ children }: { readonly children: ReactNode }) {
  const { language } = useSharedWords();
  const words = loaded.get(language) ?? wordsIn(language);
  loaded.set(language, words);
  return <WordsContext value={use(words)}>{children}</WordsContext>;
}
