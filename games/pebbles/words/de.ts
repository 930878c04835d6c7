import { pluralsOf } from '@ochre/words';
import type { PebblesWords } from './words.ts';

const plural = pluralsOf('de');

export const de: PebblesWords = {
  motto: 'Ein Haufen, ein Würfel und ein paar Karten.',
  base: 'Ein Haufen',
  bots: { random: 'Zufall', easy: 'leicht' },
  daily: 'Für alle dieselben Würfel',
  heapOption: { name: 'Haufen', about: 'wie viele Kiesel es sind' },
  pebbles: plural({ one: '# Kiesel', other: '# Kiesel' }),
  cards: plural({ one: '# Karte', other: '# Karten' }),
  points: plural({ one: '# Punkt', other: '# Punkte' }),
  heap: 'Der Haufen',
  turn: (n) => `Zug ${n}`,
  asked: 'Kiesel nehmen oder würfeln?',
  waiting: (name) => `${name} nimmt Kiesel oder würfelt`,
  take: (n) => `${n} nehmen`,
  roll: 'Würfeln',
  rollBrings: '1 bis 6 Kiesel, bei einer 6 auch eine Karte',
  wins: (names) => `${names} gewinnt`,
  rules: 'Die Regeln der Kiesel',
  does: {
    took: (verb, pebbles) => `${verb('nimmst', 'nimmt')} ${pebbles}`,
    rolled: (verb, die) => `${verb('würfelst', 'würfelt')} eine ${die}`,
    drew: (verb, card) => `${verb('ziehst', 'zieht')} die Karte ${card}`,
    drewUnseen: (verb) => `${verb('ziehst', 'zieht')} eine Karte`,
  },
  over: 'Der Haufen ist leer.',
  ruleTexts: {
    R1: 'Nimm reihum 1 bis 3 Kiesel vom Haufen, oder würfle und nimm so viele, wie der Würfel zeigt.',
    R2: 'Eine 6 bringt auch eine Karte, verdeckt.',
    R3: 'Das Spiel endet mit dem Haufen. Deine Punkte sind deine Kiesel und deine Karten.',
    R4: 'Die meisten Punkte gewinnen; bei Gleichstand entscheiden mehr Karten.',
  },
};
