import { createContext, type ReactNode, use, useContext } from 'react';
import { en } from './en.ts';
import type { Words } from './words.ts';

/** The languages of the page, each by its own name; a new one is added here, and below. */
export const LANGUAGES_BY_NAME = { en: 'English', es: 'Español', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES_BY_NAME;

/** English comes with the page, the others when they are spoken. */
const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
};
const loaded = new Map<Language, Promise<Words>>();

function wordsIn(language: Language): Promise<Words> {
  const words = loaded.get(language) ?? LOAD[language]();
  loaded.set(language, words);
  return words;
}

const WordsContext = createContext<Words>(en);

export const useWords = (): Words => useContext(WordsContext);

/** These words, whatever the reader speaks. */
export const InWords = WordsContext;

/** Waits for its words; to be shown inside `Suspense`. */
export function InLanguage(props: { readonly language: Language; readonly children: ReactNode }) {
  return <InWords value={use(wordsIn(props.language))}>{props.children}</InWords>;
}

/** The first of the reader's languages that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES_BY_NAME);
  return (known ?? 'en') as Language;
}
