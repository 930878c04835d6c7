import { createContext, type ReactNode, useContext } from 'react';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './words.ts';

/** The languages of the page; a new one is added here. */
export const LANGUAGES = { en, es, de } as const satisfies Readonly<Record<string, Words>>;
export type Language = keyof typeof LANGUAGES;

const LanguageContext = createContext<Words>(en);

export const useWords = (): Words => useContext(LanguageContext);

export function InLanguage(props: { readonly language: Language; readonly children: ReactNode }) {
  return <LanguageContext value={LANGUAGES[props.language]}>{props.children}</LanguageContext>;
}

/** The first of the reader's languages that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? 'en') as Language;
}
