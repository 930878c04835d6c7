import type { Counted } from './counted.ts';

/** `#` stands for the number, written as the language writes it. */
type Forms = Readonly<{ one: string; other: string }>;

interface Rules {
  readonly plurals: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

const known = new Map<string, Rules>();

/** Browsers take milliseconds to make them, and a page has dozens of lists of words. */
function rulesOf(locale: string): Rules {
  const rules = known.get(locale) ?? {
    plurals: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  };
  known.set(locale, rules);
  return rules;
}

/** Plurals of a language by the rules of `Intl`. */
export const pluralsOf =
  (locale: string): ((forms: Forms) => Counted) =>
  (forms) =>
  (count) => {
    const { plurals, numbers } = rulesOf(locale);
    const form = plurals.select(count) === 'one' ? forms.one : forms.other;
    return form.replace('#', numbers.format(count));
  };
