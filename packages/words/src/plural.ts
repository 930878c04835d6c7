import type { Counted } from './counted.ts';

/** `#` stands for the number, written as the language writes it. */
type Forms = Readonly<{ one: string; other: string }>;

/** Plurals of a language by the rules of `Intl`. */
export function pluralsOf(locale: string): (forms: Forms) => Counted {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (forms) => (count) => {
    const form = rules.select(count) === 'one' ? forms.one : forms.other;
    return form.replace('#', numbers.format(count));
  };
}
