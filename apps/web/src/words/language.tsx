import { en as uiEn } from '@ochre/ui/words/en.ts';
import { InWords as InSharedWords } from '@ochre/ui/words/in-words.tsx';
import type { UiWords } from '@ochre/ui/words/words.ts';
import { type Language, together } from '@ochre/words';
import { createContext, type ReactNode, use, useContext } from 'react';
import { FRONTS } from '../games.ts';
import { en } from './en.ts';
import type { GamesWords, ShellWords, Words } from './words.ts';

type OwnWords = ShellWords & UiWords;
const english: OwnWords = together(uiEn, en);

/** English comes with the page, the others when they are spoken. */
const LOAD: Readonly<Record<Language, () => Promise<OwnWords>>> = {
  en: async () => english,
  es: async () => {
    const [{ es }, { es: ui }] = await Promise.all([
      import('./es.ts'),
      import('@ochre/ui/words/es.ts'),
    ]);
    return together(ui, es);
  },
  de: async () => {
    const [{ de }, { de: ui }] = await Promise.all([
      import('./de.ts'),
      import('@ochre/ui/words/de.ts'),
    ]);
    return together(ui, de);
  },
};

async function load(language: Language): Promise<Words> {
  const [own, ...fronts] = await Promise.all([
    LOAD[language](),
    ...FRONTS.map(async ({ meta, words }) => [meta.name, await words[language]()] as const),
  ]);
  const games = Object.fromEntries(fronts);
  return together<OwnWords, GamesWords>(own, { games });
}

const loaded = new Map<Language, Promise<Words>>();

function wordsIn(language: Language): Promise<Words> {
  const words = loaded.get(language) ?? load(language);
  loaded.set(language, words);
  return words;
}

const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('page: no language is spoken here');
  return words;
}

/** These words, whatever the reader speaks. */
export function InWords(props: { readonly value: Words; readonly children: ReactNode }) {
  return (
    <InSharedWords value={props.value}>
      <WordsContext value={props.value}>{props.children}</WordsContext>
    </InSharedWords>
  );
}

/** Waits for its words; to be shown inside `Suspense`. */
export function InLanguage(props: { readonly language: Language; readonly children: ReactNode }) {
  return <InWords value={use(wordsIn(props.language))}>{props.children}</InWords>;
}
