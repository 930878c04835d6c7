import { pluralsOf } from '@ochre/words';
import type { ScreenWords } from './words.ts';

const plural = pluralsOf('en');
const inPoints = plural({ one: '# point', other: '# points' });

export const screensEn: ScreenWords = {
  personalities: {
    cardwood: 'Beaver, cards and wood',
    buildings: 'Badger, builds',
    culture: 'Owl, culture',
    tools: 'Otter, tools',
    farmers: 'Hamster, fields',
    shamans: 'Raven, many people',
    denier: 'Lynx, takes what you want',
    starvation: 'Wolf, goes hungry',
    veteran: 'Bear, an expert of old',
  },

  home: {
    motto: 'A valley, a tribe and a handful of dice.',
    sameToday: 'The same cards and dice for everyone',
    where: (round) => `round ${round}`,
    solo: { name: 'Solo', about: 'You and the elder' },
    soloShort: 'Solo',
  },

  options: {
    aboutModules: {
      style: 'jewelry, a merchant, up to 5 players',
      huts: '6 tiles, three of them give goods each round',
    },
    variant: {
      name: 'Game',
      about: 'against others, or alone with the elder',
      values: { together: 'Against others', solo: 'Solo' },
    },
    negativeScores: {
      name: 'Scores below zero',
      about: 'the printed rules allow them',
      values: { false: 'No', true: 'Yes' },
    },
    diceFirst: {
      name: 'Dice for all',
      about: 'who chooses first',
      values: { startPlayer: 'First player', buyer: 'Buyer' },
    },
    merchantJewelry: {
      name: 'Jewelry with the merchant',
      about: 'at his place, or at every step',
      values: { place: 'Place', everyAdvance: 'Step' },
    },
    difficulty: { name: 'Difficulty', about: 'what lies ready at the start' },
  },

  end: {
    wins: (who, points) => `${who} wins with ${inPoints(points)}`,
    youWin: (points) => `You win with ${inPoints(points)}`,
    share: (who, points) => `${who} share the victory with ${inPoints(points)}`,
    soloTitle: (grade, points) => `${grade}, ${inPoints(points)}`,
    aheadOf: (points, who) => `${inPoints(points)} ahead of ${who}.`,
    behind: (points, who) => `${inPoints(points)} behind ${who}.`,
    decided: (line, points, next) =>
      next > 0
        ? `${line} brought ${points}; nobody else had more than ${next}.`
        : `${line} brought ${points}; nobody else had any.`,
    missed: (line, points, yours) => `The biggest difference: ${line}, ${points} against ${yours}.`,
    tieBroken: (who) => `Tied with ${who}; decided by agriculture, tools and people.`,
    tied: 'A perfect tie.',
    soloShort: (points) => `${points} more would have been a victory.`,
    soloBest: (line, points) => `${line} brought most, ${points}.`,
    total: 'Total',
    points: 'Points',
    dice: 'Dice',
    shown: 'What is shown',
    skip: 'Show everything',
    lines: {
      board: 'Left on the board',
      discarded: 'Discarded cards',
      tokens: 'Tool tokens left',
      hut: 'People left in the hut',
      drawStack: 'Cards left in the stack',
    },
  },
};
