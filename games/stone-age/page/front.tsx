import type { Snapshot } from '@ochre/stone-age/rules';
import type { FrontWords, GameFront, Glance } from '@ochre/ui/game/game-front.ts';
import type { Language } from '@ochre/words';
import { meta } from '../meta.ts';
import { en } from '../words/en.ts';
import { WORDS } from '../words/index.ts';
import type { StoneAgeWords } from '../words/words.ts';
import { Icon } from './art/icon.tsx';
import { Sprite } from './art/sprite.tsx';
import type { SymbolName } from './art/symbols/index.ts';
import { Behind } from './behind/behind.tsx';

type Signed = typeof meta.name | keyof typeof meta.modules | keyof typeof meta.variants;

const SIGNS: Readonly<Record<Signed, SymbolName>> = {
  'stone-age': 'place-hut',
  style: 'jewelry',
  huts: 'house',
  solo: 'person-elder',
};

/** What is said of Stone Age before it is played. */
export function frontWordsOf(words: StoneAgeWords): FrontWords {
  const { options, home, personalities } = words.screens;
  const { modules } = words;
  return {
    title: meta.title,
    motto: home.motto,
    base: modules.base,
    modules: {
      style: { name: modules.style, about: options.aboutModules.style },
      huts: { name: modules.huts, about: options.aboutModules.huts },
    },
    variants: { solo: { ...home.solo, short: home.soloShort } },
    variant: options.variant,
    options: {
      negativeScores: options.negativeScores,
      diceFirst: options.diceFirst,
      merchantJewelry: options.merchantJewelry,
      difficulty: { ...options.difficulty, values: words.difficulties },
    },
    bots: { ...words.levels, ...personalities },
    daily: home.sameToday,
    where: home.where,
  };
}

const wordsIn = (language: Language) => async () => frontWordsOf(await WORDS[language]());

/** A player takes five minutes, and who alone meets the elder more; what is added takes longer. */
const minutes: GameFront['minutes'] = ({ players, modules = [], variant }) =>
  (variant === 'solo' ? 20 : 5 + 5 * players) +
  (modules.includes('style') ? 10 : 0) +
  (modules.includes('huts') ? 5 : 0);

const glance = (view: Pick<Snapshot, 'round' | 'players'>): Glance => ({
  round: view.round,
  scores: view.players.map(({ score }) => score),
});

/** Stone Age, to be offered. */
export const front: GameFront = {
  meta,
  Sprite,
  Behind,
  Sign: ({ of, size }) => (
    <Icon name={SIGNS[of as keyof typeof SIGNS]} {...(size === undefined ? {} : { size })} />
  ),
  minutes,
  lessons: ['first', 'second'],
  glance: (view) => glance(view as Snapshot),
  // English comes with the page: the first thing that is painted waits for no other file.
  words: { en: async () => frontWordsOf(en), es: wordsIn('es'), de: wordsIn('de') },
};
