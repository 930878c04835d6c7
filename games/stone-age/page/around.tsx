import { useWords as useSharedWords } from '@ochre/ui/words/in-words.tsx';
import type { Language } from '@ochre/words';
import { together } from '@ochre/words';
import { type ReactNode, use, useMemo } from 'react';
import { WORDS } from '../words/index.ts';
import type { StoneAgeWords } from '../words/words.ts';
import { InWords } from './in-words.tsx';

const loaded = new Map<Language, Promise<StoneAgeWords>>();

function wordsIn(language: Language): Promise<StoneAgeWords> {
  const words = loaded.get(language) ?? WORDS[language]();
  loaded.set(language, words);
  return words;
}

/** Everything of Stone Age stands inside it: its words in the reader's language. */
export function Around({ children }: { readonly children: ReactNode }) {
  const shared = useSharedWords();
  const own = use(wordsIn(shared.language));
  const words = useMemo(() => together(shared, own), [shared, own]);
  return <InWords value={words}>{children}</InWords>;
}
