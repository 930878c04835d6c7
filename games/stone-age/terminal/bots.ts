import type { Named } from '@ochre/terminal';
import type { Language } from '@ochre/words';
import { botsDe } from '../words/terminal/bots/de.ts';
import { botsEn } from '../words/terminal/bots/en.ts';
import { botsEs } from '../words/terminal/bots/es.ts';
import type { BotWords } from '../words/terminal/bots/words.ts';
import type { StoneAgeWords } from '../words/words.ts';

const ABOUT: Readonly<Record<Language, BotWords>> = { en: botsEn, es: botsEs, de: botsDe };

/** Levels are called by their words; all other bots are called by their names. */
export function botsIn(
  language: Language,
  { levels }: Pick<StoneAgeWords, 'levels'>,
): Readonly<Record<string, Named>> {
  const titles: Readonly<Record<string, string>> = levels;
  return Object.fromEntries(
    Object.entries(ABOUT[language]).map(([name, about]) => [
      name,
      { title: titles[name] ?? name, about },
    ]),
  );
}
