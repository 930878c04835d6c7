import { InWords as InStoneAgeWords } from '@ochre/stone-age/page/in-words.tsx';
import { en as stoneAgeEn } from '@ochre/stone-age/words/en.ts';
import { en as uiEn } from '@ochre/ui/words/en.ts';
import { InWords as InSharedWords } from '@ochre/ui/words/in-words.tsx';
import { type Language, together } from '@ochre/words';
import { createContext, type ReactNode, use, useContext } from 'react';
import { en } from './en.ts';
import type { Words } from './words.ts';

const english = together(together(uiEn, en), stoneAgeEn);

/** English comes with the page, the others when they are spoken. */
const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => english,
  es: async () => {
    const [{ es }, { es: ui }, { es: game }] = await Promise.all([
      import('./es.ts'),
      import('@ochre/ui/words/es.ts'),
      import('@ochre/stone-age/words/es.ts'),
    ]);
    return together(together(ui, es), game);
  },
  de: async () => {
    const [{ de }, { de: ui }, { de: game }] = await Promise.all([
      import('./de.ts'),
      import('@ochre/ui/words/de.ts'),
      import('@ochre/stone-age/words/de.ts'),
    ]);
    return together(together(ui, de), game);
  },
};
const loaded = new Map<Language, Promise<Words>>();

function wordsIn(language: Language): Promise<Words> {
  const words = loaded.get(language) ?? LOAD[language]();
  loaded.set(language, words);
  return words;
}

const WordsContext = createContext<Words>(english);

export const useWords = (): Words => useContext(WordsContext);

/** These words, whatever the reader speaks. */
export const InWords = WordsContext;

/** Waits for its words; to be shown inside `Suspense`. */
export function InLanguage(props: { readonly language: Language; readonly children: ReactNode }) {
  const words = use(wordsIn(props.language));
  return (
    <InSharedWords value={words}>
      <InStoneAgeWords value={words}>
        <InWords value={words}>{props.children}</InWords>
      </InStoneAgeWords>
    </InSharedWords>
  );
}
