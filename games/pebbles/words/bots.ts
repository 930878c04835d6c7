import type { Language } from '@ochre/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { PebblesWords } from './words.ts';

type BotName = keyof PebblesWords['bots'];

/** How every bot plays, in a few words without a subject; only the terminal tells so much. */
const ABOUT: Readonly<Record<Language, Readonly<Record<BotName, string>>>> = {
  en: { random: 'plays any legal move', easy: 'takes what makes the rest hard to share' },
  es: { random: 'hace cualquier jugada válida', easy: 'toma lo que deja un mal reparto' },
  de: { random: 'macht irgendeinen erlaubten Zug', easy: 'nimmt so, dass der Rest schwer aufgeht' },
};

const named = (language: Language, { bots }: PebblesWords) => ({
  random: { title: bots.random, about: ABOUT[language].random },
  easy: { title: bots.easy, about: ABOUT[language].easy },
});

export const BOTS = { en: named('en', en), es: named('es', es), de: named('de', de) };
