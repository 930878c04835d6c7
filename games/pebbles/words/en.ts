import { pluralsOf } from '@ochre/words';
import type { PebblesWords } from './words.ts';

const plural = pluralsOf('en');

export const en: PebblesWords = {
  motto: 'A heap, a die and a few cards.',
  base: 'One heap',
  bots: { random: 'random', easy: 'easy' },
  daily: 'The same dice for everyone',
  heapOption: { name: 'Heap', about: 'how many pebbles there are' },
  pebbles: plural({ one: '# pebble', other: '# pebbles' }),
  cards: plural({ one: '# card', other: '# cards' }),
  points: plural({ one: '# point', other: '# points' }),
  heap: 'The heap',
  turn: (n) => `Turn ${n}`,
  asked: 'Take pebbles, or roll?',
  waiting: (name) => `${name} takes pebbles or rolls`,
  take: (n) => `Take ${n}`,
  roll: 'Roll',
  rollBrings: '1 to 6 pebbles, a card with a 6',
  wins: (names) => `${names} wins`,
  rules: 'The rules of pebbles',
  does: {
    took: (verb, pebbles) => `${verb('take', 'takes')} ${pebbles}`,
    rolled: (verb, die) => `${verb('roll', 'rolls')} a ${die}`,
    drew: (verb, card) => `${verb('draw', 'draws')} the card ${card}`,
    drewUnseen: (verb) => `${verb('draw', 'draws')} a card`,
  },
  over: 'The heap is empty.',
  ruleTexts: {
    R1: 'In turn, take 1 to 3 pebbles from the heap, or roll a die and take as many as it shows.',
    R2: 'A 6 also draws a card, face down.',
    R3: 'The game ends with the heap. Your score is your pebbles plus your cards.',
    R4: 'The highest score wins; more cards break a tie.',
  },
};
