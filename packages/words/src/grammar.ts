import { begun } from './begun.ts';
import type { Language } from './languages.ts';

/** What a language does with whatever is said in it. */
export interface Grammar {
  readonly language: Language;
  readonly and: (items: readonly string[]) => string;
  readonly number: (value: number) => string;
  readonly story: {
    /** A sentence of what somebody does, one after the other; `who` is undefined for the reader. */
    readonly sentence: (who: string | undefined, doings: readonly string[]) => string;
  };
}

/** Spanish leaves out the pronoun: the verb says it. */
const SUBJECTS: Readonly<Record<Language, (who: string | undefined, doings: string) => string>> = {
  en: (who, doings) => `${who ?? 'You'} ${doings}.`,
  es: (who, doings) => (who === undefined ? `${begun(doings)}.` : `${who} ${doings}.`),
  de: (who, doings) => `${who ?? 'Du'} ${doings}.`,
};

export function grammarOf(language: Language): Grammar {
  const list = new Intl.ListFormat(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    language,
    and: (items) => list.format(items),
    number: (value) => numbers.format(value),
    story: { sentence: (who, doings) => SUBJECTS[language](who, list.format(doings)) },
  };
}
