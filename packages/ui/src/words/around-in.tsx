import { type Language, together } from '@ochre/words';
import { type Context, type ReactNode, use, useMemo } from 'react';
import { useWords } from './in-words.tsx';
import type { UiWords } from './words.ts';

type Loading<Own> = Readonly<Record<Language, () => Promise<Own>>>;

/** What everything of a game stands inside: its words in the reader's language, beside those of every page. */
export function aroundIn<Own extends object>(words: Loading<Own>, InWords: Context<Own & UiWords>) {
  const loaded = new Map<Language, Promise<Own>>();
  const wordsIn = (language: Language): Promise<Own> => {
    const known = loaded.get(language) ?? words[language]();
    loaded.set(language, known);
    return known;
  };
  return function Around({ children }: { readonly children: ReactNode }) {
    const shared = useWords();
    const own = use(wordsIn(shared.language));
    const all = useMemo(() => together(shared, own), [shared, own]);
    return <InWords value={all}>{children}</InWords>;
  };
}
