import type { Language } from '@ochre/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { BotName, CarcassonneWords } from './words.ts';

/** How every bot plays, in a few words without a subject; only the terminal tells so much. */
const ABOUT: Readonly<Record<Language, Readonly<Record<BotName, string>>>> = {
  en: {
    random: 'plays any legal move',
    greedy: 'takes what brings most now, and keeps a follower back',
    easy: 'takes what brings most now, and keeps a follower back',
  },
  es: {
    random: 'hace cualquier jugada válida',
    greedy: 'toma lo que más da al momento, y se guarda un seguidor',
    easy: 'toma lo que más da al momento, y se guarda un seguidor',
  },
  de: {
    random: 'macht irgendeinen erlaubten Zug',
    greedy: 'nimmt, was sofort am meisten bringt, und behält einen Gefolgsmann',
    easy: 'nimmt, was sofort am meisten bringt, und behält einen Gefolgsmann',
  },
};

const named = (language: Language, { bots }: CarcassonneWords) => ({
  random: { title: bots.random, about: ABOUT[language].random },
  greedy: { title: bots.greedy, about: ABOUT[language].greedy },
  easy: { title: bots.easy, about: ABOUT[language].easy },
});

export const BOTS = { en: named('en', en), es: named('es', es), de: named('de', de) };
