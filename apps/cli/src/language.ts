import { type OptionForms, UserError } from '@ochre/terminal';
import { LANGUAGES, type Language, languageOf } from '@ochre/words';

/** In which language a game is told: commands that tell one are asked in the same way. */
export const LANGUAGE_OPTION = { lang: { type: 'string' } } as const satisfies OptionForms;

type Environment = Readonly<Record<string, string | undefined>>;

/** The language that is asked for, else the system's; an unknown one is thrown as a `UserError`. */
export function languageTyped(
  typed: string | undefined,
  environment: Environment = process.env,
): Language {
  if (typed === undefined) return systemLanguage(environment);
  const found = LANGUAGES.find((language) => language === typed.toLowerCase());
  if (found !== undefined) return found;
  throw new UserError(
    `--lang: "${typed}" is not a language here. Languages: ${LANGUAGES.join(', ')}.`,
  );
}

/**
 * As POSIX reads the locale of messages: the first of these variables that is not empty. Where it
 * names a language, `LANGUAGE` may name others that are preferred. Without a locale (on Windows) the
 * system's own is `otherwise`.
 */
export function systemLanguage(
  { LC_ALL, LC_MESSAGES, LANG, LANGUAGE }: Environment,
  otherwise = Intl.DateTimeFormat().resolvedOptions().locale,
): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || otherwise;
  if (/^(?:C|POSIX)\b/.test(locale)) return 'en';
  return languageOf([...(LANGUAGE ?? '').split(':'), locale]);
}
