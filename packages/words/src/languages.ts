/** The languages we speak, each by its own name. */
export const LANGUAGES_BY_NAME = { en: 'English', es: 'Español', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES_BY_NAME;
export const LANGUAGES = Object.keys(LANGUAGES_BY_NAME) as Language[];

/** The first of the reader's languages that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES_BY_NAME);
  return (known ?? 'en') as Language;
}
